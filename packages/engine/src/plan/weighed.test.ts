import { expect, test } from 'vitest';
import type { TimelinePattern } from '@seedbed/contract';
import { timelineShares } from '../generators/date/timeline-shares.ts';
import { loadWords } from '../words/index.ts';
import { compile } from './compile.ts';
import { openTimeline } from './open-timeline.ts';
import { blueprintOf, ID, link } from './testing/blueprint-of.ts';
import { textRows } from './text-rows.ts';

const words = await loadWords('en-US');
const at = { type: 'timestamp with time zone', generator: { kind: 'date.created' } };
const PATTERN: TimelinePattern = {
  weekdays: [1, 1, 1, 1, 1, 0.1, 0],
  byHour: Array.from({ length: 24 }, (_, hour) => (hour === 12 || hour < 8 || hour > 17 ? 0 : 1)),
};

/** Visits are after the start of their clerk, on any day of three years. */
function planOf(pattern: TimelinePattern) {
  const timeline = { from: '2024-01-01', to: '2025-12-31', pattern };
  return compile(
    blueprintOf(
      {
        clerks: {
          rows: 60,
          columns: { id: ID, hired_on: { type: 'date', generator: { kind: 'date.past', parameters: { days: 1095, least: 3 } } } },
          primaryKey: ['id'],
        },
        visits: { rows: 3000, columns: { id: ID, clerk_id: 'integer', at }, primaryKey: ['id'], timeline },
      },
      [link('visits.clerk_id', 'clerks.id', { behind: ['hired_on'] })],
    ),
    words,
  );
}

function timesOf(plan: ReturnType<typeof planOf>): Date[] {
  return textRows(plan, 'visits', 0, 3000, ['at']).map(([text]) => new Date(text!.replace(' ', 'T').replace(/\+00$/, 'Z')));
}

const isOff = (time: Date) => time.getUTCDay() === 0 || PATTERN.byHour![time.getUTCHours()] === 0;

test('rows moved behind their parents keep the weights of weekdays and hours if the pattern asks for it', () => {
  const times = timesOf(planOf({ ...PATTERN, weighed: true }));
  expect(times.filter(isOff)).toEqual([]);
  expect(times.filter((time) => time.getUTCDay() === 6).length).toBeLessThan(3000 * 0.04);
  expect(timesOf(planOf(PATTERN)).filter(isOff).length).toBeGreaterThan(300);
});

test('rows are still after their parents, until the end of the timeline', () => {
  const plan = planOf({ ...PATTERN, weighed: true });
  const hired = textRows(plan, 'clerks', 0, 60, ['hired_on']).map(([day]) => day!);
  for (const [clerk, time] of textRows(plan, 'visits', 0, 3000, ['clerk_id', 'at'])) expect(time!.slice(0, 10) >= hired[Number(clerk) - 1]!).toBe(true);
  expect(Math.max(...timesOf(plan).map(Number))).toBeLessThan(Date.parse('2026-01-02'));
});

test('an open timeline reports which rows were moved, and behind which times; the others follow its shares', () => {
  const plan = planOf({ ...PATTERN, weighed: true });
  const open = openTimeline(plan, 'visits')!;
  expect(open.parents).toEqual([{ columns: ['clerk_id'], parent: 'public.clerks', times: ['hired_on'], follows: false }]);
  const moved = [0, 1000, 2000].flatMap((first) => [...open.placesOf(Float64Array.from({ length: 1000 }, (_, i) => first + i)).movedBy]);
  const times = timesOf(plan).map(Number);
  const hired = textRows(plan, 'clerks', 0, 60, ['hired_on']).map(([day]) => Date.parse(day!));
  const clerks = textRows(plan, 'visits', 0, 3000, ['clerk_id']).map(([clerk]) => Number(clerk) - 1);
  const stayed = times.filter((_, row) => moved[row] === -1);
  expect(stayed).toEqual(stayed.toSorted((a, b) => a - b));
  expect(moved.filter((by) => by === 0).length).toBeGreaterThan(500);
  times.forEach((time, row) => expect(time).toBeGreaterThanOrEqual(hired[clerks[row]!]!));
  const { weekdays, hours, months, years } = timelineShares(open.timeline);
  for (const shares of [weekdays, hours, months, years]) expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
  expect(weekdays[6]).toBe(0);
  expect(hours[12]).toBe(0);
  expect(hours[8]).toBeCloseTo(1 / 9);
});

test('parts of a timeline of one length have rows by their weights', () => {
  const day = 86_400_000_000;
  const { years } = timelineShares({ from: 0, to: 730 * day, pattern: { parts: [1, 3] } });
  expect(years).toEqual([expect.closeTo(0.25), expect.closeTo(0.75)]);
});
