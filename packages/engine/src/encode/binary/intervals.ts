import { ByteSink } from './byte-sink.ts';
import { unreadable, type Converter } from './converter.ts';

type Interval = { micros: bigint; days: number; months: number };

/** interval: µs, days and months, each with its own sign. Reads Postgres' own style and ISO 8601 durations. */
export const intervalToBinary: Converter = (text) => {
  const { micros, days, months } = readDuration(text) ?? readPostgres(text) ?? fail(text);
  return new ByteSink().int64(micros).int32(days).int32(months).done();
};

function fail(text: string): never {
  throw unreadable(text, 'interval');
}

const SECOND = 1_000_000n;
const UNITS: readonly (readonly [RegExp, (value: number) => Partial<Interval>])[] = [
  [/^(y|yr|year)s?$/, (value) => ({ months: 12 * value })],
  [/^(mon|month)s?$/, (value) => ({ months: value })],
  [/^(w|week)s?$/, (value) => ({ days: 7 * value })],
  [/^(d|day)s?$/, (value) => ({ days: value })],
  [/^(h|hr|hour)s?$/, (value) => ({ micros: BigInt(value) * 3600n * SECOND })],
  [/^(m|min|minute)s?$/, (value) => ({ micros: BigInt(value) * 60n * SECOND })],
  [/^(s|sec|second)s?$/, (value) => ({ micros: BigInt(value) * SECOND })],
];

/** `1 year 2 mons -3 days 04:05:06.789`, `90 minutes`. Fractions are accepted only in the seconds of the clock form. */
function readPostgres(text: string): Interval | null {
  const sum: Interval = { micros: 0n, days: 0, months: 0 };
  let rest = text.trim().toLowerCase();
  if (rest === '') return null;
  while (rest !== '') {
    const clock = /^([+-]?)(\d+):(\d{2})(?::(\d{2})(?:\.(\d{1,6}))?)?(?=\s|$)/.exec(rest);
    const counted = clock ? null : /^([+-]?\d+)\s*([a-z]+)/.exec(rest);
    if (clock) {
      const seconds = BigInt(3600 * Number(clock[2]) + 60 * Number(clock[3]) + Number(clock[4] ?? 0));
      const micros = seconds * SECOND + BigInt((clock[5] ?? '').padEnd(6, '0'));
      sum.micros += clock[1] === '-' ? -micros : micros;
    } else if (!counted || !add(sum, Number(counted[1]), counted[2]!)) {
      return null;
    }
    rest = rest.slice((clock ?? counted)![0].length).trimStart();
  }
  return sum;
}

function add(sum: Interval, value: number, unit: string): boolean {
  const part = UNITS.find(([name]) => name.test(unit))?.[1](value);
  if (!part) return false;
  sum.micros += part.micros ?? 0n;
  sum.days += part.days ?? 0;
  sum.months += part.months ?? 0;
  return true;
}

/** `P1Y2M3DT4H5M6.789S`. */
function readDuration(text: string): Interval | null {
  const number = String.raw`(?:(-?\d+)`;
  const match = new RegExp(`^P${number}Y)?${number}M)?${number}W)?${number}D)?(?:T${number}H)?${number}M)?(?:(-?)(\\d+)(?:\\.(\\d{1,6}))?S)?)?$`).exec(text);
  if (!match || text.length < 3) return null;
  const n = (i: number) => Number(match[i] ?? 0);
  const seconds = BigInt(n(8)) * SECOND + BigInt((match[9] ?? '').padEnd(6, '0'));
  return {
    months: 12 * n(1) + n(2),
    days: 7 * n(3) + n(4),
    micros: BigInt(3600 * n(5) + 60 * n(6)) * SECOND + (match[7] === '-' ? -seconds : seconds),
  };
}
