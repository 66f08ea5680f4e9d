import { expect, test } from 'vitest';
import type { RowFilter } from '../../engine/filter/row-filter.ts';
import type { Engine } from '../../engine/engine-store.ts';
import { continueList, emptyList, STRETCH, type MatchList } from './match-list.ts';

const filter: RowFilter = { column: 'x', op: 'eq', value: 'a' };
/** Every `step`-th row matches; 300,000 rows a call. `known`: what the engine knows without a search. */
const engine = (step: number, known: number | null = null): Engine =>
  ({
    edition: 1,
    filter: {
      count: async () => known,
      from: async (_table: string, _filter: RowFilter, from: number, count: number) => ({
        rows: Array.from({ length: count }, (_, i) => (from + i) * step),
        texts: [],
      }),
      search: async (_table: string, _filter: RowFilter, first: number, end: number) => {
        const next = Math.min(end, first + 300_000);
        const rows = [];
        for (let row = Math.ceil(first / step) * step; row < next; row += step) rows.push(row);
        return { rows, next };
      },
      texts: async (_table: string, rows: readonly number[]) => [rows.map(String)],
    },
  }) as unknown as Engine;

async function listed(of: Engine, before: MatchList): Promise<MatchList[]> {
  const told: MatchList[] = [];
  await continueList(of, 't', filter, before, (list) => told.push(list), new AbortController().signal);
  return told;
}

test('matches that the engine knows need no search, and are read when viewed', async () => {
  const [list, ...more] = await listed(engine(7, 1e12), emptyList(7e12));
  expect(more).toEqual([]);
  expect(list).toMatchObject({ scanned: 7e12, count: 1e12, state: 'done' });
  await list!.some!.rows('t', 5e11, 2, []);
  expect(list!.some!.numberOf!(5e11 + 1)).toBe((5e11 + 1) * 7);
});

test('a search shows the first matches immediately, pauses, and continues without repeating a row', async () => {
  const of = engine(100_000);
  const told = await listed(of, emptyList(3_000_000));
  expect(told[0]).toMatchObject({ count: 3, scanned: 300_000, state: 'running' });
  const first = told.at(-1)!;
  expect(first).toMatchObject({ count: 20, scanned: STRETCH.rows, state: 'resting' });
  const second = (await listed(of, first)).at(-1)!;
  expect(second).toMatchObject({ scanned: 3_000_000, state: 'done' });
  expect(second.found).toEqual(Array.from({ length: 30 }, (_, i) => i * 100_000));
  expect(await second.some!.rows('t', 28, 9, ['x'])).toEqual([['2800000', '2900000']]);
});

test('a search with many matches pauses before the end of its stretch', async () => {
  const list = (await listed(engine(2), emptyList(3_000_000))).at(-1)!;
  expect(list).toMatchObject({ state: 'resting', scanned: 300_000, count: 150_000 });
});

test('a cancelled search reports nothing more', async () => {
  const control = new AbortController();
  const told: MatchList[] = [];
  const running = continueList(engine(100_000), 't', filter, emptyList(3_000_000), (list) => (told.push(list), control.abort()), control.signal);
  await running;
  expect(told).toHaveLength(1);
});
