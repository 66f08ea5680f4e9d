import type { BlueprintTable } from '@seedbed/contract';

type Timeline = NonNullable<BlueprintTable['timeline']>;

const DAY = 24 * 60 * 60 * 1000;

/** Days between two reference dates; 0 if one of them is invalid, which `compile` reports. */
export function daysBetween(from: string, to: string): number {
  const days = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY;
  return Number.isInteger(days) ? days : 0;
}

/**
 * Moves a timeline by some days: it keeps its length and its distance to "now". An end that is not a date is unchanged,
 * and `compile` reports it.
 */
export function movedTimeline(timeline: Timeline, days: number): Timeline {
  return { ...timeline, from: movedDate(timeline.from, days), to: movedDate(timeline.to, days) };
}

/** Moves a date or timestamp by some days and keeps the time of day. */
function movedDate(timestamp: string, days: number): string {
  const [, day, rest] = /^(\d{4}-\d{2}-\d{2})(.*)$/s.exec(timestamp) ?? [];
  const at = Date.parse(`${day}T00:00:00Z`);
  const next = Number.isNaN(at) ? NaN : at + days * DAY;
  return next >= FIRST && next <= LAST ? `${new Date(next).toISOString().slice(0, 10)}${rest}` : timestamp;
}

/** Days of four-digit years. */
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T00:00:00Z');
