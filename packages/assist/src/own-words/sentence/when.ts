import { dictionary, ownMember } from '@seedbed/contract';
import { ENGLISH } from '../languages/english.ts';
import type { Moments } from './claim.ts';
import { amountAt, type Amount } from './numbers.ts';

/** Days, days of the week, months or hours that words name. */
export type When =
  | ({ readonly kind: 'moment' } & Moments)
  | { readonly kind: 'weekdays'; readonly days: readonly number[] }
  | { readonly kind: 'months'; readonly months: readonly number[] }
  | { readonly kind: 'hours'; readonly from: string; readonly to: string }
  /** Hours of some days of the week. */
  | { readonly kind: 'open'; readonly days: readonly number[]; readonly from: string; readonly to: string };

const MONTHS = dictionary<number>(
  Object.fromEntries(
    'january february march april may june july august september october november december'.split(' ').flatMap((name, at): [string, number][] => [
      [name, at + 1],
      [name.slice(0, 3), at + 1],
    ]),
  ),
);
const SEASONS = dictionary<readonly number[]>({
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  fall: [9, 10, 11],
  winter: [12, 1, 2],
  christmas: [11, 12],
  q1: [1, 2, 3],
  q2: [4, 5, 6],
  q3: [7, 8, 9],
  q4: [10, 11, 12],
});
const DAYS = ENGLISH.days!;
const UNITS = dictionary({ day: 'd', week: 'w', month: 'mo', year: 'y' });

/** The time that all of these words name; null if they name none. */
export function whenOf(words: readonly string[]): When | null {
  const plain = words.filter((word) => word !== 'the' && word !== "o'clock" && word !== 'only');
  const behind = withoutPreposition(plain);
  const isClock = words.includes("o'clock");
  return hoursOf(plain, isClock) ?? daysOf(behind) ?? monthsOf(behind) ?? openOf(plain) ?? momentOf(plain[0] ?? '', behind);
}

function withoutPreposition(words: readonly string[]): readonly string[] {
  return /^(?:in|on|at|during|of|around|before|after|since|until|till|by|from|between|within)$/.test(words[0] ?? '') ? words.slice(1) : words;
}

/** `on weekdays between 9 and 17`, `from 8 to 16 on Mondays`: beside days, bare numbers are hours. */
function openOf(words: readonly string[]): When | null {
  for (let at = 1; at < words.length; at++) {
    const parts = [words.slice(0, at), words.slice(at)];
    for (const [daily, hourly] of [parts, parts.toReversed()]) {
      const [days, hours] = [daysOf(withoutPreposition(daily!)), hoursOf(hourly!, true)];
      if (days?.kind === 'weekdays' && hours?.kind === 'hours') return { ...hours, kind: 'open', days: days.days };
    }
  }
  return null;
}

/** Whole numbers of a week, Monday 0. */
function daysOf(words: readonly string[]): When | null {
  if (/^(?:weekends?|the weekend)$/.test(words.join(' '))) return { kind: 'weekdays', days: [5, 6] };
  if (/^(?:weekdays?|workdays?|working days?|business days?)$/.test(words.join(' '))) return { kind: 'weekdays', days: [0, 1, 2, 3, 4] };
  const [one, to, other] = words.map((word) => ownMember(DAYS, word));
  if (words.length === 3 && one !== undefined && to === undefined && other !== undefined && /^(?:to|until|-)$/.test(words[1]!) && one < other)
    return { kind: 'weekdays', days: Array.from({ length: other - one + 1 }, (_, i) => one + i) };
  const named = words.filter((word) => !/^(?:and|or|on)$/.test(word)).map((word) => ownMember(DAYS, word));
  return named.length > 0 && !named.includes(undefined) ? { kind: 'weekdays', days: named as number[] } : null;
}

function monthsOf(words: readonly string[]): When | null {
  const named = words.filter((word) => !/^(?:and|or|in|months?)$/.test(word)).map((word) => ownMember(SEASONS, word) ?? ownMember(MONTHS, word));
  return named.length > 0 && !named.includes(undefined) ? { kind: 'months', months: [...new Set(named.flat() as number[])] } : null;
}

/** `isClock`: bare numbers are hours, of which `9 to 5` are those of a working day. */
function hoursOf(all: readonly string[], isClock: boolean): When | null {
  const words = withoutPreposition(all);
  if (/^(?:business|office|opening|working) hours$/.test(words.join(' '))) return { kind: 'hours', from: '09:00', to: '17:00' };
  if (!isClock && !/^(?:between|from)$/.test(all[0] ?? '')) return null;
  const middle = words.findIndex((word) => /^(?:and|to|until|till)$/.test(word));
  const ends = [words.slice(0, middle), words.slice(middle + 1)].map((part) => part.join(''));
  const [from, to] = ends.map((end) => hourOf(end, isClock));
  if (middle < 1 || !from || !to) return null;
  if (from < to) return { kind: 'hours', from, to };
  const evening = isClock && ends.every((end) => /^\d{1,2}$/.test(end)) ? hourOf(`${ends[1]!}pm`, true) : null;
  return evening && from < evening && to < '12:00' ? { kind: 'hours', from, to: evening } : null;
}

/** `8am`, `6 pm`, `17:30` → 08:00, 18:00, 17:30; a bare number only beside a word for it. */
function hourOf(text: string, isClock: boolean): string | null {
  const [, hour, minute = '00', half] = /^(\d{1,2})(?::(\d{2}))?(am|pm)?$/.exec(text) ?? [];
  if (hour === undefined || (half === undefined && !text.includes(':') && !isClock)) return null;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return hours <= 24 ? `${String(hours).padStart(2, '0')}:${minute}` : null;
}

function momentOf(first: string, words: readonly string[]): When | null {
  if (/^(?:last|past)$/.test(words[0] ?? '')) {
    const amount: Amount | null = amountAt(words, 1) ?? { value: 1, length: 0 };
    const unit = ownMember(UNITS, (words[1 + amount.length] ?? '').replace(/s$/, ''));
    if (!unit || words.length !== 2 + amount.length) return null;
    return { kind: 'moment', from: unit === 'w' ? `-${amount.value * 7}d` : `-${amount.value}${unit}`, to: 'now' };
  }
  if (first === 'between' || first === 'from') {
    const middle = words.findIndex((word, at) => at > 0 && /^(?:and|to|until|till)$/.test(word));
    const [from, to] = [dayOf(words.slice(0, middle)), dayOf(words.slice(middle + 1))];
    if (middle > 0 && from && to && from.first <= to.last) return { kind: 'moment', from: from.first, to: to.last };
    if (first === 'between' || middle > 0) return null;
  }
  const day = dayOf(words);
  if (!day) return null;
  if (first === 'before') return { kind: 'moment', to: dayBefore(day.first) };
  if (first === 'after') return { kind: 'moment', from: dayAfter(day.last) };
  if (first === 'since') return { kind: 'moment', from: day.first, to: 'now' };
  if (/^(?:until|till|by)$/.test(first)) return { kind: 'moment', to: day.last };
  return /^(?:in|on|during|of|from)$/.test(first) ? { kind: 'moment', from: day.first, to: day.last } : null;
}

type Day = { readonly first: string; readonly last: string };

/** A year, a month of a year, or a day: its first and last day. */
export function dayOf(words: readonly string[]): Day | null {
  const text = words.join(' ');
  if (/^(?:19|20)\d{2}$/.test(text)) return { first: `${text}-01-01`, last: `${text}-12-31` };
  if (/^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return Number.isNaN(Date.parse(text)) ? null : { first: text, last: text };
  const [, q, ofYear] = /^q([1-4]) ((?:19|20)\d{2})$/.exec(text) ?? [];
  if (q !== undefined) return { first: firstOf(Number(ofYear), Number(q) * 3 - 2), last: lastOf(Number(ofYear), Number(q) * 3) };
  const year = words.find((word) => /^(?:19|20)\d{2}$/.test(word));
  const month = words.map((word) => ownMember(MONTHS, word)).find((one) => one !== undefined);
  const day = words.map((word) => /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1]).find((one) => one !== undefined);
  if (year === undefined || month === undefined || words.length > 3) return null;
  if (words.length === 2) return { first: firstOf(Number(year), month), last: lastOf(Number(year), month) };
  const whole = `${firstOf(Number(year), month).slice(0, 8)}${String(day ?? 0).padStart(2, '0')}`;
  return Number.isNaN(Date.parse(whole)) ? null : { first: whole, last: whole };
}

function firstOf(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

function lastOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
