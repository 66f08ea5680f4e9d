import { expect, test } from 'vitest';
import { generatorOf, inUnit, partOf, readShape } from './shape.ts';
import { unitOf, unitsOf } from './units.ts';

test('units are read from the last words of a name, compound units by their parts', () => {
  expect(unitsOf(['km', 'per', 'hour'])[0]!.factor).toBeCloseTo(1 / 3.6);
  expect(unitsOf(['mg', 'dl'])[0]!.dimension).toBe(unitOf('kg/m3').dimension);
  expect(unitsOf(['l', '100', 'km'])[0]).toEqual(unitOf('l/100km'));
  expect(unitsOf(['ms']).map((unit) => unit.dimension)).toEqual(['T1', 'L1T-1']);
  expect(unitsOf(['customer'])).toEqual([]);
});

test('numbers are converted to another unit with enough decimals to keep them distinct', () => {
  expect(inUnit(readShape('0.85..1.50~1.14'), unitOf('m'), unitOf('cm'))).toMatchObject({ min: 85, max: 150, decimals: 0 });
  expect(inUnit(readShape('36.0..38.0'), unitOf('c'), unitOf('f'))).toMatchObject({ min: 96.8, decimals: 1 });
  expect(generatorOf(inUnit(readShape('30|60'), unitOf('s'), unitOf('ms'))).parameters).toEqual({ values: [30_000, 60_000] });
});

test('sections of a distance follow one another, with magnitudes as well', () => {
  const [low, high] = [partOf(readShape('10...1000'), [0, 0.33]), partOf(readShape('10...1000'), [0.67, 1])] as { min: number; max: number }[];
  expect(low!.max).toBeLessThan(high!.min);
  expect(low!.max).toBeGreaterThan(40);
});
