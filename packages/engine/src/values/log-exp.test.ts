import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exp, log, pow } from './log-exp.ts';

const EPSILON = 2 ** -52;
const near = (actual: number, expected: number, ulps: number) => Math.abs(actual - expected) <= ulps * EPSILON * Math.abs(expected);

test('log is within 2 units in the last place of this engine', () => {
  fc.assert(
    fc.property(fc.double({ min: 5e-324, noNaN: true, noDefaultInfinity: true }), (x) => near(log(x), Math.log(x), 2) || x === 1),
    { seed: 1, numRuns: 20_000 },
  );
  for (let i = 1; i < 20_000; i++) expect(near(log(i / 10_007), Math.log(i / 10_007), 4)).toBe(true);
});

test('exp is within 2 units in the last place of this engine', () => {
  fc.assert(
    fc.property(fc.double({ min: -700, max: 709, noNaN: true }), (x) => near(exp(x), Math.exp(x), 2)),
    { seed: 1, numRuns: 20_000 },
  );
});

test('pow agrees with repeated products and with roots', () => {
  expect(pow(10, 15)).toBe(1e15);
  expect(pow(2, -3)).toBe(0.125);
  expect(pow(0, 0)).toBe(1);
  expect(pow(0, 0.5)).toBe(0);
  for (let x = 1; x < 500; x++) expect(near(pow(x, 0.5), Math.sqrt(x), 8)).toBe(true);
});

test('the ends', () => {
  expect([log(0), log(1), log(Infinity), log(-1)]).toEqual([-Infinity, 0, Infinity, Number.NaN]);
  expect([exp(0), exp(-Infinity), exp(Infinity), exp(-800), exp(Number.NaN)]).toEqual([1, 0, Infinity, 0, Number.NaN]);
  expect(log(5e-324)).toBeCloseTo(-744.4400719213812, 10);
  expect(exp(-745)).toBe(5e-324);
});

test('K4: some values are pinned to the bit', () => {
  const bits = (x: number) => Buffer.from(Float64Array.of(x).buffer).toString('hex');
  expect([log(2), log(10), exp(1), exp(-0.5), pow(1.7, 2.3)].map(bits)).toMatchInlineSnapshot(`
    [
      "ef39fafe422ee63f",
      "1655b5bbb16b0240",
      "6a57148b0abf0540",
      "0a966ffcb268e33f",
      "eab4dc460c1c0b40",
    ]
  `);
});
