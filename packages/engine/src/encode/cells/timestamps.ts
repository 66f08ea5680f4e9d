import { KIND } from '../wasm/operation.ts';
import { around, ending, literal, putWords, wrongStore, type Around, type CellWriter } from './cell.ts';
import { DAY_BYTES, isPlainDay, putAnyDay, putDay } from './days.ts';
import { putFixed } from './digits.ts';

const DAY = 86_400_000_000;
const TIME_BYTES = 15;
const BEFORE_CHRIST = literal(' BC');

/** `i32` as `date`. */
export function dateCell({ before, after }: Around): CellWriter {
  const start = literal(before);
  const end = ending(after);
  let values: Int32Array;
  return {
    most: start.length + DAY_BYTES + end.length,
    operations: [{ kind: KIND.date, data: () => values, ...around({ before, after }) }],
    bind(column) {
      if (column.store !== 'i32') wrongStore(column, 'i32');
      values = column.values;
    },
    write(u8, view, at, row) {
      at = putWords(view, at, start.words, 0, start.length);
      const day = values[row]!;
      at = isPlainDay(day) ? putDay(view, at, day) : putOddDay(u8, view, at, day);
      view.setInt32(at, end.word, true);
      return at + end.length;
    },
  };
}

function putOddDay(u8: Uint8Array, view: DataView, at: number, day: number): number {
  const written = putAnyDay(u8, at, day);
  return written.isBefore ? putWords(view, written.at, BEFORE_CHRIST.words, 0, 3) : written.at;
}

/**
 * `f53` as `timestamp` and `timestamptz`: µs since 1970. `separator` is between date and time, `zone` follows the time.
 */
export function timestampCell({ before, after }: Around, separator: ' ' | 'T', zone: string): CellWriter {
  const start = literal(before);
  const end = ending(after);
  const offset = ending(zone);
  const between = separator.charCodeAt(0);
  let values: Float64Array;
  return {
    most: start.length + DAY_BYTES + 1 + TIME_BYTES + offset.length + end.length,
    operations: [{ kind: KIND.timestamp, data: () => values, detail: between, ...around({ before, after: zone + after }) }],
    bind(column) {
      if (column.store !== 'f53') wrongStore(column, 'f53');
      values = column.values;
    },
    write(u8, view, at, row) {
      at = putWords(view, at, start.words, 0, start.length);
      const value = values[row]!;
      const day = Math.floor(value / DAY) | 0;
      let isBefore = false;
      if (isPlainDay(day)) at = putDay(view, at, day);
      else ({ at, isBefore } = putAnyDay(u8, at, day));
      u8[at++] = between;
      at = putTime(u8, view, at, value - day * DAY);
      view.setInt32(at, offset.word, true);
      at += offset.length;
      if (isBefore) at = putWords(view, at, BEFORE_CHRIST.words, 0, 3);
      view.setInt32(at, end.word, true);
      return at + end.length;
    },
  };
}

/** `f53` as `time`: µs of the day. */
export function timeCell({ before, after }: Around): CellWriter {
  const start = literal(before);
  const end = ending(after);
  let values: Float64Array;
  return {
    most: start.length + TIME_BYTES + end.length,
    bind(column) {
      if (column.store !== 'f53') wrongStore(column, 'f53');
      values = column.values;
    },
    write(u8, view, at, row) {
      at = putWords(view, at, start.words, 0, start.length);
      at = putTime(u8, view, at, values[row]!);
      view.setInt32(at, end.word, true);
      return at + end.length;
    },
  };
}

/** `HH:M` of each minute of the day; the last digit of the minute and the seconds fill the next four bytes. */
const HOURS = Int32Array.from({ length: 1441 }, (_, minute) => {
  const hour = Math.floor(minute / 60);
  return (48 + Math.floor(hour / 10)) | ((48 + (hour % 10)) << 8) | (58 << 16) | ((48 + Math.floor((minute % 60) / 10)) << 24);
});
const SECONDS = Int32Array.from({ length: 60 }, (_, second) => (58 << 8) | ((48 + Math.floor(second / 10)) << 16) | ((48 + (second % 10)) << 24));

/** `.` and the milliseconds without trailing zeros, and their number of bytes: none for 0. */
const MILLIS = Int32Array.from(
  { length: 1000 },
  (_, ms) => 46 | ((48 + Math.floor(ms / 100)) << 8) | ((48 + (Math.floor(ms / 10) % 10)) << 16) | ((48 + (ms % 10)) << 24),
);
const MILLIS_LENGTH = Int32Array.from({ length: 1000 }, (_, ms) => (ms === 0 ? 0 : ms % 100 === 0 ? 2 : ms % 10 === 0 ? 3 : 4));

/** `23:59:59.999999` without trailing zeros, as Postgres prints it. 24:00:00 is a valid time. */
function putTime(u8: Uint8Array, view: DataView, at: number, micros: number): number {
  const seconds = (micros / 1_000_000) | 0;
  const fraction = (micros - seconds * 1_000_000) | 0;
  const minute = (seconds / 60) | 0;
  view.setInt32(at, HOURS[minute]!, true);
  view.setInt32(at + 4, SECONDS[seconds - 60 * minute]! | (48 + (minute % 10)), true);
  at += 8;
  const millis = (fraction / 1000) | 0;
  const rest = fraction - 1000 * millis;
  view.setInt32(at, MILLIS[millis]!, true);
  if (rest === 0) return at + MILLIS_LENGTH[millis]!;
  at = putFixed(view, at + 4, rest, 3);
  while (u8[at - 1] === 48) at--;
  return at;
}
