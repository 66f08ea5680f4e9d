import { expect, test } from 'vitest';
import type { Catalog } from '@seedbed/contract';
import { tablesWithRefusingTriggers } from './refusing-triggers.ts';

/** A catalog with one table whose trigger runs this body. */
function catalogOf(body: string, more: object = {}, functions: object = {}): Catalog {
  const trigger = { name: 'g', timing: 'before', events: ['insert'], level: 'row', function: 'public.g()', ...more };
  const table = { schema: 'public', name: 'visits', triggers: [trigger] };
  return { tables: [table], functions: { 'public.g()': { body }, ...functions } } as unknown as Catalog;
}

const told = (catalog: Catalog): string[] => tablesWithRefusingTriggers(catalog, ['public.visits']);

test.each(["BEGIN IF true THEN RAISE EXCEPTION 'dead'; END IF; RETURN NEW; END", "BEGIN RAISE 'dead'; END", 'BEGIN RETURN NULL; END'])(
  '%s may refuse a row',
  (body) => {
    expect(told(catalogOf(body))).toEqual(['public.visits']);
  },
);

test('triggers that only raise a notice, are disabled or run on UPDATE reject no row', () => {
  expect(told(catalogOf("BEGIN RAISE NOTICE 'seen'; RETURN NEW; END"))).toEqual([]);
  expect(told(catalogOf("BEGIN RAISE 'dead'; END", { enabled: 'disabled' }))).toEqual([]);
  expect(told(catalogOf("BEGIN RAISE 'dead'; END", { events: ['update'] }))).toEqual([]);
});

test('tables that are not filled are not reported', () => {
  expect(tablesWithRefusingTriggers(catalogOf("BEGIN RAISE 'dead'; END"), ['public.owners'])).toEqual([]);
});

test('a function called by the trigger may reject the row only by raising an error', () => {
  const calls = 'BEGIN PERFORM require_open(NEW.id); RETURN NEW; END';
  const called = (body: string): Catalog => catalogOf(calls, {}, { 'public.require_open(integer)': { body } });
  expect(told(called("BEGIN RAISE EXCEPTION 'closed'; END"))).toEqual(['public.visits']);
  expect(told(called('BEGIN RETURN NULL; END'))).toEqual([]);
  expect(told(catalogOf(calls, { enabled: 'disabled' }, { 'public.require_open(integer)': { body: "BEGIN RAISE 'closed'; END" } }))).toEqual([]);
});

test.each([{ timing: 'after' }, { level: 'statement' }])('NULL from a trigger with %j drops no row', (more) => {
  expect(told(catalogOf('BEGIN RETURN NULL; END', more))).toEqual([]);
  expect(told(catalogOf("BEGIN RAISE 'dead'; END", more))).toEqual(['public.visits']);
});
