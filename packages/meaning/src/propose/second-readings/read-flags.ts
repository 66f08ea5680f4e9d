import { isParticiple } from '../../read/names/participles.ts';
import { made } from '../drafts/made-match.ts';
import type { Match, RuleIndex } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { wordSet } from '../../read/words.ts';

/** A letter, a two-byte number, or an unknown text that means yes or no. */
export function asFlag(first: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  if (at.type === 'int' && at.small === true) return asSmallFlag(at, index);
  if (at.type === 'text' && !first && (at.length ?? Infinity) > 2) return asWordFlag(at, index);
  if (at.type !== 'text' || at.length === undefined || at.length > 1) return null;
  const match = index.best({ ...at, type: 'bool' });
  if (match?.rule.kind === 'datatype.boolean') return match;
  return at.name.words.some(isParticiple) ? made({ kind: 'datatype.boolean', parameters: { probability: 0.3 } }, at.name.words, 8) : null;
}

/** `anonymous text`: in a text, too, what would be a flag is one, in words. */
function asWordFlag(at: ColumnContext, index: RuleIndex): Match | null {
  const match = index.best({ ...at, type: 'bool' });
  const last = match?.words.at(-1);
  if (match?.rule.kind !== 'datatype.boolean' || last === undefined || ALSO_THINGS.has(last)) return null;
  if ((last !== at.name.words.at(-1) && last !== at.name.raw.at(-1)) || OF_TIMES.has(at.name.words[0]!)) return null;
  const share = Math.round((match.rule.parameters.probability as number) * 100);
  return made({ kind: 'values', parameters: { values: ['yes', 'no'], weights: [share, 100 - share] } }, match.words, 6);
}

/** First words that indicate a time or a number: `last_seen`, `days_overdue`. */
const OF_TIMES = wordSet('first words of times and numbers');

/** Words for flags that are things as well: a text of that name holds one. */
const ALSO_THINGS = wordSet('flags that are things as well');

/** `anon_only smallint DEFAULT 0`: would be a flag as boolean, or is named after an action or a permission. */
function asSmallFlag(at: ColumnContext, index: RuleIndex): Match | null {
  const { words, raw } = at.name;
  if (words.length > 1 && INSTRUCTION_WORDS.has(words[0]!) && !COUNTING.has(words.at(-1)!))
    return made({ kind: 'datatype.boolean', parameters: { probability: 0.2 } }, words, 12);
  // `methods_passed int DEFAULT 0` counts them.
  if (COUNTING.has(words.at(-1)!) || (words.length > 1 && raw[0] !== words[0])) return null;
  const match = index.best({ ...at, type: 'bool' });
  if (match?.rule.kind === 'datatype.boolean') return match;
  return words.some(isParticiple) || words.some((word) => FLAG_WORDS.has(word))
    ? made({ kind: 'datatype.boolean', parameters: { probability: 0.2 } }, words, 8)
    : null;
}

/** Instructions of a row: `obsess_over_host`, `inherits_parent`, `no_more_notifications`. */
const INSTRUCTION_WORDS = wordSet('instructions of a row');

const COUNTING = wordSet('counting');

const FLAG_WORDS = wordSet('flags');
