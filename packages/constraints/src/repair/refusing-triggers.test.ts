import { expect, test } from 'vitest';
import type { Catalog } from '@seedbed/contract';
import { tablesWithRefusingTriggers } from './refusing-triggers.ts';

/** A catalog with one table whose trigger runs this body. */
function catalogOf(body: string, more: object = {}, functions: object = {}): Catalog {
  const trigger = { name: 'g', timing: 'before', events: ['insert'], level: 'row', function: 'public.g()', ...more };
  const table = { schema: 'public', name: 'visits', triggers: [trigger] };
  return { tables: [table], functions: { 'public.g()': { body }, ...functions } } as unknown as Catalog;
}

const refusing = (catalog: Catalog): string[] => tablesWithRefusingTriggers(catalog, ['public.visits']);

test.each(["BEGIN IF true THEN RAISE EXCEPTION 'dead'; END IF; RETURN NEW; END", "BEGIN RAISE 'dead'; END", 'BEGIN RETURN NULL; END'])(
  '%s may refuse a row',
  (body) => {
    expect(refusing(catalogOf(body))).toEqual(['public.visits']);
  },
);

test('triggers that only raise a notice, are disabled or run on UPDATE reject no row', () => {
  expect(refusing(catalogOf("BEGIN RAISE NOTICE 'seen'; RETURN NEW; END"))).toEqual([]);
  expect(refusing(catalogOf("BEGIN RAISE 'dead'; END", { enabled: 'disabled' }))).toEqual([]);
  expect(refusing(catalogOf("BEGIN RAISE 'dead'; END", { events: ['update'] }))).toEqual([]);
});

test('tables that are not filled are not reported', () => {
  expect(tablesWithRefusingTriggers(catalogOf("BEGIN RAISE 'dead'; END"), ['public.owners'])).toEqual([]);
});

test('a function called by the trigger may reject the row only by raising an error', () => {
  const calls = 'BEGIN PERFORM require_open(NEW.id); RETURN NEW; END';
  const called = (body: string): Catalog => catalogOf(calls, {}, { 'public.require_open(integer)': { body } });
  expect(refusing(called("BEGIN RAISE EXCEPTION 'closed'; END"))).toEqual(['public.visits']);
  expect(refusing(called('BEGIN RETURN NULL; END'))).toEqual([]);
  expect(refusing(catalogOf(calls, { enabled: 'disabled' }, { 'public.require_open(integer)': { body: "BEGIN RAISE 'closed'; END" } }))).toEqual([]);
});

test.each([{ timing: 'after' }, { level: 'statement' }])('NULL from a trigger with %j drops no row', (more) => {
  expect(refusing(catalogOf('BEGIN RETURN NULL; END', more))).toEqual([]);
  expect(refusing(catalogOf("BEGIN RAISE 'dead'; END", more))).toEqual(['public.visits']);
});
