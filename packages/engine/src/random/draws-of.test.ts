import { expect, test } from 'vitest';
import { columnKey } from './column-key.ts';
import { drawsOf } from './draws-of.ts';

const material = [1, 42, 'public', 'users', 'email', 'value'] as const;
const BOUNDARY = 2 ** 32;

test('K2: the key of a column is pinned', () => {
  expect(columnKey(material).map((word) => (word >>> 0).toString(16))).toMatchInlineSnapshot(`
    [
      "10cf7c7a",
      "23a2a800",
    ]
  `);
});

test('key words differ for each member and member boundary', () => {
  const keys = [
    material,
    [2, 42, 'public', 'users', 'email', 'value'],
    [1, '42', 'public', 'users', 'email', 'value'],
    [1, 42, 'publicu', 'sers', 'email', 'value'],
    [1, 42, 'public', 'users', 'email', 'null'],
    [1, 42, 'public', 'users', '📧"\u0000', 'value'],
  ].map((each) => columnKey(each).join());
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([0, 1, 2047])('K3: draw %i: a range, a list and single rows agree, across 2^32 and up to 2^53', (draw) => {
  const draws = drawsOf(material);
  for (const first of [0, 123_456_789, BOUNDARY - 3, 5 * BOUNDARY - 4, Number.MAX_SAFE_INTEGER - 7]) {
    const count = 8;
    const at = Float64Array.from({ length: count }, (_, i) => first + i);
    const [a, b, c, d] = [0, 0, 0, 0].map(() => new Int32Array(count)) as [Int32Array, Int32Array, Int32Array, Int32Array];
    draws.fill({ first, count, at: null }, a, b, draw);
    draws.fill({ first: 0, count, at }, c, d, draw);
    expect([c, d]).toEqual([a, b]);
    const out = new Int32Array(2);
    for (let i = 0; i < count; i++) {
      draws.one(first + i, out, draw);
      expect([...out]).toEqual([a[i], b[i]]);
    }
  }
});

test('draws and high words are separate streams', () => {
  const draws = drawsOf(material);
  const out = new Int32Array(2);
  const seen = new Set<string>();
  for (const draw of [0, 1, 2, 2047]) {
    for (const row of [0, 1, BOUNDARY, 2 * BOUNDARY, 2 ** 52]) {
      draws.one(row, out, draw);
      seen.add(out.join());
    }
  }
  expect(seen.size).toBe(20);
});
