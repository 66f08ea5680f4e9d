import type { Column } from '../../columns/column.ts';
import { cellText } from '../../plan/cell-text.ts';
import { define, field, parameters } from '../kit/define.ts';
import { numberSource } from '../kit/number-source.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { unit } from '../kit/uniform.ts';

export const above = define<{ column: string; share: number }>({
  kind: 'number.above',
  group: 'number',
  title: 'Above another number',
  summary: 'Somewhat more than another column of the row: a maximum beside its minimum, a reading after the one before. Round where the other is.',
  parameters: parameters({ column: field.column('Column'), share: field.number('Typical distance above it, as a share of it', 0.5, { exclusiveMinimum: 0 }) }, [
    'column',
  ]),
  outputs: ['integer', 'decimal', 'float'],
  invertible: 'none',
  compile({ column, share }, context) {
    if (!context.sibling(column)) context.fail('/column', `There is no other column "${column}" in this table.`);
    const draws = context.draws();
    return numberSource(context, {
      digits: 2,
      needs: [column],
      fill(rows, x, siblings) {
        const other = siblings.column(column);
        const scratch = borrow(rows.count);
        draws.fill(rows, scratch.a, scratch.b);
        for (let i = 0; i < rows.count; i++) x[i] = beyond(numberAt(other, i), share * (0.3 + 1.4 * unit(scratch.a[i]!, scratch.b[i]!)));
        giveBack(scratch);
      },
    });
  },
});

/** Rounded to a multiple of the step, at least one step further. */
function beyond(value: number, share: number): number {
  const size = Math.max(1, Math.abs(value));
  const step = value === 0 ? 1 : [1000, 100, 50, 10, 5, 1, 0.1].find((each) => each <= size && Math.abs(value / each - Math.round(value / each)) < 1e-9);
  const more = size * share;
  return value + (step === undefined ? more : Math.max(step, Math.round(more / step) * step));
}

function numberAt(column: Column, row: number): number {
  return column.store === 'i32' ? column.values[row]! : Number(cellText(column, row));
}
