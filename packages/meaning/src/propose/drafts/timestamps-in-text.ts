import { isParticiple } from '../../read/participles.ts';
import type { Match, RuleIndex } from '../../read/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { made } from './made-match.ts';

/** Heads that only timestamps have, in a text too. */
const OF_TIMESTAMPS: ReadonlySet<string> = new Set('date time timestamp datetime at on since until deadline'.split(' '));

/** Words for planned or actual: with one as a prefix, an arrival is a timestamp, and no place. */
const WHEN: ReadonlySet<string> = new Set('scheduled planned estimated expected actual real revised proposed'.split(' '));
const COMING: ReadonlySet<string> = new Set('departure arrival delivery pickup completion start end return takeoff landing'.split(' '));

/** Spans of a day that begin and end at a time of day. */
const WITHIN_A_DAY: ReadonlySet<string> = new Set('shift working work office opening business duty lunch break class lesson'.split(' '));

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
  if (/^(?:start|end|from|to|begin|in|out)$/.test(last) && WITHIN_A_DAY.has(words.at(-2)!) && (at.length ?? SHORTEST) >= 5)
    return made({ kind: 'date.timeOfDay', parameters: /^(?:start|from|begin|in)$/.test(last) ? { from: 6, to: 11 } : { from: 14, to: 22 } }, words, 12);
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
