import type { ColumnSource } from '../../columns/source.ts';
import { AGGREGATES, COUNTING, foldFault, foldOf, type AggregateName } from '../../expressions/aggregates.ts';
import { composedOf } from '../../expressions/composed-of.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import { ExpressionFault, messageIn } from '../../expressions/fault.ts';
import type { Compiled } from '../../expressions/scope.ts';
import { valueWriter } from '../../expressions/value.ts';
import type { ColumnDraft, TableDraft } from '../draft.ts';
import type { Frame } from '../frame.ts';
import type { Work } from '../work.ts';
import { aggregated } from './aggregated.ts';
import { lifted } from './lifted.ts';
import { childrenNamed, fieldOf, parentNamed, rowScope } from './row-scope.ts';
import { splitShares } from './split.ts';

/** Kinds of generators that look at other columns, parents and children. */
export const DERIVED: ReadonlySet<string> = new Set(['expression', 'lookup', 'derived', 'split']);

type Parameters = { expression?: string; relation?: string; column?: string; aggregate?: string; total?: number; of?: string; least?: number };

/**
 * The source of a derived column; null, with a fault, if its names or its expression are invalid. The columns that it
 * reads are recorded in `needs`.
 */
export function derivedSource(work: Work, column: ColumnDraft, needs: Set<ColumnDraft>): ColumnSource | null {
  const { kind, parameters = {} } = column.spec.generator!;
  const pointer = `${column.pointer}/generator/parameters`;
  const compiled = compile(work, column, kind, parameters as Parameters, needs, (member, message) => work.faults.add(pointer + member, message));
  if (!compiled) return null;
  const writer = valueWriter(column.type, compiled.type);
  const composed = kind === 'expression' ? composedOf(String(parameters.expression ?? '')) : null;
  return {
    ...(composed ? { composed } : {}),
    shape: writer.shape,
    cardinality: Infinity,
    makesNulls: true,
    fill(rows, out, siblings) {
      const numbers = writer.putAll ? ((compiled.stored ?? compiled.numbers)?.(siblings as Frame) ?? null) : null;
      writer.begin(out);
      if (numbers) return writer.putAll!(out, rows.count, numbers);
      const read = compiled.prepare(siblings as Frame);
      for (let i = 0; i < rows.count; i++) {
        const value = read(i);
        writer.put(out, i, value);
        if (out.nulls) out.nulls[i] = value === null ? 1 : 0;
      }
    },
  };
}

type Fail = (member: string, message: string) => void;

function compile(work: Work, column: ColumnDraft, kind: string, parameters: Parameters, needs: Set<ColumnDraft>, fail: Fail): Compiled | null {
  const compiled = (member: 'expression' | 'of', table: TableDraft): Compiled | null => {
    const text = String(parameters[member] ?? '');
    try {
      return compileExpression(text, rowScope(work, table, needs));
    } catch (error) {
      if (!(error instanceof ExpressionFault)) throw error;
      fail(`/${member}`, messageIn(text, error));
      return null;
    }
  };
  if (kind === 'expression') return compiled('expression', column.table);
  if (kind === 'derived' && parameters.aggregate !== undefined) return overChildren(work, column, parameters, needs, fail);
  const relation = parentNamed(column.table, parameters.relation ?? 'parent');
  if (!relation) {
    fail('/relation', `${column.table.name} has no relation ${parameters.relation ?? 'to a parent'}.`);
    return null;
  }
  const { least = 0 } = parameters;
  if (kind === 'split' && parameters.column === undefined && parameters.total !== undefined) {
    const { total } = parameters;
    return splitShares(work, column, relation, least, { type: Number.isInteger(total) ? 'int' : 'double', prepare: () => () => total });
  }
  if (kind === 'split' && parameters.of !== undefined) {
    const whole = compiled('of', relation.parent);
    return whole && splitShares(work, column, relation, least, lifted(work, relation, whole));
  }
  const parentColumn = relation.parent.columns.get(parameters.column ?? '');
  if (!parentColumn) {
    fail('/column', `${relation.parent.name} has no column ${parameters.column ?? ''}.`);
    return null;
  }
  if (kind === 'split') return splitShares(work, column, relation, least, lifted(work, relation, fieldOf(work, parentColumn, needs)));
  return lifted(work, relation, fieldOf(work, parentColumn, needs));
}

function overChildren(
  work: Work,
  column: ColumnDraft,
  { relation: name, column: of, aggregate = '' }: Parameters,
  needs: Set<ColumnDraft>,
  fail: Fail,
): Compiled | null {
  const relation = name === undefined ? (column.table.children[0] ?? null) : childrenNamed(column.table, name);
  if (!relation) fail('/relation', `No relation ${name ?? ''} leads to ${column.table.name}.`);
  else if (!(AGGREGATES as readonly string[]).includes(aggregate))
    fail('/aggregate', `There is no aggregate ${aggregate}; there are ${AGGREGATES.join(', ')}.`);
  else if (of === undefined && !COUNTING.includes(aggregate)) fail('/column', `${aggregate} needs a column of ${relation.child.name}.`);
  else {
    const child = of === undefined ? null : relation.child.columns.get(of);
    if (child === undefined) fail('/column', `${relation.child.name} has no column ${of}.`);
    else {
      const inner = child && fieldOf(work, child, needs);
      const fault = inner && foldFault(aggregate as AggregateName, inner.type);
      if (fault) fail('/column', fault);
      else return aggregated(work, relation, inner, foldOf(aggregate as AggregateName, inner?.type ?? 'int'));
    }
  }
  return null;
}
