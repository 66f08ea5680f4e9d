import type { Domain, SqlType } from '@seedbed/contract';
import { restart } from '../../columns/arena-writer.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import type { ColumnSource } from '../../columns/source.ts';
import type { Draws } from '../../random/draws.ts';
import { belowWide } from '../../values/uniform.ts';
import { enumerate } from './enumerate.ts';

/** Number of different values that a plain column shows; a unique one uses as many as it needs. */
const SHOWN = 1_000;

/**
 * The simplest values that fit a type and domain, for columns whose generator cannot produce them and for unique keys
 * that need more values than their generator has: integers in sequence, short codes, days, timestamps.
 */
export function plainSource(type: SqlType, domain: Domain, draws: () => Draws): ColumnSource {
  const values = enumerate(type, domain);
  const shown = Math.max(1, Math.min(values.count, SHOWN));
  const stream = draws();
  return {
    shape: values.shape,
    cardinality: values.count,
    // Small numbers, recent days: a key uses little more of them than it needs.
    plainFirst: true,
    fill(rows, out) {
      const scratch = borrow(rows.count);
      stream.fill(rows, scratch.a, scratch.b);
      restart(out);
      for (let i = 0; i < rows.count; i++) values.put(out, i, belowWide(scratch.a[i]!, scratch.b[i]!, shown));
      giveBack(scratch);
    },
    at(ranks, count, out) {
      restart(out);
      for (let i = 0; i < count; i++) values.put(out, i, ranks[i]!);
    },
  };
}
