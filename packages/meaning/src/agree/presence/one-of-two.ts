import { pieces } from '../../read/names/tokens.ts';
import { wordSet } from '../../read/words.ts';
import type { Link } from '../../schema/link.ts';

const ONE = wordSet('one of two in any language');
const WINNER = wordSet('winner of two in any language');
const LOSER = wordSet('loser of two in any language');

const SCORES = wordSet('what a party scores, in any language');

/** Whether a name, without the party whose it is, is of what decides a match. */
export function isScore(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => SCORES.has(word));
}

/** What a name says of a reference that is one of two others of its row. */
export type SideOfTwo = 'winner' | 'loser' | 'either';

/** A reference that is one of two others of its row: the winner of a match between home and away, the payer of two parties. */
export type EitherOf = { readonly of: readonly [Link, Link]; readonly side: SideOfTwo };

/** Null unless exactly two other references of the row, which are no such references themselves, lead to the same rows. */
export function eitherOf(link: Link, links: readonly Link[]): EitherOf | null {
  const side = sideOf(link);
  if (side === undefined || link.from === link.to) return null;
  const others = links.filter(
    (other) =>
      other !== link &&
      other.from === link.from &&
      other.to === link.to &&
      other.columns.length === 1 &&
      other.toColumns[0] === link.toColumns[0] &&
      sideOf(other) === undefined,
  );
  return others.length === 2 ? { of: [others[0]!, others[1]!], side } : null;
}

function sideOf({ columns: [name = '', ...more] }: Link): SideOfTwo | undefined {
  const words = pieces(name);
  const has = (list: ReadonlySet<string>): boolean => words.some((word) => list.has(word));
  if (more.length > 0 || !has(ONE)) return undefined;
  return has(LOSER) ? 'loser' : has(WINNER) ? 'winner' : 'either';
}
