import type { Blueprint } from '@seedbed/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftStore, edit } from './draft-store.ts';
import { shareDraft } from './share-draft.ts';

/** A channel between tabs that delivers messages when the test asks for them. */
const channels = new Set<SlowChannel>();
let onTheWay: (() => void)[] = [];
class SlowChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    channels.add(this);
  }
  postMessage(data: unknown) {
    const sent = structuredClone(data);
    for (const other of channels) if (other !== this) onTheWay.push(() => other.onmessage?.({ data: structuredClone(sent) }));
  }
  close() {
    channels.delete(this);
  }
}
const arrive = () => {
  while (onTheWay.length > 0) onTheWay.shift()!();
};

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', SlowChannel);
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  channels.clear();
  onTheWay = [];
});

const saved = {
  tables: ['customers', 'orders'].map((name) => ({ schema: 'public', name, rows: 10, columns: [] })),
  relations: [],
} as unknown as Blueprint;

function twoTabs() {
  const tabs = ['one', 'two'].map((tab) => createDraftStore('d', 1, saved, null, tab)) as [
    ReturnType<typeof createDraftStore>,
    ReturnType<typeof createDraftStore>,
  ];
  const stops = tabs.map((tab) => shareDraft(tab));
  arrive();
  return { tabs, [Symbol.dispose]: () => stops.forEach((stop) => stop()) };
}
const setRows = (tab: ReturnType<typeof createDraftStore>, table: number, rows: number) =>
  edit(tab, 'rows', (draft) => void (draft.tables[table]!.rows = rows));
const rowsOf = (tab: ReturnType<typeof createDraftStore>) => tab.getState().blueprint.tables.map(({ rows }) => rows);

test('an edit in one tab is seen in the other', () => {
  using both = twoTabs();
  const [one, two] = both.tabs;
  setRows(one, 0, 20);
  arrive();
  expect(rowsOf(two)).toEqual([20, 10]);
  setRows(two, 1, 30);
  arrive();
  expect([rowsOf(one), rowsOf(two)]).toEqual([
    [20, 30],
    [20, 30],
  ]);
});

test('edits that two tabs make at the same moment both stay, in both', () => {
  using both = twoTabs();
  const [one, two] = both.tabs;
  setRows(one, 0, 20);
  setRows(two, 1, 30);
  arrive();
  expect([rowsOf(one), rowsOf(two)]).toEqual([
    [20, 30],
    [20, 30],
  ]);
  // One of them saves.
  expect([one, two].filter((tab) => !('elsewhere' in tab.getState().saving))).toHaveLength(1);
});

test('of one place that two tabs edit at the same moment both show the same', () => {
  using both = twoTabs();
  const [one, two] = both.tabs;
  setRows(one, 0, 20);
  setRows(two, 0, 30);
  arrive();
  expect(rowsOf(one)).toEqual(rowsOf(two));
  setRows(one, 1, 40);
  arrive();
  expect(rowsOf(two)).toEqual(rowsOf(one));
  expect(rowsOf(two)[1]).toBe(40);
});
