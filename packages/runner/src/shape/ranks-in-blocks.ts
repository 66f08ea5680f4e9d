import { tailByRank } from '@seedbed/engine';

/** Neighbouring ranks with one share each: that of the middle one. */
export type Block = { readonly count: number; readonly share: number };

/** Before this rank each is a block; from there on a block is so small a part of the ranks before it that its shares differ by less than 2 %. */
const SINGLE = 4096;
const PART = 512;
/** Common values that ANALYZE keeps of a column unless somebody set another number. */
const FULL = 100;

/**
 * The stated shares, and where the list is shorter than ANALYZE could have made it, that of the next value: it leaves out what is not clearly more common than the mean of
 * the others, so that these are about alike.
 */
export function statedByRank(stated: readonly number[], count: number): readonly number[] {
  if (stated.length >= Math.min(FULL, count)) return stated;
  const rest = Math.max(0, 1 - stated.reduce((sum, share) => sum + share, 0));
  return [...stated, Math.min(stated.at(-1) ?? 1, rest / (count - stated.length))];
}

/**
 * Shares of `count` values by rank, as `sharesByRank` of the engine gives them, in a few thousand blocks however many values there are.
 * @param listed shares of the most common values, the most common first
 */
export function ranksInBlocks(listed: readonly number[], count: number): readonly Block[] {
  const stated = statedByRank(listed, count);
  const known = stated.slice(0, count).map((share) => ({ count: 1, share }));
  const tail = tailByRank(stated, count);
  if (!tail) return known.length < count ? [...known, { count: count - known.length, share: 0 }] : known;
  const { from, last, exponent, rest } = tail;
  const rare: Block[] = [];
  let sum = 0;
  for (let rank = from; rank <= count;) {
    const width = Math.min(count - rank + 1, rank < SINGLE ? 1 : Math.floor(rank / PART));
    const share = last * (from / (rank + (width - 1) / 2)) ** exponent;
    rare.push({ count: width, share });
    sum += width * share;
    rank += width;
  }
  return [...known, ...rare.map((block) => ({ ...block, share: (block.share * rest) / sum }))];
}

/**
 * The same of values that all have a row: those that would have a part of one have one, and the other rare ones that much less.
 * @param rows with a value
 */
export function presentRanks(listed: readonly number[], count: number, rows: number): readonly Block[] {
  const blocks = ranksInBlocks(listed, count);
  const one = 1 / rows;
  const rare = blocks.slice(Math.min(listed.length, count));
  const total = sumOf(rare);
  const [above, below] = [rare.filter(({ share }) => share > one), rare.filter(({ share }) => share <= one)];
  const extra = sumOf(above) - above.reduce((sum, block) => sum + block.count, 0) * one;
  const needed = below.reduce((sum, block) => sum + block.count, 0) * one - (total - sumOf(above));
  const kept = extra <= 0 ? 0 : Math.max(0, 1 - needed / extra);
  return [
    ...blocks.slice(0, blocks.length - rare.length),
    ...rare.map(({ count: alike, share }) => ({ count: alike, share: share > one ? one + kept * (share - one) : one })),
  ];
}

const sumOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { count, share }) => sum + count * share, 0);
