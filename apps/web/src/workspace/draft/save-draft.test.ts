import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { createDraftStore, edit } from './draft-store.ts';
import { saveDraft } from './save-draft.ts';

const saved: Blueprint = { ...emptyBlueprint(), tables: [{ schema: 'public', name: 'users', rows: 10, columns: [] }] };
const setRows = (rows: number) => (blueprint: Blueprint) => void (blueprint.tables[0]!.rows = rows);

test('what does not compile stays a draft, and no revision is asked for', async () => {
  const store = createDraftStore('d', 3, saved, null);
  store.setState({ checked: { edition: 1, holds: true } });
  edit(store, 'users: 10 → 20 rows', setRows(20));
  // The engine has not looked at the edit yet: saving waits for it.
  const saving = saveDraft(store);
  expect(store.getState().saving).toEqual({ state: 'waiting' });
  store.setState({ checked: { edition: 2, holds: false } });
  await saving;
  expect(store.getState()).toMatchObject({ base: 3, saving: { state: 'held' }, pending: [{ value: 20 }] });
});
