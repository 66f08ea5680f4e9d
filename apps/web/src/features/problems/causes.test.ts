import { emptyBlueprint, type BlueprintTable, type Diagnostic } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { causesOf } from './causes.ts';
import { statementFor } from '../../workspace/contradiction.ts';
import { fixOf } from './fixes.ts';

const refused = (table: string, message: string): Diagnostic => ({ level: 'error', code: 'refused', table, message });

test('one cause in many tables is one group, errors first, the most frequent first', () => {
  const problems: Diagnostic[] = [
    { level: 'info', code: 'plain-value', table: 'public.a', column: 'x', message: 'What x means is a guess: plain.' },
    ...Array.from({ length: 40 }, (_, i) =>
      refused(`public.t${i}`, `3 of 200 rows were refused: row ${i}: new row for relation "t${i}" violates check constraint "t${i}_check"`),
    ),
    refused('public.u', '1 of 9 rows were refused: null value in column "x" of relation "u" violates not-null constraint'),
    { level: 'info', code: 'plain-value', table: 'public.b', column: 'y', message: 'What y means is a guess: plain.' },
  ];
  const causes = causesOf(problems);
  expect(causes.map(({ level, title, problems: all, tables }) => [level, title, all.length, tables.length])).toEqual([
    ['error', 'A CHECK refuses rows (23514)', 40, 40],
    ['error', 'NULL in a NOT NULL column (23502)', 1, 1],
    ['info', 'Guesses', 2, 2],
  ]);
});

test('a code without a text of its own is grouped by its message, without names and numbers', () => {
  const one = (table: string, message: string): Diagnostic => ({ level: 'warning', code: 'not-looked-after', table, message });
  const causes = causesOf([one('public.a', 'a has 3 views'), one('public.b', 'b has 12 views'), one('public.c', 'c went away')]);
  expect(causes.map(({ title, tables }) => [title, tables])).toEqual([
    ['Not looked after', ['public.a', 'public.b']],
    ['Not looked after', ['public.c']],
  ]);
});

test('a condition that contradicts itself is no matter of row counts: its statement is there to be edited', () => {
  const check = { name: 'bookings_attendees_check', expression: '((attendees > 50) AND (attendees < 10))' };
  const table: BlueprintTable = { schema: 'public', name: 'bookings', columns: [], rows: 0, checks: [{ name: 'bookings_check', expression: 'true' }, check] };
  const problem: Diagnostic = {
    level: 'error',
    code: 'unsatisfiable',
    table: 'public.bookings',
    message: `No row can meet ${check.name} CHECK (${check.expression}).`,
    largest: 0,
  };
  const few: Diagnostic = { ...problem, table: 'public.codes', message: 'public.codes can have 676 rows, not 1000.', largest: 676 };
  expect(causesOf([problem, few]).map(({ title }) => title)).toEqual(['Conditions that no row can meet', 'More rows than there can be']);
  expect(statementFor(problem, table)).toBe(
    'ALTER TABLE "public"."bookings"\n  DROP CONSTRAINT "bookings_attendees_check",\n  ADD CONSTRAINT "bookings_attendees_check" CHECK (((attendees > 50) AND (attendees < 10)));',
  );
  const blueprint = { ...emptyBlueprint(), tables: [{ ...table, rows: 1_000 }] };
  expect([fixOf(problem, blueprint, blueprint), statementFor(few, table)]).toEqual([null, '']);
});
