import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { expect, test, vi } from 'vitest';
import { createDraftStore, edit } from './draft-store.ts';
import { saveDraft, saveOnReturn } from './save-draft.ts';

const saved: Blueprint = { ...emptyBlueprint(), tables: [{ schema: 'public', name: 'users', rows: 10, columns: [] }] };
const setTo = (rows: number): Blueprint => ({ ...saved, tables: [{ ...saved.tables[0]!, rows }] });
const setRows = (rows: number) => (blueprint: Blueprint) => void (blueprint.tables[0]!.rows = rows);

test('a draft that does not compile is kept but not saved', async () => {
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

test('edits that could not be saved while the server was down are saved automatically when it answers', async () => {
  vi.useFakeTimers();
  const answers: { server: 'gone' | 'there' } = { server: 'gone' };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (answers.server === 'gone') throw new TypeError('Failed to fetch');
    asked.push(`${init?.method ?? 'GET'} ${String(input)}`);
    return Response.json({ number: 4, blueprint: setTo(20) }, { status: init?.method === 'POST' ? 201 : 200 });
  });
  const store = createDraftStore('d', 3, saved, null);
  const stop = saveOnReturn(store);
  try {
    edit(store, 'users: 10 → 20 rows', setRows(20));
    await saveDraft(store);
    expect(store.getState().saving.state).toBe('failed');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.getState().saving.state).toBe('failed');
    answers.server = 'there';
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.getState()).toMatchObject({ base: 4, pending: [], saving: { state: 'saved' } });
    expect(asked.filter((one) => one.startsWith('POST'))).toEqual(['POST /api/v1/datasets/d/revisions']);
  } finally {
    stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});

test('a save during another save gets the revision of that one', async () => {
  const answer = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async () => {
    sent.resolve();
    await answer.promise;
    return Response.json({ number: 4, blueprint: setTo(20) }, { status: 201 });
  });
  try {
    const store = createDraftStore('d', 3, saved, null);
    edit(store, 'users: 10 → 20 rows', setRows(20));
    const first = saveDraft(store);
    await sent.promise;
    const second = saveDraft(store).then(() => store.getState());
    answer.resolve();
    expect(await second).toMatchObject({ base: 4, pending: [], saving: { state: 'saved' } });
    await first;
  } finally {
    vi.unstubAllGlobals();
  }
});
