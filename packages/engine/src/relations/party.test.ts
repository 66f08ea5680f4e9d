import { expect, test } from 'vitest';
import { evenSpread } from './even.ts';
import { partySpread } from './party.ts';

test('rows of one parent take its parties in turn, and both directions agree', () => {
  const [home, away] = [evenSpread(10, 4), evenSpread(10, 3)];
  const near = evenSpread(60, 10);
  const spread = partySpread(near, [home, away]);
  const taken = new Set<string>();
  for (let child = 0; child < 60; child++) {
    const parent = near.parentOf(child);
    const ends = [home.parentOf(parent), away.parentOf(parent)];
    expect(ends).toContain(spread.parentOf(child));
    taken.add(`${parent} ${spread.parentOf(child)}`);
    expect(spread.childAt(spread.parentOf(child), spread.ordinalOf(child))).toBe(child);
  }
  const both = Array.from({ length: 10 }, (_, parent) => new Set([home.parentOf(parent), away.parentOf(parent)]).size);
  expect(taken.size).toBe(both.reduce((sum, each) => sum + each, 0));
  expect([0, 1, 2, 3].reduce((sum, each) => sum + spread.countOf(each), 0)).toBe(60);
});
