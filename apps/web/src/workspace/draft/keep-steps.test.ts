import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { createDraftStore, edit, rebase, redo, undo } from './draft-store.ts';

const table = (name: string): Blueprint['tables'][number] => ({
  schema: 'public',
  name,
  rows: 10,
  columns: [
    { name: 'id', type: 'bigint' },
    { name: 'bio', type: 'text', nullable: true },
  ],
});
const saved: Blueprint = { ...emptyBlueprint(), tables: [table('users'), table('posts')] };

test('after merging another’s edit the steps elsewhere can be undone and redone', () => {
  const store = createDraftStore('d', 3, saved, null);
  edit(store, 'users 20', (blueprint) => void (blueprint.tables[0]!.rows = 20));
  edit(store, 'posts.bio', (blueprint) => void (blueprint.tables[1]!.columns[1]!.nullRate = 0.5));
  edit(store, 'seed', (blueprint) => void (blueprint.seed = 7));
  // They changed the place of the first step and inserted a table before all others.
  const theirs: Blueprint = { ...structuredClone(saved), tables: [table('first'), { ...table('users'), rows: 99 }, table('posts')] };
  rebase(store, 4, theirs, 'mine');
  expect(store.getState().past.map((step) => step.label)).toEqual(['posts.bio', 'seed']);
  expect(undo(store)?.label).toBe('seed');
  expect(undo(store)?.label).toBe('posts.bio');
  const now = store.getState().blueprint;
  expect(now.seed).toBe(saved.seed);
  expect(now.tables[2]).toEqual(table('posts'));
  expect(undo(store)).toBeNull();
  expect(redo(store)?.label).toBe('posts.bio');
  expect(store.getState().blueprint.tables[2]!.columns[1]!.nullRate).toBe(0.5);
});

test('undo and redo return the places they changed', () => {
  const store = createDraftStore('d', 3, saved, null);
  edit(store, 'bio', (blueprint) => void (blueprint.tables[1]!.columns[1]!.nullRate = 0.5));
  edit(store, 'seed', (blueprint) => void (blueprint.seed = 7));
  undo(store);
  expect(store.getState().led).toBeNull();
  undo(store);
  expect(store.getState().led).toMatchObject({ table: 'public.posts', column: 'bio', edition: store.getState().edition });
  redo(store);
  expect(store.getState().led).toMatchObject({ table: 'public.posts', column: 'bio' });
});
