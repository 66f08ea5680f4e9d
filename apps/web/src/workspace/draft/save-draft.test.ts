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
  // The engine has not compiled the edit yet, so saving waits.
  const saving = saveDraft(store);
  expect(store.getState().saving).toEqual({ state: 'waiting' });
  store.setState({ checked: { edition: 2, holds: false } });
  await saving;
  expect(store.getState()).toMatchObject({ base: 3, saving: { state: 'held' }, pending: [{ value: 20 }] });
});

test('an edit does not wait for an engine that is long in starting', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json({ number: 4, blueprint: setTo(20) }, { status: 201 }));
  try {
    const store = createDraftStore('d', 3, saved, null);
    store.setState({ checked: { edition: 1, holds: true } });
    edit(store, 'users: 10 → 20 rows', setRows(20));
    const saving = saveDraft(store);
    await vi.advanceTimersByTimeAsync(10_000);
    await saving;
    expect(store.getState()).toMatchObject({ base: 4, pending: [], saving: { state: 'saved' } });
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
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

test('an edit of the same place during a save goes on top of it, and is no conflict with oneself', async () => {
  const answer = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  const bases: string[] = [];
  let current = { number: 3, rows: 10 };
  vi.stubGlobal('fetch', async (_: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ number: current.number, author: 'me', blueprint: setTo(current.rows) });
    const base = (init.headers as Record<string, string>)['if-match']!;
    const { blueprint } = JSON.parse(String(init.body)) as { blueprint: Blueprint };
    bases.push(base);
    if (base !== `"${current.number}"`)
      return Response.json(
        { type: 'https://seedbed.dev/problems/precondition-failed', status: 412, title: 'x', detail: 'x', revision: 4 },
        { status: 412, headers: { 'content-type': 'application/problem+json' } },
      );
    current = { number: current.number + 1, rows: blueprint.tables[0]!.rows! };
    const made = { number: current.number, blueprint };
    sent.resolve();
    await answer.promise;
    return Response.json(made, { status: 201 });
  });
  try {
    const store = createDraftStore('d', 3, saved, null);
    edit(store, 'users: 10 → 20 rows', setRows(20));
    const first = saveDraft(store);
    await sent.promise;
    edit(store, 'users: 20 → 30 rows', setRows(30));
    const second = saveDraft(store);
    answer.resolve();
    await Promise.all([first, second]);
    expect(store.getState()).toMatchObject({ base: 5, pending: [], saving: { state: 'saved' } });
    expect([bases, current.rows]).toEqual([['"3"', '"4"'], 30]);
  } finally {
    vi.unstubAllGlobals();
  }
});
