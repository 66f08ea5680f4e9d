import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { applyPatches } from 'immer';
import { expect, test } from 'vitest';
import { adopt, createDraftStore, edit, markSaved, rebase, redo, toKept, undo, type DraftStore } from './draft-store.ts';

const saved: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    {
      schema: 'public',
      name: 'users',
      rows: 10,
      columns: [
        { name: 'id', type: 'bigint' },
        { name: 'bio', type: 'text' },
      ],
    },
  ],
};
const open = () => createDraftStore('d', 3, saved, null);
const setRows = (rows: number) => (blueprint: Blueprint) => void (blueprint.tables[0]!.rows = rows);

test('an edit is pending until it is saved', () => {
  const store = open();
  edit(store, 'users: 10 → 20 rows', setRows(20));
  expect(store.getState()).toMatchObject({ edition: 2, saving: { state: 'waiting' }, pending: [{ value: 20 }] });
  markSaved(store, 4, store.getState().blueprint, 1);
  expect(store.getState()).toMatchObject({ base: 4, pending: [], saving: { state: 'saved' } });
});

test('edits during a save stay pending', () => {
  const store = open();
  edit(store, 'a', setRows(20));
  edit(store, 'b', setRows(30));
  markSaved(store, 4, { ...saved }, 1);
  expect(store.getState()).toMatchObject({ saving: { state: 'waiting' }, pending: [{ value: 30 }] });
});

test('undo and redo follow the same steps, and edits that change nothing add none', () => {
  const store = open();
  edit(store, 'same', setRows(10));
  expect(store.getState().past).toHaveLength(0);
  edit(store, 'a', setRows(20));
  edit(store, 'b', setRows(30));
  expect(undo(store)?.label).toBe('b');
  expect(store.getState().blueprint.tables[0]!.rows).toBe(20);
  expect(undo(store)?.label).toBe('a');
  expect(store.getState().blueprint).toEqual(saved);
  expect(undo(store)).toBeNull();
  expect(redo(store)?.label).toBe('a');
  expect(redo(store)?.label).toBe('b');
  expect(store.getState().blueprint.tables[0]!.rows).toBe(30);
});

test('a drag is one step, and undoing it returns to the start', () => {
  const store = open();
  for (let rows = 11; rows < 60; rows++) edit(store, `rows ${rows}`, setRows(rows), { merge: 'users/rows', now: rows });
  expect(store.getState().past).toHaveLength(1);
  // Overwritten edits are kept neither in this browser nor in other tabs.
  expect([store.getState().pending.length, store.getState().past[0]!.forward.length]).toEqual([1, 1]);
  undo(store);
  expect(store.getState().blueprint.tables[0]!.rows).toBe(10);
  redo(store);
  expect(store.getState().blueprint.tables[0]!.rows).toBe(59);
});

test('the draft stays pending while a save runs and the value is dragged further', () => {
  const store = open();
  const drag = (rows: number) => edit(store, `rows ${rows}`, setRows(rows), { merge: 'users/rows', now: rows });
  drag(11);
  store.setState({ saving: { state: 'saving' } });
  const { blueprint: sent, pending } = store.getState();
  drag(12);
  drag(13);
  markSaved(store, 4, sent, pending.length);
  expect(applyPatches(store.getState().saved, [...store.getState().pending])).toEqual(store.getState().blueprint);
  expect(store.getState().blueprint.tables[0]!.rows).toBe(13);
  undo(store);
  expect(store.getState().blueprint.tables[0]!.rows).toBe(10);
});

test('a reload loses neither edits nor undo steps', () => {
  const store = open();
  edit(store, 'a', setRows(20));
  const kept = structuredClone(toKept(store.getState()));
  const again = createDraftStore('d', 3, saved, kept);
  expect(again.getState().blueprint.tables[0]!.rows).toBe(20);
  expect(undo(again)?.label).toBe('a');
  expect(again.getState().blueprint).toEqual(saved);
});

test('another person’s edits elsewhere are merged; at the same place one side wins, and all other edits stay', () => {
  const store = open();
  edit(store, 'a', setRows(20));
  edit(store, 'b', (blueprint) => void (blueprint.seed = 7));
  const theirs = structuredClone(saved);
  theirs.tables[0]!.columns[1]!.nullRate = 0.5;
  theirs.tables[0]!.rows = 99;
  const again = createDraftStore('d', 3, saved, toKept(store.getState()));
  rebase(store, 4, theirs, 'theirs');
  expect(store.getState()).toMatchObject({
    base: 4,
    blueprint: { seed: 7, tables: [{ rows: 99, columns: [{}, { nullRate: 0.5 }] }] },
    saving: { state: 'waiting' },
  });
  rebase(again, 4, theirs, 'mine');
  expect(again.getState().blueprint).toMatchObject({ seed: 7, tables: [{ rows: 20, columns: [{}, { nullRate: 0.5 }] }] });
});

/** Two connected tabs; `tell` delivers the messages of their channel. */
const twoTabs = () => {
  const tabs = ['one', 'other'].map((tab) => createDraftStore('d', 3, saved, null, tab)) as [DraftStore, DraftStore];
  tabs.forEach((store, i) => store.setState({ others: new Set([tabs[1 - i]!.getState().tab]) }));
  const tell = (from: DraftStore) => adopt(from === tabs[0] ? tabs[1] : tabs[0], structuredClone(toKept(from.getState())), null, 'waiting');
  return { one: tabs[0], other: tabs[1], tell };
};
const rowsOf = (store: DraftStore) => store.getState().blueprint.tables[0]!.rows;
const setSeed = (seed: number) => (blueprint: Blueprint) => void (blueprint.seed = seed);

test('a draft that another tab edited is the same here, and each tab undoes its own steps', () => {
  const { one, other, tell } = twoTabs();
  edit(one, 'rows', setRows(20));
  tell(one);
  expect(other.getState()).toMatchObject({ blueprint: { tables: [{ rows: 20 }] }, saving: { state: 'waiting', elsewhere: true } });
  expect(undo(other)).toBeNull();
  edit(other, 'seed', setSeed(7));
  tell(other);
  // Edits of the other tab stay.
  expect(undo(one)).toEqual({ label: 'rows', isOvertaken: false });
  expect(one.getState().blueprint).toMatchObject({ seed: 7, tables: [{ rows: 10 }] });
  tell(one);
  expect(undo(other)).toEqual({ label: 'seed', isOvertaken: false });
  expect(other.getState().blueprint).toEqual(saved);
  expect(redo(other)?.label).toBe('seed');
  tell(other);
  expect(redo(one)?.label).toBe('rows');
  expect(one.getState().blueprint).toMatchObject({ seed: 7, tables: [{ rows: 20 }] });
});

test('a change that arrives from another tab and again from the server is one gesture', () => {
  const { one, other, tell } = twoTabs();
  const { gesture } = other.getState();
  edit(one, 'rows', setRows(20));
  tell(one);
  expect(other.getState().gesture).toBe(gesture + 1);
  const { rows, ...table } = one.getState().blueprint.tables[0]!;
  rebase(other, 4, { ...one.getState().blueprint, tables: [{ rows: rows!, ...table }, ...one.getState().blueprint.tables.slice(1)] }, 'mine');
  expect(other.getState()).toMatchObject({ base: 4, gesture: gesture + 1 });
});

test('a step at a place that another tab changed since is not undone; earlier steps are', () => {
  const { one, other, tell } = twoTabs();
  edit(one, 'seed', setSeed(7));
  edit(one, 'rows', setRows(20));
  tell(one);
  edit(other, 'rows again', setRows(30));
  tell(other);
  expect(undo(one)).toEqual({ label: 'rows', isOvertaken: true });
  expect(rowsOf(one)).toBe(30);
  expect(undo(one)).toEqual({ label: 'seed', isOvertaken: false });
  expect(one.getState().blueprint).toMatchObject({ seed: saved.seed, tables: [{ rows: 30 }] });
});

test('an undone step is not redone over another tab’s edit', () => {
  const { one, other, tell } = twoTabs();
  edit(one, 'rows', setRows(20));
  undo(one);
  tell(one);
  edit(other, 'rows of the other', setRows(30));
  tell(other);
  expect(redo(one)).toBeNull();
  expect(rowsOf(one)).toBe(30);
});

test('edits of two tabs do not join, and steps of a tab that was closed can be undone here', () => {
  const { one, other, tell } = twoTabs();
  edit(one, 'rows 20', setRows(20), { merge: 'rows', now: 1 });
  tell(one);
  edit(other, 'rows 30', setRows(30), { merge: 'rows', now: 2 });
  expect(other.getState().past.map(({ label }) => label)).toEqual(['rows 20', 'rows 30']);
  tell(other);
  one.setState({ others: new Set() });
  expect(undo(one)?.label).toBe('rows 30');
  expect(rowsOf(one)).toBe(20);
});
