import { expect, test } from 'vitest';
import type { Catalog } from '@seedbed/contract';
import { tablesWithRefusingTriggers } from './refusing-triggers.ts';

/** A catalog with one table whose trigger runs this body. */
function catalogOf(body: string, more: object = {}): Catalog {
  const trigger = { name: 'g', timing: 'before', events: ['insert'], level: 'row', function: 'public.g()', ...more };
  const table = { schema: 'public', name: 'visits', triggers: [trigger] };
  return { tables: [table], functions: { 'public.g()': { body } } } as unknown as Catalog;
}

const told = (catalog: Catalog): string[] => tablesWithRefusingTriggers(catalog, ['public.visits']);

test.each(["BEGIN IF true THEN RAISE EXCEPTION 'dead'; END IF; RETURN NEW; END", "BEGIN RAISE 'dead'; END", 'BEGIN RETURN NULL; END'])(
  '%s may refuse a row',
  (body) => {
    expect(told(catalogOf(body))).toEqual(['public.visits']);
  },
);

test('a trigger that raises only a notice, one that is off, and one on UPDATE refuse none', () => {
  expect(told(catalogOf("BEGIN RAISE NOTICE 'seen'; RETURN NEW; END"))).toEqual([]);
  expect(told(catalogOf("BEGIN RAISE 'dead'; END", { enabled: 'disabled' }))).toEqual([]);
  expect(told(catalogOf("BEGIN RAISE 'dead'; END", { events: ['update'] }))).toEqual([]);
});

test('of tables that nobody writes nothing is said', () => {
  expect(tablesWithRefusingTriggers(catalogOf("BEGIN RAISE 'dead'; END"), ['public.owners'])).toEqual([]);
});
