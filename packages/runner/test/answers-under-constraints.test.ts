import { expect, test } from 'vitest';
import { answeredRows } from './support/answered-rows.ts';

const COURSES = `
create table courses (id serial primary key, status text not null check (status in ('open', 'running', 'done')), certificate_no varchar(20) unique,
  minutes smallint not null check (minutes in (15, 30, 45, 60, 90)), vat int not null check (vat in (0, 8, 23)), kind text not null check (kind in ('a', 'b', 'c')));
create table tests (id serial primary key, course_id int not null references courses, transducer text not null check (transducer in ('insert', 'field', 'bone', 'phones')),
  unique (course_id, transducer));
`;
const shareOf = <T>(all: readonly T[], holds: (one: T) => boolean): number => all.filter(holds).length / all.length;

test('a unique column that is NULL by a state keeps its table’s rows', async () => {
  const { rows, named } = await answeredRows(COURSES, {
    courses: { rows: 250, columns: { certificate_no: { regex: '[0-9]{5}', null: { when: "status != 'done'" } } } },
  });
  expect(named).toEqual([]);
  const courses = rows('courses');
  expect(courses).toHaveLength(250);
  const certificates = courses.flatMap(({ certificate_no }) => certificate_no ?? []);
  expect(certificates.length).toBeGreaterThan(20);
  expect(new Set(certificates).size).toBe(certificates.length);
  for (const { status, certificate_no } of courses) expect(/^\d{5}$/.test(certificate_no ?? '')).toBe(status === 'done');
});

test('the same by the states that reach it', async () => {
  const { rows, named } = await answeredRows(COURSES, {
    courses: {
      states: { of: 'status', shares: { open: 2, running: 3, done: 5 }, reached: { done: ['certificate_no'] } },
      columns: { certificate_no: { regex: 'Z[0-9]{6}' } },
    },
  });
  expect(named).toEqual([]);
  expect(rows('courses')).toHaveLength(300);
  for (const { status, certificate_no } of rows('courses')) expect(/^Z\d{6}$/.test(certificate_no ?? '')).toBe(status === 'done');
});

test('weights and conditions of numbers that a CHECK lists', async () => {
  const { rows, named } = await answeredRows(COURSES, {
    courses: {
      columns: {
        minutes: {
          when: [
            { if: "kind == 'a'", then: 90 },
            { if: "kind == 'b'", then: [15, 30, 45] },
          ],
          else: 60,
        },
        vat: { values: { 0: 10, 23: 90 } },
      },
    },
  });
  expect(named).toEqual([]);
  const allowed: Readonly<Record<string, readonly string[]>> = { a: ['90'], b: ['15', '30', '45'], c: ['60'] };
  for (const { kind, minutes } of rows('courses')) expect(allowed[kind!]).toContain(minutes);
  expect(shareOf(rows('courses'), ({ vat }) => vat === '8')).toBe(0);
  expect(shareOf(rows('courses'), ({ vat }) => vat === '23')).toBeCloseTo(0.9, 1);
});

test('weights of labels in a key: who has one child has it by them', async () => {
  const weights = { insert: 55, bone: 30, phones: 12, field: 3 };
  const { rows, named } = await answeredRows(COURSES, {
    courses: { rows: 600 },
    tests: { rows: { per: 'courses', low: 1, typical: 1, high: 1 }, columns: { transducer: { values: weights } } },
  });
  expect(named).toEqual([]);
  expect(rows('tests')).toHaveLength(600);
  for (const [label, weight] of Object.entries(weights))
    expect(Math.abs(shareOf(rows('tests'), ({ transducer }) => transducer === label) - weight / 100)).toBeLessThan(0.05);
  const { rows: pairs } = await answeredRows(COURSES, {
    tests: { rows: { per: 'courses', low: 2, typical: 2, high: 2 }, columns: { transducer: { values: weights } } },
  });
  expect(shareOf(pairs('tests'), ({ transducer }) => transducer === 'field')).toBeLessThan(0.1);
});
