import type { Rows } from '../../columns/column.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import type { CompileContext } from '../definition.ts';
import { unit } from './uniform.ts';

/** A parameter of generators whose values follow the order of the rows in part. */
export const BY_ROW = {
  type: 'number',
  minimum: -1,
  maximum: 1,
  title: 'Rises with the rows',
  description: 'How far values rise with the rows: 1 all, 0 none, -1 all fall. About the correlation that Postgres notes.',
};

/**
 * Draws in [0, 1), evenly spread. In the share `order` of the rows a draw is the row's place in the table; the others are by chance. Both are
 * even, so that the values have the same distribution whatever the share is, and the rank correlation of values and rows is the share.
 */
export function drawsByRow(context: CompileContext, order: number): (rows: Rows, u: Float64Array) => void {
  const draws = context.draws();
  const chosen = context.draws('by row');
  const count = Math.max(1, context.rows);
  const share = Math.abs(order);
  return (rows, u) => {
    const scratch = borrow(rows.count);
    draws.fill(rows, scratch.a, scratch.b);
    for (let i = 0; i < rows.count; i++) u[i] = unit(scratch.a[i]!, scratch.b[i]!);
    chosen.fill(rows, scratch.a, scratch.b);
    for (let i = 0; i < rows.count; i++) {
      if (unit(scratch.a[i]!, scratch.b[i]!) >= share) continue;
      const place = (((rows.at ? rows.at[i]! : rows.first + i) % count) + 0.5) / count;
      u[i] = order < 0 ? 1 - place : place;
    }
    giveBack(scratch);
  };
}
