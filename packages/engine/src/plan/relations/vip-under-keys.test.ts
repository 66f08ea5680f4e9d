import type { Relation } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');

/** 1,000 members book 30 courses, each course once. */
function booked(course: Partial<Relation>, member: Partial<Relation>) {
  const plan = compile(
    blueprintOf(
      {
        courses: { rows: 30, columns: { id: ID }, primaryKey: ['id'] },
        members: { rows: 1000, columns: { id: ID }, primaryKey: ['id'] },
        bookings: {
          columns: { id: ID, course_id: 'integer', member_id: 'integer' },
          primaryKey: ['id'],
          uniqueKeys: [{ columns: ['course_id', 'member_id'] }],
        },
      },
      [
        link('bookings.course_id', 'courses.id', course),
        link('bookings.member_id', 'members.id', { owner: true, fanOut: { kind: 'uniform', min: 1, max: 3 }, ...member }),
      ],
    ),
    words,
    { cap: true },
  );
  const rows = textRows(plan, 'bookings', 0, plan.table('bookings').rows, ['course_id', 'member_id']);
  const counts = (at: number): number[] => {
    const found = new Map<string, number>();
    for (const row of rows) found.set(row[at]!, (found.get(row[at]!) ?? 0) + 1);
    return [...found.values()].sort((a, b) => b - a);
  };
  const pairs = new Set(rows.map((row) => row.join(' '))).size;
  return { rows: rows.length, pairs, courses: counts(0), members: counts(1), short: plan.diagnostics.filter(({ code }) => code === 'vip-short') };
}

test('under a key over both references, one parent has its share, and the key holds', () => {
  const { rows, pairs, courses, short } = booked({ vip: 0.2 }, {});
  expect(pairs).toBe(rows);
  expect(courses[0]).toBe(Math.round(rows * 0.2));
  expect(courses[1]! * 2).toBeLessThan(courses[0]!);
  expect(short).toEqual([]);
});

test('the share is met as far as the key allows, and a warning names it', () => {
  const { rows, pairs, courses, short } = booked({ vip: 0.8 }, {});
  expect(pairs).toBe(rows);
  expect(courses[0]).toBe(1000);
  expect(short.map(({ message }) => message)).toEqual([
    `public.bookings.course_id: one row of public.courses has 1000 of ${rows} rows (${Number(((1000 / rows) * 100).toPrecision(3))} %), not 80 %: (course_id, member_id) must be different in every row.`,
  ]);
});

test('the main parent gets as many children as the key has partners', () => {
  const { rows, pairs, members, short } = booked({}, { vip: 0.3, vipOnTop: true, fanOut: { kind: 'fixed', count: 2 } });
  expect(pairs).toBe(rows);
  expect(members.slice(0, 2)).toEqual([30, 2]);
  expect([...new Set(members.slice(1))]).toEqual([2]);
  expect(short[0]!.message).toContain('has 30 of 2028 rows (1.48 %), not 30 %');
});

test('without a limit, the others follow the fan-out, and the first parent has its share in addition', () => {
  const plan = compile(
    blueprintOf(
      {
        members: { rows: 1000, columns: { id: ID }, primaryKey: ['id'] },
        visits: { columns: { id: ID, member_id: 'integer' }, primaryKey: ['id'] },
      },
      [link('visits.member_id', 'members.id', { owner: true, fanOut: { kind: 'fixed', count: 2 }, childless: 0.2, vip: 0.3, vipOnTop: true })],
    ),
    words,
  );
  const { rows } = plan.table('visits');
  const counts = Array.from({ length: 1000 }, (_, row) => plan.relations[0]!.childrenOf(row).count);
  expect(counts[0]! / rows).toBeCloseTo(0.3, 3);
  expect([...new Set(counts.slice(1))].sort()).toEqual([0, 2]);
  expect(counts.filter((count) => count === 0).length / 1000).toBeCloseTo(0.2, 1.7);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows);
});
