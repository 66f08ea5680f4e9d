import { parseTimestamp } from '../plan/domains/parse-timestamp.ts';
import { parseDate } from '../values/civil-date.ts';
import type { Compiled } from './scope.ts';
import { castOf, type ValueType } from './value.ts';

const MICROS = 1_000_000;

/** The expression in another type; as it is if its values stay as they are. */
function inType(a: Compiled, to: ValueType, cast = castOf(a.type, to)): Compiled {
  if (!cast) return a;
  return {
    type: to,
    prepare(frame) {
      const read = a.prepare(frame);
      return (row) => {
        const value = read(row);
        return value === null ? null : cast(value);
      };
    },
  };
}

/** Dates beside timestamps are timestamps. */
export function alike(given: readonly Compiled[]): readonly Compiled[] {
  return given.some(({ type }) => type === 'timestamp') ? given.map((each) => (each.type === 'date' ? inType(each, 'timestamp') : each)) : given;
}

/** To compare them: dates beside timestamps are timestamps, and texts beside times are read as times. */
export function comparable(given: readonly Compiled[]): readonly Compiled[] {
  const times = alike(given);
  const time = times.find(({ type }) => type === 'timestamp' || type === 'date')?.type;
  if (time === undefined) return times;
  return times.map((each) => (each.type === 'string' ? inType(each, time, (text) => readTime(String(text), time)) : each));
}

function readTime(text: string, type: ValueType): number | null {
  if (type === 'date') return parseDate(text.slice(0, 10));
  const micros = parseTimestamp(text);
  return micros === null ? null : micros / MICROS;
}
