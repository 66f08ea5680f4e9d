import type { Rows } from '../../columns/column.ts';
import { capacityFor } from '../../keys/capacity.ts';
import { closeCapacityFor } from '../../keys/close-capacity.ts';
import { permutation } from '../../keys/permutation.ts';
import type { Draws } from '../../random/draws.ts';
import type { EntityContext } from '../definition.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { unit } from '../kit/uniform.ts';

/** Slots of an entity's rows: numbers below `size`. All choices of the entity are derived from them. */
export type Slots = { readonly size: number; readonly distinct: number; fill(rows: Rows, out: Float64Array): void };

/** 2^45: room for five choices without visible steps. */
const WIDE = 35_184_372_088_832;

/** With fewer slots than an eighth of the names, names rarely repeat and need a number. */
const NAMES_PER_SLOT = 8;

/**
 * Drawn by hash; or, when a member must be unique, a permutation of slots, little more than the table has rows. If rows
 * must not change when the table grows, the size is rounded up to the next power of ten, as long as there are `plain`
 * names without a number.
 */
export function slotsOf(
  draws: (purpose: string) => Draws,
  unique: boolean,
  { rows: ownRows, before, steady }: Pick<EntityContext, 'rows' | 'before' | 'steady'>,
  plain: number,
): Slots {
  if (!unique) {
    const hash = draws('slot');
    return {
      size: WIDE,
      distinct: 0,
      fill(wanted, out) {
        const scratch = borrow(wanted.count);
        hash.fill(wanted, scratch.a, scratch.b);
        for (let i = 0; i < wanted.count; i++) out[i] = Math.floor(unit(scratch.a[i]!, scratch.b[i]!) * WIDE);
        giveBack(scratch);
      },
    };
  }
  const rows = before + ownRows;
  const close = closeCapacityFor(rows);
  const size = steady ? Math.max(close, Math.min(capacityFor(rows), Math.floor(plain / NAMES_PER_SLOT))) : close;
  const { key0, key1 } = draws('perm');
  const mixed = permutation(size, key0, key1);
  return {
    size,
    distinct: size,
    fill(wanted, out) {
      for (let i = 0; i < wanted.count; i++) {
        const row = before + (wanted.at ? wanted.at[i]! : wanted.first + i);
        out[i] = mixed.forward(row < size ? row : row % size);
      }
    },
  };
}
