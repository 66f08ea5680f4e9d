import { cumulativeTableOfSums, equalShares, locate, type CumulativeTable } from '../../values/cumulative.ts';
import type { WordList } from '../../words/words.ts';
import { mix } from '../kit/uniform.ts';

/** A place in nested cells: `offset` among the `size` slots that remain for further choices; `path` encodes the choices so far. */
export type Slot = { size: number; offset: number; path: number };

/**
 * Takes the next choice from a slot: entry k of the table owns the slots from ⌊bounds[k] · size + r⌋ on, r in [0, 1) by the path, so that
 * small cells round to any entry by its weight; the slot shrinks to the entry's own. Bijective: the choices and the remaining offset give
 * the slot, so different slots never collide.
 */
export function split(slot: Slot, table: CumulativeTable): number {
  const { size, offset, path } = slot;
  const { bounds } = table;
  const r = shareOf(path);
  const entry = entryAt(offset, size, r, table);
  const from = Math.floor(bounds[entry]! * size + r);
  slot.size = Math.floor(bounds[entry + 1]! * size + r) - from;
  slot.offset = offset - from;
  slot.path = mix(path ^ Math.imul(entry + 1, 0x9e3779b9));
  return entry;
}

/** The r of a path. */
export function shareOf(path: number): number {
  return (mix(path) >>> 1) / 2_147_483_648;
}

/** The entry that `split` takes, if the rest of the slot is not needed. */
export function entryAt(offset: number, size: number, r: number, table: CumulativeTable): number {
  const { bounds } = table;
  // bounds starts at 0 and ends at 1, so both loops stop inside the table without a range check.
  let entry = locate(table, Math.max(0, Math.min(1 - 1e-16, (offset + 1 - r) / size)));
  while (offset < Math.floor(bounds[entry]! * size + r)) entry--;
  while (offset >= Math.floor(bounds[entry + 1]! * size + r)) entry++;
  return entry;
}

/** The first choice for all slots of one size. Its cells are the same for every row, so it is built once. */
export type FirstSplit = {
  /** By entry: its first slot, and one more for the end. */
  readonly edges: Float64Array;
  /** By entry, for the inverse: the r of its path, and 1 / size. */
  readonly r: Float64Array;
  readonly perSlot: Float64Array;
  entryOf(offset: number): number;
};

/** `split` for slots of `size` at the beginning of their path. */
export function firstSplit(size: number, table: CumulativeTable): FirstSplit {
  const { bounds } = table;
  const own = shareOf(0);
  const edges = Float64Array.from(bounds, (bound) => Math.floor(bound * size + own));
  const count = table.size;
  const r = new Float64Array(count);
  const perSlot = new Float64Array(count);
  for (let entry = 0; entry < count; entry++) {
    r[entry] = shareOf(mix(Math.imul(entry + 1, 0x9e3779b9)));
    perSlot[entry] = 1 / (edges[entry + 1]! - edges[entry]!);
  }
  const scale = 1 / size;
  return {
    edges,
    r,
    perSlot,
    entryOf(offset) {
      // The start of the search does not matter: exactly one entry owns the slot.
      let entry = locate(table, Math.min(MAX, offset * scale));
      while (offset < edges[entry]!) entry--;
      while (offset >= edges[entry + 1]!) entry++;
      return entry;
    },
  };
}

const MAX = 1 - 1e-16;

const tables = new WeakMap<WordList, CumulativeTable>();

export function tableOf(list: WordList): CumulativeTable {
  let table = tables.get(list);
  if (!table) tables.set(list, (table = list.weights ? cumulativeTableOfSums(list.weights) : equalShares(list.words.length)));
  return table;
}
