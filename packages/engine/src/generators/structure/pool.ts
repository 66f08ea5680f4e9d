import type { Column, Shape } from '../../columns/column.ts';
import { restart } from '../../columns/arena-writer.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import type { ColumnSource } from '../../columns/source.ts';
import type { Draws } from '../../random/draws.ts';
import { cumulativeTable, locate } from '../../values/cumulative.ts';
import { sharesByRank } from '../../values/shares-by-rank.ts';
import { copyCell } from '../kit/copy-cell.ts';
import { define, field, parameters } from '../kit/define.ts';
import { unit } from '../kit/uniform.ts';
import type { CompileContext } from '../definition.ts';
import { differentOnes, firstOnes } from './pool-members.ts';

/** A pool with stated shares holds as many values as a statistic of a database counts. */
const MAX_SIZE = 100_000;

export const pool = define<{ generator: { kind: string; parameters?: Record<string, unknown> }; size: number; shares?: readonly number[] }>({
  kind: 'pool',
  group: 'structure',
  title: 'Pool',
  summary: 'A few different values of another generator, some of them frequent (Zipf), or as often as stated.',
  parameters: parameters(
    {
      generator: field.generator('Generator'),
      size: field.integer('Different values', 20, { minimum: 1, maximum: MAX_SIZE }),
      shares: {
        ...field.list('Shares of the most frequent values', { type: 'number', minimum: 0, maximum: 1 }),
        description: 'The most frequent first; the other values share the rest, each a little less than the one before. Without it, by Zipf’s law.',
      },
    },
    ['generator'],
  ),
  outputs: ['text', 'integer', 'decimal', 'date', 'timestamp', 'literal'],
  invertible: 'none',
  compile({ generator, size, shares: stated }, context) {
    const source = context.inner(generator, context.type, 'pool');
    if ((source.needs ?? []).length > 0) context.fail('/generator', 'A pool cannot be made from other columns of the row.');
    const draws = context.draws('pool');
    return stated ? statedPool(source, size, stated, context, draws) : zipfPool(source, size, draws);
  },
});

/** The values of a pool, and which of them a draw in [0, 1) is. */
type Members = { readonly column: Column; readonly at: (u: number) => number };

function zipfPool(source: ColumnSource, size: number, draws: Draws): ColumnSource {
  const shares = cumulativeTable(Float64Array.from({ length: size }, (_, rank) => 1 / (rank + 1.5)));
  return pooled(source.shape, Math.min(size, source.cardinality), draws, () => ({ column: firstOnes(source, size), at: (u) => locate(shares, u) }));
}

function statedPool(source: ColumnSource, size: number, stated: readonly number[], { type, domain }: CompileContext, draws: Draws): ColumnSource {
  const { shape, members } = differentOnes(source, size, { type, domain });
  return pooled(shape, size, draws, () => {
    const { column, places } = members();
    const shares = cumulativeTable(sharesByRank(stated, places.length));
    return { column, at: (u) => places[locate(shares, u)]! };
  });
}

/** The members are made at the first draw, so that compiling a plan costs nothing. */
function pooled(shape: Shape, cardinality: number, draws: Draws, make: () => Members): ColumnSource {
  let members: Members | null = null;
  return {
    shape,
    cardinality,
    fill(rows, out) {
      const { column: from, at } = (members ??= make());
      const scratch = borrow(rows.count);
      draws.fill(rows, scratch.a, scratch.b);
      restart(out);
      for (let i = 0; i < rows.count; i++) {
        const member = at(unit(scratch.a[i]!, scratch.b[i]!));
        if (out.store === 'parts' && from.store === 'parts') out.parts.forEach((part, k) => part && (part[i] = from.parts[k]![member]!));
        else copyCell(from, member, out, i);
      }
      giveBack(scratch);
    },
  };
}
