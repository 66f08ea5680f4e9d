import { BATCH_ROWS, type NumberList } from '../columns/column.ts';
import { lender } from '../columns/scratch.ts';
import { TWO_53 } from '../values/powers.ts';
import type { Numbers } from './numbers.ts';

export type NumberFold = 'sum' | 'avg' | 'min' | 'max' | 'count';

/** The state of each parent so far: its result, and the number of its children that are not NULL. */
export type Folded = { readonly results: Float64Array; readonly counts: Float64Array };

export function startFold(fold: NumberFold, { results, counts }: Folded, parents: number): void {
  const start = fold === 'min' ? Infinity : fold === 'max' ? -Infinity : 0;
  for (let i = 0; i < parents; i++) {
    results[i] = start;
    counts[i] = 0;
  }
}

/**
 * Folds `count` consecutive children, the first of which is at index `offset` among all children of the parents.
 * `ends[i]` is the index after parent i's last child; `parent` is the first parent that these children can belong to.
 * Returns that parent for the next call.
 */
export function foldChildren(fold: NumberFold, children: Numbers, offset: number, count: number, ends: Float64Array, parent: number, folded: Folded): number {
  const { values, nulls } = children;
  if (nulls) return foldPresent(fold, values, nulls, offset, count, ends, parent, folded);
  if (fold === 'sum' && children.whole) {
    const sums = sumsOfBatch.borrow();
    const next = addUp(values, count, sums) ? sumByEnds(sums, offset, count, ends, parent, folded.results) : null;
    sumsOfBatch.giveBack(sums);
    if (next !== null) return next;
  }
  const { results, counts } = folded;
  let owner = parent;
  for (let at = 0; ;) {
    const stop = Math.min(count, ends[owner]! - offset);
    counts[owner]! += stop - at;
    let result = results[owner]!;
    if (fold === 'sum' || fold === 'avg') for (; at < stop; at++) result += values[at]!;
    else if (fold === 'min') for (; at < stop; at++) result = Math.min(result, values[at]!);
    else for (; at < stop; at++) result = Math.max(result, values[at]!);
    results[owner] = result;
    if (at === count) return owner;
    owner++;
  }
}

/** Sums of the first children, up to all of a batch. */
const sumsOfBatch = lender(() => new Float64Array(BATCH_ROWS + 1));

/** False if a sum may exceed the exact range of integers. */
function addUp(values: NumberList, count: number, sums: Float64Array): boolean {
  let sum = 0;
  let size = 0;
  for (let at = 0; at < count; at++) {
    sum += values[at]!;
    size += Math.abs(values[at]!);
    sums[at + 1] = sum;
  }
  return size <= TWO_53;
}

/** Whole numbers are summed without a loop per parent, whose random length would be mispredicted. */
function sumByEnds(sums: Float64Array, offset: number, count: number, ends: Float64Array, parent: number, results: Float64Array): number {
  let owner = parent;
  let before = 0;
  for (; ends[owner]! - offset < count; owner++) {
    const sum = sums[ends[owner]! - offset]!;
    results[owner]! += sum - before;
    before = sum;
  }
  results[owner]! += sums[count]! - before;
  return owner;
}

function foldPresent(
  fold: NumberFold,
  values: NumberList,
  nulls: Uint8Array,
  offset: number,
  count: number,
  ends: Float64Array,
  parent: number,
  folded: Folded,
): number {
  const { results, counts } = folded;
  let owner = parent;
  for (let at = 0; at < count; at++) {
    while (ends[owner]! <= offset + at) owner++;
    if (nulls[at] === 1) continue;
    const value = values[at]!;
    counts[owner]!++;
    results[owner] = fold === 'min' ? Math.min(results[owner]!, value) : fold === 'max' ? Math.max(results[owner]!, value) : results[owner]! + value;
  }
  return owner;
}

/** The results as numbers; NULL for the mean, minimum and maximum of no children. */
export function endFold(fold: NumberFold, { scale, whole }: Numbers, { results, counts }: Folded, parents: number, nulls: Uint8Array): Numbers {
  if (fold === 'count') return { values: counts, scale: 0, whole: true, nulls: null };
  if (fold === 'sum') return { values: results, scale, whole, nulls: null };
  for (let i = 0; i < parents; i++) {
    nulls[i] = counts[i] === 0 ? 1 : 0;
    if (counts[i] === 0) results[i] = 0;
    else if (fold === 'avg') results[i]! /= counts[i]!;
  }
  return { values: results, scale, whole: whole && fold !== 'avg', nulls };
}
