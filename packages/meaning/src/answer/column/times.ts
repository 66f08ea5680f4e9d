import type { Generator, KnowledgeColumn, SqlType } from '@seedbed/contract';
import { dateOf, hourOf } from './durations.ts';
import { fault, type AnswerWork } from '../work.ts';

const DAY = 86_400_000;

/** A time between two moments, or a time of day between two hours. Null, with a fault, where the range is none. */
export function generatorOfRange(work: AnswerWork, { range, shape }: KnowledgeColumn, type: SqlType, place: string): Generator | null {
  const [first, last] = range!;
  if (type.base === 'time' || type.base === 'timetz') {
    if (!/^\d{1,2}:\d{2}$/.test(first!) || !/^\d{1,2}:\d{2}$/.test(last!))
      return refuse(work, place, 'A time of day lies between two hours.', '["08:00", "17:30"]');
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

function refuse(work: AnswerWork, place: string, message: string, instead: string): null {
  fault(work, `${place}/range`, message, instead);
  return null;
}
