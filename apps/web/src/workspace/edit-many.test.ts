import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import type { Engine } from '../engine/engine-store.ts';
import { createDraftStore, undo } from './draft/draft-store.ts';
import { columnPlaces, columnsThatTake, editColumns, findColumns } from './edit-many.ts';

const blueprint: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    {
      schema: 'public',
      name: 'users',
      rows: 1,
      columns: [
        { name: 'id', type: 'bigint' },
        { name: 'bio', type: 'text', nullable: true, generator: { kind: 'person.bio' } },
      ],
    },
    {
      schema: 'public',
      name: 'posts',
      rows: 1,
      columns: [
        { name: 'user_id', type: 'bigint', nullable: true },
        { name: 'body', type: 'text', nullable: true },
        { name: 'slug', type: 'text', generated: 'lower(body)' },
      ],
    },
  ],
  relations: [{ from: { table: 'public.posts', columns: ['user_id'] }, to: { table: 'public.users', columns: ['id'] } }] as Blueprint['relations'],
};
const places = columnPlaces(blueprint);
const ids = (found: readonly { id: string }[]) => found.map((place) => place.id);

test('columns are found across tables by name, type and generator', () => {
  expect(ids(findColumns(places, 'text nullable'))).toEqual(['public.users.bio', 'public.posts.body']);
  expect(ids(findColumns(places, 'PERSON'))).toEqual(['public.users.bio']);
  expect(ids(findColumns(places, 'posts. reference'))).toEqual(['public.posts.user_id']);
  expect(findColumns(places, '')).toHaveLength(5);
});

test('many columns are changed as one step, and back', () => {
  const draft = createDraftStore('d', 1, blueprint, null);
  editColumns(draft, findColumns(places, 'text nullable'), 'null share 20 %', (column) => void (column.nullRate = 0.2));
  expect(draft.getState().blueprint.tables.map((table) => table.columns[1]!.nullRate)).toEqual([0.2, 0.2]);
  expect(draft.getState().past).toHaveLength(1);
  expect(undo(draft)?.label).toBe('2 columns: null share 20 %');
  expect(draft.getState().blueprint).toEqual(blueprint);
});

test('a generator is tried on each column; columns that do not accept it say why', async () => {
  const engine = {
    firstThatHolds: async (_: Blueprint, table: string) => (table === 'public.users' ? { index: 0 } : { index: -1, message: 'too long' }),
  } as unknown as Engine;
  const { take, refuse } = await columnsThatTake(engine, blueprint, places.slice(1), { kind: 'text.note' }, () => undefined, new AbortController().signal);
  expect(ids(take)).toEqual(['public.users.bio']);
  expect(refuse.map(({ place, why }) => [place.column.name, why])).toEqual([
    ['user_id', 'its values come from the parent'],
    ['body', 'too long'],
    ['slug', 'Postgres generates it'],
  ]);
});
