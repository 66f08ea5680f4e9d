import { unitOfQuantity } from '../drafts/unit-of-quantity.ts';
import { readDone, readOneLetter, readShortAnswer } from './read-answers.ts';
import { readSealed } from './read-sealed.ts';
import { inMinorUnits } from './read-minor-units.ts';
import { readTimestampInText } from '../drafts/timestamps-in-text.ts';
import { asDoneThings, readCount } from './read-counts.ts';
import { isNoTimestamp, readTimestamp } from './read-timestamps.ts';
import type { Match, RuleIndex } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { asSpan, readTimeAsDuration } from './read-spans.ts';
import { asCategory, plainKinds, stateOfDone } from './read-kinds.ts';
import { VAGUE } from '../drafts/vague-kinds.ts';
import { asCoded, asNumber, isCountOfFlags } from './read-numbers.ts';
import { asBare, asQualified, readProcessedText } from './read-part.ts';
import { asFlag } from './read-flags.ts';
import { asEvent, asListed, asPerson } from './read-nouns.ts';
import { asRemark } from './read-remarks.ts';

/**
 * A second reading if the first was vague or empty: `max_salary` is a salary, `rainfall_mm` is rainfall, `invigilator_name` is a person's,
 * `room_types.type_name` has the values of a column `room_type`. Keeps the first if the second is no better.
 */
export function readAgain(found: Match | null, at: ColumnContext, index: RuleIndex): Match | null {
  const first = isNoTimestamp(found, at) ? null : found;
  const plain = readSealed(first, at) ?? readOneLetter(first, at, index) ?? readShortAnswer(first, at) ?? readDone(first, at);
  if (plain) return plain;
  const timestamp = readTimestamp(first, at, index) ?? readTimestampInText(first, at, index);
  if (timestamp) return timestamp;
  const counted = readCount(first, at);
  if (counted) return counted;
  const unit = unitOfQuantity(first, at) ?? inMinorUnits(first, at, index);
  if (unit) return unit;
  const span = asSpan(first, at) ?? (coversWholeName(first, at) ? null : asDoneThings(at)) ?? readTimeAsDuration(first, at);
  if (span) return span;
  const done = stateOfDone(first, at);
  if (done) return done;
  if (first && !VAGUE.has(first.rule.kind) && first.rule.kind !== 'text.category' && !isCountOfFlags(first, at))
    return first.rule.kind === 'text.description' ? (asBare(at, index) ?? first) : first;
  const better =
    asCategory(first, at, index) ??
    readProcessedText(first, at, index) ??
    (coversWholeName(first, at) ? null : asFlag(first, at, index)) ??
    asCoded(first, at, index) ??
    asQualified(first, at, index) ??
    asNumber(first, at, index) ??
    asPerson(first, at) ??
    asListed(at, index) ??
    asEvent(first, at) ??
    asBare(at, index) ??
    asRemark(first, at);
  return better ?? plainKinds(first, at) ?? first;
}

/** A rule that knows all of a name of several words knows whether it counts: `no_votes` beside `yes_votes` are no flag. */
function coversWholeName(first: Match | null, { name }: ColumnContext): boolean {
  return first !== null && name.words.length > 1 && first.words.length >= name.words.length && COUNTED.test(first.rule.kind);
}

const COUNTED = /^number\.(?:lognormal|mostlyZero)$/;
