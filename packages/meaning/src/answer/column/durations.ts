import { dictionary } from '@seedbed/contract';

const HOURS: Readonly<Record<string, number>> = dictionary({ s: 1 / 3600, m: 1 / 60, h: 1, d: 24, w: 168, mo: 730.5, y: 8766 });

/** `90 minutes` or `90 m` in hours, `3 M` and `3 mo` are months; null for anything that is not a length. */
export function hoursOf(text: string): number | null {
  const [, number, unit] = /^\s*(\d+(?:\.\d+)?)\s*([a-z]+)\s*$/i.exec(text) ?? [];
  if (number === undefined || unit === undefined) return null;
  const word = unit.toLowerCase();
  const key = unit === 'M' || word.startsWith('mo') ? 'mo' : word[0]!;
  const hours = HOURS[key];
  return hours === undefined ? null : Number(number) * hours;
}

/** `-3y`, `-20M`, `+10d`, `-30min`, `now` or a date, as a date beside the reference date; null for anything that is not a moment. */
export function dateOf(moment: string, referenceDate: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(moment)) return moment;
  const now = Date.parse(`${referenceDate}T00:00:00Z`);
  if (moment === 'now') return referenceDate;
  const [, sign, number, unit] = /^([+-])(\d+(?:\.\d+)?)\s*(h|d|w|mo|mi|m|M|y)[a-z]*$/.exec(moment) ?? [];
  if (number === undefined) return null;
  const count = (sign === '-' ? -1 : 1) * Number(number);
  const months = unit === 'y' ? 12 : /^(?:m|M|mo)$/.test(unit!) ? 1 : 0;
  if (months > 0 && Number.isInteger(count * months)) {
    const date = new Date(now);
    date.setUTCMonth(date.getUTCMonth() + count * months);
    return date.toISOString().slice(0, 10);
  }
  return new Date(now + count * HOURS[months === 1 ? 'mo' : unit![0]!]! * 3_600_000).toISOString().slice(0, 10);
}

/** `08:30` → 8.5. */
export function hourOf(text: string): number {
  const [hours, minutes] = text.split(':').map(Number);
  return hours! + minutes! / 60;
}
