import { expect, test } from 'vitest';
import type { TimelinePattern } from '@seedbed/contract';
import { loadWords } from '../words/index.ts';
import { compile } from './compile.ts';
import { blueprintOf, ID, link } from './testing/blueprint-of.ts';
import { textRows } from './text-rows.ts';

const words = await loadWords('en-US');
const at = { type: 'timestamp with time zone', generator: { kind: 'date.created' } };
const on = { type: 'date', generator: { kind: 'date.created' } };

const weekdays = { weekdays: [1, 1, 1, 1, 1, 0, 0] };
const span = { from: '2024-01-01', to: '2025-12-31' };

/** Parents on any day, and tables of every shape whose days follow `pattern`. */
function planOf(pattern: TimelinePattern) {
  const timeline = { ...span, pattern };
  return compile(
    blueprintOf(
      {
        owners: { rows: 300, columns: { id: ID, created_at: at }, primaryKey: ['id'] },
        places: { rows: 40, columns: { id: ID, opened_on: on }, primaryKey: ['id'] },
        lines: { columns: { owner_id: 'integer', line: 'integer', at }, primaryKey: ['owner_id', 'line'], timeline },
        parts: { columns: { id: ID, owner_id: 'integer', on }, primaryKey: ['id'], timeline },
        papers: { rows: 250, columns: { owner_id: 'integer', on }, primaryKey: ['owner_id'], timeline },
        visits: { rows: 900, columns: { id: ID, owner_id: 'integer', place_id: 'integer', at }, primaryKey: ['id'], timeline },
        notes: { rows: 500, columns: { id: ID, owner_id: 'integer', parent_id: { type: 'integer', nullable: true }, at }, primaryKey: ['id'], timeline },
        slots: { rows: 500, columns: { place_id: 'integer', at: { ...at, distinct: true } }, primaryKey: ['place_id', 'at'], timeline },
        rounds: { rows: 500, columns: { place_id: 'integer', on }, primaryKey: ['place_id', 'on'], timeline },
        daily: { rows: 300, columns: { on }, primaryKey: ['on'], timeline },
        turns: {
          rows: 300,
          columns: {
            id: ID,
            place_id: 'integer',
            state: { type: 'text', generator: { kind: 'values', parameters: { values: ['open', 'done'] } } },
            at: { ...at, distinct: true },
          },
          primaryKey: ['id'],
          uniqueKeys: [{ columns: ['place_id', 'at'], predicate: "state = 'open'", when: { state: 'open' } }],
          timeline,
        },
      },
      [
        link('lines.owner_id', 'owners.id', { owner: true }),
        link('parts.owner_id', 'owners.id', { owner: true }),
        link('papers.owner_id', 'owners.id', { owner: true }),
        link('visits.owner_id', 'owners.id', { owner: true, order: 'time' }),
        link('visits.place_id', 'places.id', { order: 'time' }),
        link('notes.owner_id', 'owners.id'),
        link('notes.parent_id', 'notes.id', { self: true, nullShare: 0.3 }),
        link('slots.place_id', 'places.id'),
        link('rounds.place_id', 'places.id'),
        link('turns.place_id', 'places.id'),
      ],
    ),
    words,
  );
}

const TABLES = ['lines', 'parts', 'papers', 'visits', 'notes', 'slots', 'rounds', 'daily', 'turns'];

function timesOf(plan: ReturnType<typeof planOf>, table: string): Date[] {
  const column = plan.table(table).columns.find(({ name }) => name === 'at' || name === 'on')!.name;
  return textRows(plan, table, 0, plan.table(table).rows, [column]).map(([text]) => new Date(text!.replace(' ', 'T').replace(/\+00$/, 'Z')));
}

test.each(TABLES)('no row of %s is on a closed weekday or after the timeline’s end', (table) => {
  const times = timesOf(planOf({ ...weekdays, strict: true }), table);
  expect(times.length).toBeGreaterThan(100);
  expect(times.filter((time) => [0, 6].includes(time.getUTCDay()))).toEqual([]);
  expect(Math.max(...times.map(Number))).toBeLessThan(Date.parse('2026-01-01'));
});

test.each(TABLES)('no row of %s is in a closed month or outside the open hours', (table) => {
  const plan = planOf({ months: [1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1], hours: { from: 9, to: 17.5 }, strict: true });
  for (const time of timesOf(plan, table)) {
    expect([6, 7]).not.toContain(time.getUTCMonth());
    if (!['parts', 'papers', 'rounds', 'daily'].includes(table)) {
      const hour = time.getUTCHours() + time.getUTCMinutes() / 60;
      expect(hour >= 9 && hour < 17.5).toBe(true);
    }
  }
});

test('a pattern without the member leaves moved rows where they were', () => {
  const weekends = timesOf(planOf(weekdays), 'parts').filter((time) => [0, 6].includes(time.getUTCDay()));
  expect(weekends.length).toBeGreaterThan(20);
});

test('rows on open days come after their parents', () => {
  const plan = planOf({ ...weekdays, strict: true });
  const owners = textRows(plan, 'owners', 0, 300, ['created_at']).map(([text]) => text!);
  const parts = textRows(plan, 'parts', 0, plan.table('parts').rows, ['owner_id', 'on']) as [string, string][];
  for (const [owner, day] of parts) if (owners[Number(owner) - 1]! < '2025-12-27') expect(day >= owners[Number(owner) - 1]!.slice(0, 10)).toBe(true);
});
