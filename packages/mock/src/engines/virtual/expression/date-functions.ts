import { dictionary } from '@seedbed/contract';
import { civilOf, formatDate } from '@seedbed/engine';
import { MockFault } from '../../../core/index.ts';
import { addInterval, ageOf, DAY, microsOfText, sumOf } from '../values/date-math.ts';
import { intervalText, type Interval } from '../values/interval.ts';
import { daysOf } from '../values/time.ts';
import { offsetAtClock, zoneOffset } from '../values/zone.ts';
import { strict, type Call, type Calls } from './call.ts';
import { DATE, INTERVAL, intervalOf, isTemporal, momentOf, moved, TIMESTAMP, TIMESTAMPTZ } from './date-arithmetic.ts';
import { fieldOf } from './date-fields.ts';
import { castTo, FLOAT8, NUMERIC, truth, type Value } from './value.ts';

/** Functions of dates and times. */
export const DATE_FUNCTIONS: Calls = [
  ['timezone', ([zone, moment]) => inZone(zone!, moment!)],
  ['date_trunc', ([unit, of, zone]) => truncated(unit!, of!, zone)],
  ['date_part', ([field, of]) => floatOf(fieldOf(field!, of!))],
  ['extract', ([field, of]) => ({ type: NUMERIC, text: fieldOf(field!, of!) })],
  ['age', age],
  ['make_date', strict(DATE, (...parts) => made(parts.map(Number) as [number, number, number]))],
  ['to_timestamp', strict(TIMESTAMPTZ, (seconds, format) => (format === undefined ? ofEpoch(seconds) : notRead()))],
  ['isfinite', ([of]) => truth(of!.text === null ? null : !of!.text.endsWith('infinity'))],
  ['justify_days', strict(INTERVAL, (text) => intervalText(justifiedDays(intervalOf(text))))],
  ['justify_hours', strict(INTERVAL, (text) => intervalText(justifiedHours(intervalOf(text))))],
  ['overlaps', overlaps],
];

function ofEpoch(seconds: string): string {
  try {
    return moved(TIMESTAMPTZ, Math.round(Number(seconds) * 1_000_000));
  } catch (error) {
    if (!(error instanceof MockFault)) throw error;
    throw new MockFault({ code: error.code, status: 400, message: `${error.message}: "${seconds}"` });
  }
}

function notRead(): never {
  throw MockFault.unsupported('to_timestamp with a format.');
}

function floatOf(text: string | null): Value {
  return { type: FLOAT8, text: text === null ? null : String(Number(text)) };
}

/** `moment AT TIME ZONE zone`: a timestamptz as a clock there shows it, or a timestamp of such a clock as a moment. */
function inZone({ text: zone }: Value, of: Value): Value {
  if (of.type !== null && (!isTemporal(of.type) || of.type.base === 'time' || of.type.base === 'interval'))
    throw MockFault.unsupported(`AT TIME ZONE of a value of type ${of.type.name}.`);
  const isClock = of.type?.base === 'timestamp';
  const type = isClock ? TIMESTAMPTZ : TIMESTAMP;
  if (zone === null || of.text === null) return { type, text: null };
  const micros = momentOf(of);
  if (!Number.isFinite(micros)) return { type, text: moved(type, micros) };
  const offset = zoneOffset(zone);
  const minutes = isClock ? -offsetAtClock(offset, Math.floor(micros / 1000)) : offset(Math.floor(micros / 1000));
  return { type, text: moved(type, micros + minutes * 60_000_000) };
}

const UNITS: Readonly<Record<string, number>> = dictionary({
  microseconds: 1,
  milliseconds: 1000,
  second: 1_000_000,
  minute: 60_000_000,
  hour: 3_600_000_000,
  day: DAY,
});
const MONTHS: Readonly<Record<string, number>> = dictionary({ month: 1, quarter: 3, year: 12 });

function truncated(unit: Value, of: Value, zone: Value | undefined): Value {
  if (zone !== undefined || unit.text === null) throw MockFault.unsupported('date_trunc in another time zone.');
  const name = unit.text.toLowerCase().replace(/(?<=day|hour|minute|second|month|year)s$/, '');
  const type = of.type?.base === 'date' || of.type === null ? TIMESTAMPTZ : of.type;
  if (of.text === null) return { type, text: null };
  if (type.base === 'interval') return { type, text: intervalText(truncatedInterval(name, intervalOf(of.text))) };
  if (!isTemporal(type) || type.base === 'time') throw MockFault.unsupported(`date_trunc of a value of type ${type.name}.`);
  const micros = momentOf(of);
  if (!Number.isFinite(micros)) return { type, text: of.text };
  return { type, text: moved(type, truncatedMicros(name, micros)) };
}

function truncatedMicros(unit: string, micros: number): number {
  const size = UNITS[unit];
  if (size !== undefined) return Math.floor(micros / size) * size;
  const days = Math.floor(micros / DAY);
  // 1970-01-01 was a Thursday.
  if (unit === 'week') return (days - ((((days + 3) % 7) + 7) % 7)) * DAY;
  const months = MONTHS[unit];
  if (months === undefined) throw MockFault.unsupported(`date_trunc to ${unit}.`);
  const { year, month } = civilOf(days);
  return daysOf(year, month - ((month - 1) % months), 1)! * DAY;
}

function truncatedInterval(unit: string, { months, days, micros }: Interval): Interval {
  const whole = (value: number, size: number) => Math.trunc(value / size) * size + 0;
  if (unit === 'day') return { months, days, micros: 0 };
  if (UNITS[unit] !== undefined) return { months, days, micros: whole(micros, UNITS[unit]) };
  if (MONTHS[unit] !== undefined) return { months: whole(months, MONTHS[unit]), days: 0, micros: 0 };
  throw MockFault.unsupported(`date_trunc of an interval to ${unit}.`);
}

/** `age(to, from)`; with one timestamp, the time before today's midnight. */
function age(values: readonly Value[], around: Parameters<Call>[1]): Value {
  if (values.some(({ text }) => text === null)) return { type: INTERVAL, text: null };
  const moments = values.map(momentOf);
  const [to, from] = moments.length === 1 ? [Math.floor(around.now / DAY) * DAY, moments[0]!] : (moments as [number, number]);
  if (!Number.isFinite(to) || !Number.isFinite(from)) throw MockFault.unsupported('age of infinite moments.');
  return { type: INTERVAL, text: intervalText(ageOf(to, from)) };
}

function made([year, month, day]: readonly [number, number, number]): string {
  const shown = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (year > 275_000 || year < -4713) throw new MockFault({ code: '22008', status: 400, message: `date out of range: ${shown}` });
  const days = year === 0 ? null : daysOf(year < 0 ? year + 1 : year, month, day);
  if (days === null) throw new MockFault({ code: '22008', status: 400, message: `date field value out of range: ${shown}` });
  return formatDate(days);
}

function justifiedDays(of: Interval): Interval {
  const months = Math.trunc(of.days / 30);
  const moved = sumOf(of, { months, days: -months * 30, micros: 0 });
  if (moved.months > 0 && moved.days < 0) return sumOf(moved, { months: -1, days: 30, micros: 0 });
  return moved.months < 0 && moved.days > 0 ? sumOf(moved, { months: 1, days: -30, micros: 0 }) : moved;
}

function justifiedHours(of: Interval): Interval {
  const days = Math.trunc(of.micros / DAY);
  const moved = sumOf(of, { months: 0, days, micros: -days * DAY });
  if (moved.days > 0 && moved.micros < 0) return sumOf(moved, { months: 0, days: -1, micros: DAY });
  return moved.days < 0 && moved.micros > 0 ? sumOf(moved, { months: 0, days: 1, micros: -DAY }) : moved;
}

type Span = { readonly start: number; readonly end: number | null };

/** `(a, b) OVERLAPS (c, d)`: ends are moments, or intervals from their starts. */
function overlaps(values: readonly Value[]): Value {
  const [one, other] = [spanOf(values[0]!, values[1]!), spanOf(values[2]!, values[3]!)];
  if (one === null || other === null) return truth(null);
  if (one.start === other.start) return truth(one.end === null || other.end === null ? null : true);
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  if (first.end === null) return truth(null);
  return truth(last.start < first.end ? true : last.end === null ? null : false);
}

/** Ends in their order; of one known end the span is open. Null without any. */
function spanOf(from: Value, to: Value): Span | null {
  const start = from.text === null ? null : startOf(from);
  const end = to.text === null || (to.type?.base === 'interval' && start === null) ? null : endOf(start, to);
  if (start === null || end === null) return start === null && end === null ? null : { start: (start ?? end)!, end: null };
  return start <= end ? { start, end } : { start: end, end: start };
}

function endOf(start: number | null, to: Value): number {
  return to.type?.base === 'interval' ? addInterval(start!, intervalOf(to.text!)) : startOf(to);
}

function startOf(value: Value): number {
  return value.type?.base === 'time' ? microsOfText(`2000-01-01 ${value.text}`) : momentOf(castTo(value, value.type ?? TIMESTAMPTZ));
}
