import { expect, test } from 'vitest';
import { fillSequence } from './fill.ts';
import { threefry } from './threefry.ts';
import { unthreefry } from './unthreefry.ts';

/** Random123 1.14, tests/kat_vectors, `threefry2x32 13`: key, counter, result. */
const PUBLISHED = [
  ['00000000 00000000', '00000000 00000000', '9d1c5ec6 8bd50731'],
  ['ffffffff ffffffff', 'ffffffff ffffffff', 'fd36d048 2d17272c'],
  ['13198a2e 03707344', '243f6a88 85a308d3', 'ba3e4725 f27d669e'],
] as const;

const words = (text: string) => text.split(' ').map((word) => Number.parseInt(word, 16)) as [number, number];
const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0');

test.each(PUBLISHED)('K1: key %s, counter %s gives %s', (key, counter, result) => {
  const out = new Int32Array(2);
  threefry(...words(key), ...words(counter), out);
  expect(`${hex(out[0]!)} ${hex(out[1]!)}`).toBe(result);
});

test('the inverse returns the counter', () => {
  const out = new Int32Array(2);
  for (let i = 0; i < 2000; i++) {
    const [key0, key1, low, high] = [i * 0x9e3779b9, i * 0x85ebca6b, i * 0xc2b2ae35, i * 0x27d4eb2f].map((word) => word | 0) as [
      number,
      number,
      number,
      number,
    ];
    threefry(key0, key1, low, high, out);
    unthreefry(key0, key1, out[0]!, out[1]!, out);
    expect([...out]).toEqual([low, high]);
  }
});

test('a sequence equals single counters', () => {
  const a = new Int32Array(100);
  const b = new Int32Array(100);
  const out = new Int32Array(2);
  for (const first of [0, 5, 2 ** 31 - 50, 2 ** 32 - 100]) {
    for (const high of [0, 7, 3 << 21, -1]) {
      fillSequence(0x12345678, -77, first, high, a, b, 0, 100);
      for (let i = 0; i < 100; i++) {
        threefry(0x12345678, -77, first + i, high, out);
        expect([a[i], b[i]]).toEqual([out[0], out[1]]);
      }
    }
  }
});
