import { beforeAll, expect, test } from 'vitest';
import { createTestData, infer } from '../src/index.ts';
import type { Blueprint } from '../types/index.d.ts';

const DDL = `
CREATE TABLE quote (
  id serial PRIMARY KEY, labour numeric(12,2) NOT NULL CHECK (labour >= 0), material numeric(12,2) NOT NULL CHECK (material >= 0),
  margin_percent numeric(4,1) NOT NULL, total numeric(12,2) NOT NULL,
  CONSTRAINT adds_up CHECK (total = round((labour + material) * (1 + margin_percent / 100), 2))
);
CREATE TABLE part (id serial PRIMARY KEY, lot text NOT NULL, weight int NOT NULL, seal bytea NOT NULL CHECK (octet_length(seal) = 20), state text NOT NULL CHECK (state IN ('a', 'b', 'c')));
CREATE UNIQUE INDEX heavy_lot ON part (lot) WHERE state IN ('a', 'b') AND weight > 10;
`;

let blueprint: Blueprint;
beforeAll(async () => {
  ({ blueprint } = await infer(DDL));
});

const quote = async (set: Record<string, unknown>) => (await createTestData(blueprint, { rows: { quote: { set } } })).rows['quote']![0]!;

test('a computed number that contradicts its CHECK is refused, by the name of the CHECK', async () => {
  const parts = { labour: 100, material: 0, margin_percent: 10 };
  expect(await quote({ ...parts, total: 110 })).toMatchObject({ total: 110 });
  await expect(quote({ ...parts, total: 99 })).rejects.toThrow(
    /^public\.quote, row 1: CHECK adds_up refuses .*total = 99\.00 \(set\).*margin_percent = 10\.0 \(set\)\. Set other values, or fewer\.$/,
  );
  await expect(quote({ total: 99 })).rejects.toThrow(/CHECK adds_up refuses .*\. Set labour, material, margin_percent as well, or instead\.$/);
});

test('a computed number follows the set values', async () => {
  const row = await quote({ labour: 99 });
  const total = (99 + Number(row['material'])) * (1 + Number(row['margin_percent']) / 100);
  expect(Math.abs(Number(row['total']) - total)).toBeLessThan(0.006);
});

test('a partial key refuses rows by its whole predicate', async () => {
  const parts = (weight: number) => createTestData(blueprint, { rows: { part: { count: 2, set: { lot: 'L', state: 'a', weight } } } });
  expect((await parts(3)).rows['part']).toHaveLength(2);
  await expect(parts(11)).rejects.toThrow(/^public\.part, rows 1 and 2: heavy_lot refuses a second row with lot = L/);
});

test('only columns that a row sets are marked as set', async () => {
  const rows = { quote: [{ set: { labour: 5, material: 5 } }, { set: { total: 7 } }] };
  await expect(createTestData(blueprint, { rows })).rejects.toThrow(
    /row 2: CHECK adds_up refuses total = 7\.00 \(set\), labour = [\d.]+, material = [\d.]+, margin/,
  );
});

test('a row’s own values win over those of other rows, and over the usual order', async () => {
  const ddl = `CREATE TABLE job (
    id serial PRIMARY KEY, state text NOT NULL CHECK (state IN ('quoted', 'ordered', 'accepted', 'lost')), quoted_on date, ordered_on date, lost_on date, lost_reason text,
    CHECK (ordered_on >= quoted_on), CHECK (lost_on >= quoted_on), CHECK ((state = 'lost') = (lost_on IS NOT NULL AND lost_reason IS NOT NULL)),
    CHECK (state NOT IN ('ordered', 'accepted') OR ordered_on IS NOT NULL), CHECK (ordered_on IS NULL OR lost_on IS NULL));`;
  const lost = await createTestData(ddl, { rows: { job: { count: 3, set: { state: 'lost', lost_reason: 'no money' } } } });
  expect(lost.rows['job']).toMatchObject(
    Array.from({ length: 3 }, () => ({ state: 'lost', lost_reason: 'no money', ordered_on: null, lost_on: expect.any(String) as unknown })),
  );
  const list = [
    { count: 2, set: { state: 'accepted', lost_reason: null } },
    { set: { state: 'lost' } },
    { set: { lost_on: '2025-03-01' } },
    { set: { quoted_on: '2025-03-01', state: 'accepted' } },
  ];
  const { rows } = await createTestData(ddl, { rows: { job: list } });
  expect(rows['job']!.map(({ state }) => state)).toEqual(['accepted', 'accepted', 'lost', 'lost', 'accepted']);
  expect(rows['job']![3]).toMatchObject({ lost_on: '2025-03-01', ordered_on: null });
});
