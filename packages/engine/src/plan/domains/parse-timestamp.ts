import { parseDate } from '../../values/civil-date.ts';

const FORM = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,6}))?)?(Z|[-+]\d{2}(?::?\d{2})?)?)?$/;

/** `2026-01-31 12:30:00.5+02`, as Postgres prints it or as ISO writes it → µs since 1970-01-01 UTC; null for anything else. */
export function parseTimestamp(text: string): number | null {
  const match = FORM.exec(text.trim());
  if (!match) return null;
  const day = parseDate(match[1]!);
  if (day === null) return null;
  const seconds = (Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0)) * 60 + Number(match[4] ?? 0);
  return (day * 86_400 + seconds - offsetSeconds(match[6])) * 1_000_000 + Number((match[5] ?? '').padEnd(6, '0'));
}

export function offsetSeconds(zone: string | undefined): number {
  if (!zone || zone === 'Z') return 0;
  const sign = zone.startsWith('-') ? -1 : 1;
  return sign * (Number(zone.slice(1, 3)) * 3600 + Number(zone.slice(3).replace(':', '') || 0) * 60);
}
