import { expect, test } from 'vitest';
import type { Numbers } from '../../expressions/numbers.ts';
import { gatherNumbers, isUnknown, keptNumbers, NULL_NUMBER, nullMarker } from './kept-numbers.ts';

const numbers = (values: number[], whole: boolean, nulls: number[] | null = null): Numbers => ({
  values: Float64Array.from(values),
  scale: 0,
  whole,
  nulls: nulls && Uint8Array.from(nulls),
});
const places = Float64Array.of(3, 0, -1, 2);

test('whole numbers are stored in 32 bits; missing ones are marked', () => {
  const kept = keptNumbers(4);
  kept.put(Float64Array.of(3, 0), 2, numbers([7, 0], true, [0, 1]));
  const out = new Int32Array(4);
  expect(gatherNumbers(kept.list, places, 4, out)).toBe(false);
  expect([...out.subarray(0, 3)]).toEqual([7, nullMarker(kept.list), nullMarker(kept.list)]);
  expect(isUnknown(out, out[3]!)).toBe(true);
  kept.put(Float64Array.of(2), 1, numbers([-5], true));
  expect(gatherNumbers(kept.list, places, 4, out)).toBe(true);
  expect(out[3]).toBe(-5);
});

test.each([
  ['a fraction', [0.5], false],
  ['more than 32 bits', [3e9], true],
  ['what stands for NULL', [-0x7fffffff], true],
  ['a zero below zero', [-0], true],
])('%s widens the list without loss', (_name, [value], whole) => {
  const kept = keptNumbers(4);
  kept.put(Float64Array.of(3, 0), 2, numbers([7, 0], true, [0, 1]));
  kept.put(Float64Array.of(1), 1, numbers([value!], whole));
  expect(kept.list).toBeInstanceOf(Float64Array);
  expect(kept.list[1]).toBe(value);
  const out = new Float64Array(4);
  expect(gatherNumbers(kept.list, places, 4, out)).toBe(false);
  expect([...out]).toEqual([7, NULL_NUMBER, NULL_NUMBER, Number.NaN]);
});
