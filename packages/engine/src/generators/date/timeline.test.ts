import { expect, test } from 'vitest';
import { drawsOf } from '../../random/draws-of.ts';
import { fillTimeline, type Timeline } from './timeline.ts';

const YEAR: Timeline = { from: 1_700_000_000_000_000, to: 1_731_000_000_000_000, rows: 1000 };

function timestamps(timeline: Timeline): number[] {
  const micros = new Float64Array(5);
  fillTimeline(timeline, drawsOf(['test']), { first: 100, count: 5, at: null }, micros);
  return [...micros];
}

test('timestamps independent of the place are preferred; otherwise every row has its own', () => {
  const own = timestamps(YEAR);
  expect(own).toEqual(own.toSorted((x, y) => x - y));
  const seven = (_: unknown, micros: Float64Array) => {
    micros.fill(7);
    return true;
  };
  expect(timestamps({ ...YEAR, instead: seven })).toEqual([7, 7, 7, 7, 7]);
  expect(timestamps({ ...YEAR, instead: (rows, micros) => !seven(rows, micros) })).toEqual(own);
});
