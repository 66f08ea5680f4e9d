import { isParticiple } from '../../read/names/participles.ts';
import type { Match, RuleIndex } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { made } from './made-match.ts';
import { wordSet } from '../../read/words.ts';

/** Heads that only timestamps have, in a text too. */
const OF_TIMESTAMPS = wordSet('heads of timestamps');

/** Words for planned or actual: with one as a prefix, an arrival is a timestamp, and no place. */
const WHEN = wordSet('planned or actual');
const COMING = wordSet('comings and goings');

/** Spans of a day that begin and end at a time of day. */
const WITHIN_A_DAY = wordSet('spans within a day');

/** Kinds that do not fit a text with a time's name. */
const NO_BETTER = /^(?:location\.city|finance\.creditCardExpiry|enum\.byNoun|text\.(?:note|short|nounName|plain))$/;

/** As short as a written date is. */
const SHORTEST = 8;

/**
 * Texts with timestamps, in tables from stores without such types: `scheduled_departure text` is no city, `shift_start text` a time of day,
 * `action_time text` has the value of a timestamp with that name.
 */
export function readTimestampInText(first: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  const { words, raw } = at.name;
  const last = words.at(-1) ?? '';
  if (at.type !== 'text' || words.length < 2 || raw.at(-1) !== last || (first && !NO_BETTER.test(first.rule.kind))) return null;
  if (first?.rule.kind === 'finance.creditCardExpiry' && isCardExpiry(at)) return null;
  if (wordSet('starts and ends').has(last) && WITHIN_A_DAY.has(words.at(-2)!) && (at.length ?? SHORTEST) >= 5)
    return made({ kind: 'date.timeOfDay', parameters: wordSet("starts of a text's time").has(last) ? { from: 6, to: 11 } : { from: 14, to: 22 } }, words, 12);
  if ((at.length ?? SHORTEST) < SHORTEST) return null;
  const tells = OF_TIMESTAMPS.has(last) || (WHEN.has(words[0]!) && COMING.has(last));
  // `logged_in` and `turned_on` are no timestamps.
  if (!tells || (last === 'on' && !isParticiple(words.at(-2)!))) return null;
  const match = index.best({ ...at, type: 'stamp', length: undefined });
  return match?.rule.kind.startsWith('date.') ? match : null;
}

/** Only of cards is an expiry date two numbers. */
function isCardExpiry({ name, tableWords, siblingWords }: ColumnContext): boolean {
  return ['card', 'cvv', 'cvc', 'cc'].some((word) => name.words.includes(word) || tableWords.has(word) || siblingWords.has(word));
}
