import type { Generator, KnowledgeColumn, SqlType } from '@seedbed/contract';
import { dateOf, hourOf } from './durations.ts';
import { fault, type AnswerWork } from '../work.ts';
import { CLOCK_TYPES, DATE_TYPES } from '../../schema/types.ts';

const DAY = 86_400_000;
const HOUR_OF_DAY = /^\d{1,2}:\d{2}$/;

/** A time between two moments, or a time of day between two hours. Null, with a fault, where the range is none. */
export function generatorOfRange(work: AnswerWork, { range, shape }: KnowledgeColumn, type: SqlType, place: string): Generator | null {
  const [first, last] = range!;
  if (CLOCK_TYPES.has(type.base)) {
    if (!HOUR_OF_DAY.test(first!) || !HOUR_OF_DAY.test(last!)) return refuse(work, place, 'A time of day lies between two hours.', '["08:00", "17:30"]');
    return { kind: 'date.timeOfDay', parameters: { from: hourOf(first!), to: hourOf(last!) } };
  }
  const { referenceDate } = work.blueprint;
  const from = dateOf(first!, referenceDate);
  const to = dateOf(last!, referenceDate);
  if (from === null || to === null || from > to)
    return refuse(work, place, `"${first}" to "${last}" is no range of time.`, '["-3y", "now"] or ["2024-01-01", "2024-12-31"]');
  if (shape === 'recent' && to === referenceDate)
    return { kind: 'date.past', parameters: { days: Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / DAY)) } };
  return { kind: 'date.between', parameters: { from, to } };
}

/** Whether a text is an end of a range in the column: a date, `now` or a distance from now, or an hour of the day. */
export function isMoment({ blueprint }: AnswerWork, text: string, { base }: SqlType): boolean {
  return DATE_TYPES.has(base) ? dateOf(text, blueprint.referenceDate) !== null : CLOCK_TYPES.has(base) && HOUR_OF_DAY.test(text);
}

/** `now` and `-7d` as their dates in a column of dates or times; any other value as it is. */
export function momentAsDate<V>({ blueprint }: AnswerWork, value: V, { base }: SqlType): V | string {
  return (typeof value === 'string' && DATE_TYPES.has(base) && dateOf(value, blueprint.referenceDate)) || value;
}

function refuse(work: AnswerWork, place: string, message: string, instead: string): null {
  fault(work, place, message, instead);
  return null;
}
