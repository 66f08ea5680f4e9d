import type { Generator, SqlType } from '@seedbed/contract';
import { allocColumn } from '../columns/allocate.ts';
import { cellText } from '../plan/cell-text.ts';
import { drawsOf } from '../random/draws-of.ts';
import type { CompileContext } from './definition.ts';
import { generatorByKind } from './index.ts';
import { withDefaults } from './with-defaults.ts';

const DAY = 86_400_000_000;
const REFERENCE_DAY = 20_454;

/**
 * Numbers that a generator produces without a condition on the column; null if it reads other columns or word lists, or
 * produces no numbers.
 */
export function sampleNumbers({ kind, parameters = {} }: Generator, type: SqlType, count: number): number[] | null {
  const definition = generatorByKind(kind);
  if (!definition) return null;
  try {
    const source = definition.compile(withDefaults(definition.parameters, parameters), standaloneContext(type, count));
    if (source.needs?.length || source.readsFrame || source.makesNulls) return null;
    const column = allocColumn(source.shape, count);
    source.fill({ first: 0, count, at: null }, column, { column: alone });
    const numbers = Array.from({ length: count }, (_, row) => Number(cellText(column, row)));
    return numbers.some(Number.isNaN) ? null : numbers;
  } catch {
    // It requires something that only a plan has.
    return null;
  }
}

function alone(): never {
  throw new Error('A sample has no other columns.');
}

function standaloneContext(type: SqlType, rows: number): CompileContext {
  const draws = (purpose = 'value') => drawsOf(['sample', purpose]);
  return {
    table: '',
    column: '',
    rows,
    before: 0,
    type,
    domain: {},
    get words(): never {
      return alone();
    },
    referenceDay: REFERENCE_DAY,
    timeline: { from: (REFERENCE_DAY - 730) * DAY, to: REFERENCE_DAY * DAY, rows },
    draws,
    tableDraws: draws,
    entity: alone,
    sibling: () => null,
    inner: alone,
    expression: alone,
    fail: alone,
  };
}
