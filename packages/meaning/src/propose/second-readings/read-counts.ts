import { isParticiple } from '../../read/names/participles.ts';
import type { Match } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { UNITS } from '../../read/rules/units-of-measure.ts';
import { made } from '../drafts/made-match.ts';
import { SPANS_OF_TIME } from '../drafts/spans-of-time.ts';
import { wordSet } from '../../read/words.ts';

/** Whole numbers that count things, whatever the things are measured in elsewhere. */
export function readCount(first: Match | null, at: ColumnContext): Match | null {
  return asNumberOf(first, at) ?? asNumberInPeriod(at) ?? asStatistic(first, at);
}

/** `placements_updated`, `messages_received`: how many of them. */
export function asDoneThings(at: ColumnContext): Match | null {
  const { words, raw } = at.name;
  if (at.type !== 'int' || words.length < 2 || raw.at(-2) === words.at(-2) || UNITS.has(words.at(-2)!) || Object.hasOwn(SPANS_OF_TIME, words.at(-2)!))
    return null;
  if (LIMIT_WORDS.has(words.at(-1)!)) return null;
  return isParticiple(words.at(-1)!) || words.at(-1) === 'sent' ? made({ kind: 'number.count' }, words.slice(-2), 14) : null;
}

/** Limits set in advance: `uses_allowed` of an invitation. */
const LIMIT_WORDS = wordSet('set as a limit');

/** `num_stars`, `number_of_closed_issues`: how many of them, whatever the things are measured in elsewhere. */
function asNumberOf(first: Match | null, at: ColumnContext): Match | null {
  const { words, raw } = at.name;
  if (
    (at.type !== 'int' && !(at.type === 'num' && words[0] === 'number')) ||
    (words[0] !== 'number' && !(words[0] === 'total' && first?.rule.kind === 'finance.amount' && !MONEY.has(words.at(-1)!))) ||
    raw.at(-1) === words.at(-1) ||
    (first?.words.includes('number') && first.rule.kind !== 'number.position')
  )
    return null;
  return first?.rule.kind === 'number.count' || first?.rule.kind === 'number.quantity'
    ? null
    : made({ kind: 'number.count', parameters: { median: 6, sigma: 0.7 } }, words, 12);
}

/** `interactions_month`, `visits_week`: how many there were in it. */
function asNumberInPeriod(at: ColumnContext): Match | null {
  const { words, raw } = at.name;
  const isSeveral = words.length >= 2 && raw.at(-2) !== words.at(-2) && !MONEY.has(words.at(-2)!) && !Object.hasOwn(SPANS_OF_TIME, words.at(-2)!);
  return at.type === 'int' && isSeveral && wordSet('periods that are counted').has(words.at(-1)!) && raw.at(-1) === words.at(-1)
    ? made({ kind: 'number.count', parameters: { median: 24, sigma: 1.1 } }, words.slice(-2), 12)
    : null;
}

/** Nouns summed up in money rather than counted. */
const MONEY = wordSet('counted in money');

/** `statistics.mail_sent integer`: where a table counts, nothing is yes or no. */
function asStatistic(first: Match | null, at: ColumnContext): Match | null {
  if (first?.rule.kind !== 'datatype.boolean' || at.type !== 'int' || !COUNTS.has(at.table.words.at(-1) ?? '')) return null;
  return made({ kind: 'number.count', parameters: { median: 40, sigma: 1 } }, at.name.words, 10);
}

/** Nouns of tables whose whole numbers count. */
const COUNTS = wordSet('tables of counts');
