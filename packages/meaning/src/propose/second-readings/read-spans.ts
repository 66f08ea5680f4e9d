import { isParticiple } from '../../read/names/participles.ts';
import { made } from '../drafts/made-match.ts';
import { SPANS_OF_TIME } from '../drafts/spans-of-time.ts';
import type { Match } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { wordSet } from '../../read/words.ts';

/** `review_due_in_days integer` is a number of days, whatever comes before. */
export function asSpan(first: Match | null, at: ColumnContext): Match | null {
  const { words } = at.name;
  if (at.type !== 'int' || words.at(-2) !== 'in' || words.length < 3 || !/^(?:date\.|number\.(?:config|plain|count|code))/.test(first?.rule.kind ?? ''))
    return null;
  const values = SPANS_OF_TIME[words.at(-1)!.replace(/s$/, '')];
  return values ? made({ kind: 'values', parameters: { values } }, words.slice(-1), 8) : null;
}

/** `ring_time integer`: a time without an event is a duration. */
export function readTimeAsDuration(first: Match | null, at: ColumnContext): Match | null {
  const { words } = at.name;
  if (at.type !== 'int' || first?.rule.kind !== 'date.epoch' || first.words.join() !== 'time' || words.length < 2 || words.at(-1) !== 'time') return null;
  if (words.some((word) => isParticiple(word) || HAPPENING.has(word))) return null;
  return made({ kind: 'number.duration', parameters: { unit: 's', median: 90, sigma: 0.7 } }, words.slice(-1), 8);
}

/** Events at a time rather than durations. */
const HAPPENING = wordSet('happens at a time');
