import { resolveType } from '@seedbed/contract';
import { expect, test } from 'vitest';
import type { Draft } from '../edits/draft.ts';
import { keepToRange } from './own-range.ts';

const draft = (name: string, type: string, kind: string, parameters: Record<string, unknown> = {}, of: Record<string, unknown> = {}) =>
  ({
    column: { name, type: resolveType(type), column: {}, ...of },
    kind,
    parameters,
    confidence: 0.8,
    because: { code: 'name', words: '' },
  }) as unknown as Draft;

test('a generator that mostly misses the range of a CHECK is replaced', () => {
  const fever = draft('temperature_c', 'numeric(4,1)', 'number.measure', { mean: 36.8, deviation: 0.5, min: 35, max: 41 });
  const pressure = draft('wind_pressure', 'smallint', 'number.sensor', { base: 1013, amplitude: 9 });
  const manuals = draft('manuals', 'smallint', 'datatype.boolean', { probability: 0.15 });
  const place = draft('position', 'smallint', 'number.position', { every: 200, within: true });
  const domains = { temperature_c: { min: -5, max: 35 }, wind_pressure: { min: 40, max: 300 }, manuals: { min: 1, max: 5 }, position: { min: 1, max: 8 } };
  keepToRange([fever, pressure, manuals, place], domains);
  expect([fever.kind, fever.parameters]).toEqual(['number.measure', { mean: 15, deviation: 6.7, min: -5, max: 35, fractionDigits: 1 }]);
  expect([pressure.kind, pressure.parameters]).toEqual(['number.measure', { mean: 170, deviation: 43, min: 40, max: 300, fractionDigits: 0 }]);
  expect([manuals.kind, manuals.parameters]).toEqual(['number.int', { min: 1, max: 5 }]);
  expect([place.kind, place.parameters]).toEqual(['number.position', { every: 8, from: 1, within: true }]);
  expect(manuals.because.code).toBe('constraint');
  expect(manuals.confidence).toBe(0.5);
});

test('a generator that mostly fits does not change, nor do keys and numbers that other columns determine', () => {
  const room = draft('a', 'numeric(4,1)', 'number.measure', { mean: 21, deviation: 3 });
  const open = draft('b', 'integer', 'number.sensor', { base: 1013, amplitude: 9 });
  const key = draft('c', 'integer', 'number.sensor', { base: 1013, amplitude: 9 }, { inKey: true });
  const computed = draft('d', 'integer', 'expression', { expression: 'a + b' });
  const before = [room, open, key, computed].map(({ kind, parameters }) => [kind, parameters]);
  keepToRange([room, open, key, computed], { a: { min: -5, max: 35 }, b: { min: 1 }, c: { min: 1, max: 9 }, d: { min: 1, max: 9 } });
  expect([room, open, key, computed].map(({ kind, parameters }) => [kind, parameters])).toEqual(before);
});
