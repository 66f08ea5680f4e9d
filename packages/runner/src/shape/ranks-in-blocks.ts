import { tailByRank } from '@seedbed/engine';

/** Neighbouring ranks with one share each: that of the middle one. */
export type Block = { readonly count: number; readonly share: number };

/** Before this rank each is a block; from there on a block is so small a part of the ranks before it that its shares differ by less than 2 %. */
const SINGLE = 4096;
const PART = 512;

/**
 * Shares of `count` values by rank, as `sharesByRank` of the engine gives them, in a few thousand blocks however many values there are.
 * @param stated shares of the most common values, the most common first
 */
export function ranksInBlocks(stated: readonly number[], count: number): readonly Block[] {
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
