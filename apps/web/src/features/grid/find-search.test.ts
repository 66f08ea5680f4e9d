import { expect, test } from 'vitest';
import type { Engine } from '../../engine/engine-store.ts';
import { beginSearch, goOn, nextRange, STRETCH, type Search } from './find-search.ts';

test('a search goes from its start to the end, then from the first row to its start', () => {
  const search = beginSearch({ text: 'a', whole: false }, ['x'], 700, 1_000);
  expect(nextRange(search, 200)).toEqual({ first: 700, end: 900 });
  expect(nextRange({ ...search, scanned: 200 }, 200)).toEqual({ first: 900, end: 1_000 });
  expect(nextRange({ ...search, scanned: 300 }, 200)).toEqual({ first: 0, end: 200 });
  expect(nextRange({ ...search, scanned: 900 }, 200)).toEqual({ first: 600, end: 700 });
});

/** Every thousandth row is a hit; 300,000 rows a call. */
const engine = (told: number | null): Engine =>
  ({
    edition: 1,
    search: {
      rowOf: async () => told,
      find: async (_table: string, _columns: readonly string[], _wanted: unknown, first: number, end: number) => {
        const next = Math.min(end, first + 300_000);
        const hits = [];
        for (let row = Math.ceil(first / 100_000) * 100_000; row < next; row += 100_000) hits.push({ row, column: 'x' });
        return { hits, next };
      },
    },
  }) as unknown as Engine;
async function run(search: Search, told: number | null = null): Promise<Search> {
  let last = search;
  await goOn(engine(told), 't', search, (now) => (last = now), new AbortController().signal);
  return last;
}

test('it pauses after a stretch and continues from there, without repeating a row', async () => {
  const first = await run(beginSearch({ text: 'a', whole: false }, ['x'], 1_500_000, 2_000_000));
  expect(first).toMatchObject({ state: 'resting', scanned: STRETCH });
  const second = await run(first);
  expect(second).toMatchObject({ state: 'done', scanned: 2_000_000 });
  expect(new Set(second.hits.map((hit) => hit.row)).size).toBe(20);
  expect(second.hits).toHaveLength(20);
});

test('a row addressed by a key value needs no search', async () => {
  expect(await run(beginSearch({ text: '42', whole: true }, ['id'], 0, 2_000_000), 41)).toMatchObject({
    state: 'done',
    told: true,
    scanned: 0,
    hits: [{ row: 41 }],
  });
});
