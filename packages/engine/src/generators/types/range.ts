import { putText, startArena } from '../../columns/arena-writer.ts';
import type { SqlType } from '@seedbed/contract';
import type { CompileContext } from '../definition.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { cellText } from '../../plan/cell-text.ts';
import { define, field, parameters } from '../kit/define.ts';
import { timestampOf } from '../date/read-timestamps.ts';
import { allocColumn, rowsOf } from '../../columns/allocate.ts';
import type { Column } from '../../columns/column.ts';
import { DAY, printTimestamp } from '../kit/iso.ts';
import { formatDate } from '../../values/civil-date.ts';
import { printNumber } from '../kit/number-store.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { chance, unit } from '../kit/uniform.ts';
import { typeDefault } from './type-default.ts';

type Parameters = { lower?: { kind: string; parameters?: Record<string, unknown> }; minWidth?: number; maxWidth?: number; openEnded: number };

const FORM = parameters({
  lower: field.generator('Generator of the lower bound'),
  minWidth: field.number('Minimum width, in numbers or days', undefined, { exclusiveMinimum: 0 }),
  maxWidth: field.number('Maximum width', undefined, { exclusiveMinimum: 0 }),
  openEnded: field.share('Share without an upper bound', 0),
});

export const range = define<Parameters>({
  kind: 'range',
  group: 'types',
  title: 'Range',
  summary: 'From a value up to, but not including, a later one.',
  parameters: FORM,
  outputs: ['range', 'literal', 'text'],
  invertible: 'none',
  compile: (given, context) => rangeSource(given, context, (text) => text),
});

export const multirange = define<Parameters>({
  kind: 'multirange',
  group: 'types',
  title: 'Multirange',
  summary: 'One range in braces.',
  parameters: FORM,
  outputs: ['range', 'literal', 'text'],
  invertible: 'none',
  compile: (given, context) => rangeSource(given, context, (text) => `{${text}}`),
});

function rangeSource({ lower, minWidth, maxWidth, openEnded }: Parameters, context: CompileContext, wrap: (text: string) => string): ColumnSource {
  const element: SqlType = context.type.element ?? { name: 'integer', kind: 'base', base: 'int4' };
  const source = context.inner(lower ?? (isTime(element) ? { kind: 'date.past' } : typeDefault(element)), element, 'lower');
  const least = minWidth ?? 1;
  const most = Math.max(least, maxWidth ?? (isTime(element) ? 30 : 50));
  const draws = context.draws('width');
  const print = printer(element);
  let bounds: Column | null = null;
  const write = (out: Column, count: number, text: (i: number) => string): void => {
    if (out.store !== 'arena') return;
    startArena(out);
    for (let i = 0; i < count; i++) putText(out, i, wrap(text(i)));
  };
  return {
    shape: { store: 'arena', as: 'literal' },
    cardinality: places(element, least),
    plainFirst: true,
    needs: source.needs ?? [],
    fill(rows, out, siblings) {
      if (!bounds || rowsOf(bounds) < rows.count) bounds = allocColumn(source.shape, rows.count);
      source.fill(rows, bounds, siblings);
      const scratch = borrow(rows.count);
      draws.fill(rows, scratch.a, scratch.b);
      write(out, rows.count, (i) => {
        const width = least + Math.floor(unit(scratch.a[i]!, scratch.b[i]!) * (most - least + 1));
        const upper = chance(scratch.b[i]!, openEnded) ? '' : print(bounds!, i, width);
        return `[${print(bounds!, i, 0)},${upper})`;
      });
      giveBack(scratch);
    },
    // Ranges by rank are adjacent: all different, and none overlaps another.
    at: (ranks, count, out) => write(out, count, (i) => apart(element, ranks[i]!, least)),
  };
}

/** The number of adjacent ranges before the type's values end or become absurd: years of five digits. */
function places(type: SqlType, width: number): number {
  if (type.base === 'date') return Math.floor(1_000_000 / width);
  if (isTime(type)) return 10_000_000;
  return type.base === 'int4' ? Math.floor(2_000_000_000 / width) : Math.floor(1e15 / width);
}

function isTime(type: SqlType): boolean {
  return type.base === 'date' || type.base === 'timestamp' || type.base === 'timestamptz';
}

function printer(type: SqlType): (column: Column, row: number, width: number) => string {
  if (type.base === 'date') return (column, row, width) => formatDate(Math.floor((timestampOf(column, row) ?? 0) / DAY) + Math.ceil(width));
  if (isTime(type)) {
    const zone = type.base === 'timestamptz' ? '+00' : '';
    return (column, row, width) => `"${printTimestamp((timestampOf(column, row) ?? 0) + width * DAY)}${zone}"`;
  }
  return (column, row, width) => {
    const text = cellText(column, row);
    const value = Number(text);
    return Number.isNaN(value) ? text : width === 0 ? text : printNumber(value + width, text.split('.')[1]?.length ?? 0);
  };
}

function apart(type: SqlType, rank: number, width: number): string {
  const from = rank * width;
  if (type.base === 'date') return `[${formatDate(10_957 + Math.floor(from))},${formatDate(10_957 + Math.floor(from) + Math.ceil(width))})`;
  if (isTime(type)) {
    const zone = type.base === 'timestamptz' ? '+00' : '';
    const at = (hours: number) => `"${printTimestamp(10_957 * DAY + hours * (DAY / 24))}${zone}"`;
    return `[${at(rank)},${at(rank + 1)})`;
  }
  return `[${from},${from + width})`;
}
