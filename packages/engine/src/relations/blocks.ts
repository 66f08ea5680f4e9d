import type { Rows } from '../columns/column.ts';
import { permutation, type Permutation } from '../keys/permutation.ts';
import { threefry } from '../random/threefry.ts';
import { BLOCK, dealBlock, packCounts, stratifiedCounts, type BlockCounts } from './block-counts.ts';
import type { CountQuantile } from './quantiles.ts';
import type { Spread } from './spread.ts';

/**
 * The relation that owns the rows of the child table. Parents come in blocks of 64: each block has the same counts, in
 * a different order, and the children follow the order of their parents. Adding parents appends children and changes no
 * existing row.
 */
type BlockSpread = Spread & {
  /** Parents of many children at once; walks through them if they are consecutive. */
  fill(rows: Rows, parents: Float64Array): void;
  /** The first child of a parent, if children are not mixed. */
  startOf(parent: number): number;
};

type BlockOptions = {
  readonly parents: number;
  readonly quantile: CountQuantile;
  /** Two words of the relation's own. */
  readonly key: readonly [number, number];
  /**
   * The exact total of children. Counts are scaled to it. The last block, which is used only in part, has its own
   * counts, so that only this block changes when parents are added.
   */
  readonly children?: number;
  /**
   * Shuffles children of neighbouring parents, within windows of 4,096 parents. A last window that is not full is
   * shuffled again when parents are added.
   */
  readonly mixed?: boolean;
  /** Blocks in a window of mixing: a power of two, 64 by default. */
  readonly window?: number;
};

/** The most blocks in a window of mixing. */
const WINDOW = 64;

/** Number of windows over all parents, if children stay near their parents. The children of a parent are then spread over an eighth of the rows. */
const NEAR = 8;

/** The number of blocks in one shuffling window, for this many parents, if children stay near them. */
export function nearWindow(parents: number): number {
  let window = 1;
  while (window < WINDOW && 2 * window * BLOCK * NEAR <= parents) window *= 2;
  return window;
}

/**
 * The number of assigned blocks to cache: all blocks of a window if its children are shuffled, so that each is assigned
 * once; otherwise few, which fit in the first-level cache.
 */
const KEPT = 4;
const STRIDE = BLOCK + 1;

export function blockSpread(options: BlockOptions): BlockSpread {
  const { parents, quantile, key, window = WINDOW } = options;
  if (parents === 0) return noParents(options.children ?? 0);
  const wholeBlocks = Math.floor(parents / BLOCK);
  const plain = stratifiedCounts(quantile, BLOCK);
  const perBlock = options.children === undefined ? plain.reduce((x, y) => x + y, 0) : (options.children / parents) * BLOCK;
  const start = (block: number) => {
    if (options.children === undefined) return Math.floor(block * perBlock);
    return block * BLOCK >= parents ? options.children : Math.min(options.children, Math.floor(block * perBlock));
  };
  const countsByTotal = new Map<number, BlockCounts>();
  // A power of two, because the remainder of doubles is slow. Most relations have few blocks.
  let places = 1;
  while (places < (options.mixed ? Math.max(window, KEPT) : KEPT) && places <= wholeBlocks) places *= 2;
  const lastPlace = places - 1;
  const kept = new Float64Array(places).fill(-1);
  /** The number of parents of each block that are assigned so far. A request for one row needs only half a block. */
  const dealt = new Uint8Array(places);
  const first = new Float64Array(places * STRIDE);

  /**
   * The offset in `first` of the block's first slots by parent, assigned up to parent `to` or past `slot`. With an
   * exact total, the last block has its own counts.
   */
  function blockAt(block: number, to: number, slot: number): number {
    const place = block & lastPlace;
    const at = place * STRIDE;
    if (kept[place] !== block) {
      kept[place] = block;
      dealt[place] = 0;
      first[at] = start(block);
    }
    const done = dealt[place]!;
    if (done < BLOCK && (done < to || first[at + done]! <= slot)) {
      const cut = block === wholeBlocks && options.children !== undefined;
      const counts = countsOf(start(block + 1) - start(block), cut ? parents - wholeBlocks * BLOCK : BLOCK);
      dealt[place] = dealBlock(key, block, counts, { first, at, from: done, to, slot });
    }
    return at;
  }

  function countsOf(total: number, size: number): BlockCounts {
    const id = total * (BLOCK + 1) + size;
    let counts = countsByTotal.get(id);
    if (!counts) countsByTotal.set(id, (counts = packCounts(stratifiedCounts(quantile, size, total))));
    return counts;
  }

  function startOf(parent: number): number {
    const block = Math.floor(parent / BLOCK);
    const place = parent - block * BLOCK;
    return first[blockAt(block, place, -1) + place]!;
  }

  function countOf(parent: number): number {
    const block = Math.floor(parent / BLOCK);
    const own = parent - block * BLOCK;
    const place = blockAt(block, own + 1, -1) + own;
    return first[place + 1]! - first[place]!;
  }

  function fillStarts(from: number, count: number, starts: Float64Array): void {
    for (let done = 0; done <= count;) {
      const block = Math.floor((from + done) / BLOCK);
      const end = Math.min(count + 1, (block + 1) * BLOCK - from);
      const at = blockAt(block, from + end - 1 - block * BLOCK, -1) - block * BLOCK + from;
      for (; done < end; done++) starts[done] = first[at + done]!;
    }
  }

  /** Slots after the last child belong to the last block: probes of a source request rows that no table has. */
  function blockOfSlot(requestedSlot: number): number {
    if (options.children === 0) return 0;
    const slot = options.children === undefined ? requestedSlot : Math.min(requestedSlot, options.children - 1);
    let block = Math.floor(slot / perBlock);
    // The quotient is rounded, and starts are rounded down.
    while (start(block) > slot) block--;
    while (start(block + 1) <= slot) block++;
    return block;
  }

  function parentOfSlot(slot: number): number {
    const block = blockOfSlot(slot);
    const at = blockAt(block, 0, slot);
    return block * BLOCK + placeIn(first, at, dealt[block & lastPlace]!, slot);
  }

  /** Parents of slots in a row: block by block, parent by parent. */
  function walk(from: number, count: number, out: Float64Array): void {
    const there = options.children === undefined ? count : Math.min(count, options.children - from);
    for (let probe = Math.max(0, there); probe < count; probe++) out[probe] = parentOfSlot(from + probe);
    for (let done = 0; done < there;) {
      const block = blockOfSlot(from + done);
      const at = blockAt(block, BLOCK, -1);
      const end = Math.min(there, first[at + BLOCK]! - from);
      for (let place = placeIn(first, at, BLOCK, from + done); done < end; place++) {
        const stop = Math.min(end, first[at + place + 1]! - from);
        for (const parent = block * BLOCK + place; done < stop; done++) out[done] = parent;
      }
    }
  }

  const children = options.children ?? (parents % BLOCK === 0 ? start(wholeBlocks) : startOf(parents));
  const hands = [countsOf(Math.floor(perBlock), BLOCK), countsOf(Math.ceil(perBlock), BLOCK)];
  if (options.children !== undefined && parents % BLOCK > 0) hands.push(countsOf(children - start(wholeBlocks), parents % BLOCK));
  const most = Math.max(...hands.flatMap((counts) => [...counts]));

  const mixer = options.mixed && parents > 1 ? windowMixer(key, (at) => Math.min(children, start(at * window))) : null;
  const windowOf = (slot: number) => Math.floor(blockOfSlot(slot) / window);
  const slotOf = (child: number) => (mixer && child < children ? mixer.slotOf(child, windowOf(child)) : child);

  return {
    parents,
    children,
    most,
    // A fixed total is distributed again; without one, children follow from their parents.
    keeps: { children: options.children === undefined, parents: options.children === undefined && !mixer },
    startOf,
    countOf,
    ...(mixer ? {} : { firstOf: startOf, fillStarts }),
    parentOf: (child) => parentOfSlot(slotOf(child)),
    ordinalOf(child) {
      const slot = slotOf(child);
      return slot - startOf(parentOfSlot(slot));
    },
    childAt(parent, ordinal) {
      const slot = startOf(parent) + ordinal;
      return mixer ? mixer.childOf(slot, windowOf(slot)) : slot;
    },
    fill(rows, out) {
      if (rows.at || mixer) {
        for (let i = 0; i < rows.count; i++) out[i] = parentOfSlot(slotOf(rows.at ? rows.at[i]! : rows.first + i));
        return;
      }
      if (rows.count === 1) out[0] = parentOfSlot(rows.first);
      else walk(rows.first, rows.count, out);
    },
  };
}

/** All children have no parent, because the parent table is empty. */
function noParents(children: number): BlockSpread {
  return {
    parents: 0,
    children,
    most: 0,
    startOf: () => 0,
    countOf: () => 0,
    parentOf: () => -1,
    ordinalOf: () => 0,
    childAt: () => -1,
    fill: (rows, out) => void out.fill(-1, 0, rows.count),
  };
}

/** The parent whose slots include this one: the last assigned parent that starts at or before it. */
function placeIn(first: Float64Array, at: number, dealt: number, slot: number): number {
  // On first request, a slot belongs to one of the last two assigned parents.
  if (first[at + dealt - 1]! <= slot) return dealt - 1;
  if (first[at + dealt - 2]! <= slot) return dealt - 2;
  let place = 0;
  for (let step = BLOCK / 2; step > 0; step >>= 1) if (place + step < dealt && first[at + place + step]! <= slot) place += step;
  return place;
}

/** A permutation of the slots of each window of blocks; caches that of the last window. */
function windowMixer(key: readonly [number, number], start: (window: number) => number) {
  const words = new Int32Array(2);
  let window = -1;
  let base = 0;
  let mixing: Permutation | null = null;

  function enter(wanted: number): Permutation {
    if (window !== wanted || !mixing) {
      window = wanted;
      base = start(window);
      threefry(key[0], key[1], window, 0x6d697865, words);
      mixing = permutation(Math.max(1, start(window + 1) - base), words[0]!, words[1]!);
    }
    return mixing;
  }
  return {
    slotOf: (child: number, wanted: number) => enter(wanted).forward(child - base) + base,
    childOf: (slot: number, wanted: number) => enter(wanted).inverse(slot - base) + base,
  };
}
