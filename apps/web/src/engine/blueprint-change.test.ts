import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { produce } from 'immer';
import { expect, test } from 'vitest';
import { changed, changeSince } from './blueprint-change.ts';

const table = (name: string) => ({ schema: 'public', name, rows: 5, columns: [{ name: 'x', type: 'integer' }] });
const blueprint: Blueprint = { ...emptyBlueprint(), tables: [table('a'), table('b'), table('c')] };
const sent = { edition: 3, blueprint };

test('an edit sends only its table, and leads to the same blueprint', () => {
  const edited = produce(blueprint, (draft) => void (draft.tables[1]!.rows = 9));
  const change = changeSince(sent, edited);
  expect(change).toEqual({ from: 3, rest: {}, tables: [[1, edited.tables[1]]] });
  const there = changed(sent, change)!;
  expect(there).toEqual(edited);
  expect(there.tables[0]).toBe(blueprint.tables[0]);
});

test.each([
  ['the seed', (draft: Blueprint) => void (draft.seed = 'other')],
  [
    'a relation',
    (draft: Blueprint) => void draft.relations.push({ from: { table: 'public.a', columns: ['x'] }, to: { table: 'public.b', columns: ['x'] }, source: 'user' }),
  ],
  ['a new table', (draft: Blueprint) => void draft.tables.push(table('d'))],
  ['a member that comes', (draft: Blueprint) => void (draft.settings = { a: 'b' })],
])('%s arrives', (_, recipe) => {
  const edited = produce(blueprint, recipe);
  expect(changed(sent, changeSince(sent, edited))).toEqual(edited);
  expect(changed(null, changeSince(null, edited))).toEqual(edited);
});

test('a removed member is removed, and a missing edition is requested whole', () => {
  const { settings: _, ...without } = { ...blueprint, settings: { a: 'b' } };
  expect(
    changed(
      { edition: 1, blueprint: { ...blueprint, settings: { a: 'b' } } },
      changeSince({ edition: 1, blueprint: { ...blueprint, settings: { a: 'b' } } }, without),
    ),
  ).toEqual(without);
  expect(changed({ edition: 2, blueprint }, changeSince(sent, blueprint))).toBeNull();
});
