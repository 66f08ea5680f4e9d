import { slugsInSystems } from '../drafts/names-in-systems.ts';
import { isParticiple } from '../../read/names/participles.ts';
import { made } from '../drafts/made-match.ts';
import type { Match } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { wordSet } from '../../read/words.ts';

/** A long text about actions or findings, or about several things: an unspecific remark. */
export function asRemark(first: Match | null, at: ColumnContext): Match | null {
  const { words, raw } = at.name;
  if (first || at.type !== 'text' || (at.length ?? Infinity) < 100) return null;
  // Several things of a program are a list of them.
  if (at.domains.has('systems') && raw.at(-1) !== words.at(-1) && !REMARKS.has(words.at(-1)!)) return listed(words);
  const isRemark = words.some(isParticiple) || raw.at(-1) !== words.at(-1) || REMARKS.has(words.at(-1)!);
  return isRemark ? made({ kind: 'text.note', nullRate: 0.4 }, words, 5) : null;
}

/** `candidate_nodes text`: two or three of them, as programs write them down. */
function listed(words: readonly string[]): Match {
  const items = { kind: 'values', parameters: { values: slugsInSystems(words.at(-1)!) } };
  return made({ kind: 'json', parameters: { shape: { type: 'array', items, min: 1, max: 3 } }, nullRate: 0.2 }, words, 5);
}

const REMARKS = wordSet('remarks');
