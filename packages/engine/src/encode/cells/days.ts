import { civilOf, formatDate } from '../../values/civil-date.ts';
import { putFixed } from './digits.ts';

/** Caches the days of 1970 to 2059 as twelve bytes each; most columns use a few thousand of them. */
const CACHED_DAYS = 32_768;
const kept = new Int32Array(3 * CACHED_DAYS);
const scratch = new DataView(new ArrayBuffer(16));

/** Bytes of the longest date that a 64-bit timestamp can have: `294276-12-31`, `4713-01-01 BC`. */
export const DAY_BYTES = 16;

/**
 * A day since 1970-01-01 as `2026-01-31`. May overwrite up to two bytes after it. Years 1 to 9999 only: see
 * `isPlainDay`.
 */
export function putDay(view: DataView, at: number, day: number): number {
  if (day >= 0 && day < CACHED_DAYS) {
    const place = 3 * day;
    if (kept[place] === 0) keep(day);
    view.setInt32(at, kept[place]!, true);
    view.setInt32(at + 4, kept[place + 1]!, true);
    view.setInt32(at + 8, kept[place + 2]!, true);
    return at + 10;
  }
  return putCivil(view, at, day);
}

/** Whether the year has four digits; `formatDate` prints the others letter by letter. */
export function isPlainDay(day: number): boolean {
  return day >= -719_162 && day <= 2_932_896;
}

/**
 * Any date, with a year of any length and without the ` BC` suffix; `isBefore` tells whether to append it after the
 * whole value.
 */
export function putAnyDay(u8: Uint8Array, at: number, day: number): { at: number; isBefore: boolean } {
  const text = formatDate(day);
  const isBefore = text.endsWith(' BC');
  const end = isBefore ? text.length - 3 : text.length;
  for (let i = 0; i < end; i++) u8[at++] = text.charCodeAt(i);
  return { at, isBefore };
}

function keep(day: number): void {
  putCivil(scratch, 0, day);
  for (let word = 0; word < 3; word++) kept[3 * day + word] = scratch.getInt32(4 * word, true);
}

function putCivil(view: DataView, at: number, day: number): number {
  const { year, month, day: dayOfMonth } = civilOf(day);
  at = putFixed(view, at, year, 4);
  view.setUint8(at, 45);
  at = putFixed(view, at + 1, month, 2);
  view.setUint8(at, 45);
  return putFixed(view, at + 1, dayOfMonth, 2);
}
