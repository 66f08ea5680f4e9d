import { expect, test } from 'vitest';
import { exactWords, stayShare, stayWords, targetsOf, withoutMove, withShare, type Move } from './moves.ts';

const MOVES: readonly Move[] = [
  { from: 0, to: 1, share: 0.9 },
  { from: 0, to: 3, share: 0.05 },
  { from: 1, to: 2, share: 0.5 },
];

test('a larger share takes from the rows that stay, then from the other arrows', () => {
  expect(stayShare(MOVES, 0)).toBeCloseTo(0.05);
  expect(withShare(MOVES, 0, 3, 0.1)).toEqual([{ from: 0, to: 1, share: 0.9 }, { from: 0, to: 3, share: 0.1 }, MOVES[2]]);
  expect(withShare(MOVES, 0, 3, 0.4)).toEqual([{ from: 0, to: 1, share: 0.6 }, { from: 0, to: 3, share: 0.4 }, MOVES[2]]);
  expect(withShare(MOVES, 0, 3, 7)).toEqual([{ from: 0, to: 1, share: 0 }, { from: 0, to: 3, share: 1 }, MOVES[2]]);
});

test('sums stay at most one after any number of edits', () => {
  let moves: readonly Move[] = Array.from({ length: 7 }, (_, i) => ({ from: 0, to: i + 1, share: 1 / 7 }));
  for (let i = 0; i < 200; i++) moves = withShare(moves, 0, (i % 7) + 1, ((i * 37) % 100) / 99);
  expect(moves.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
});

test('an arrow is added if it is new and makes no cycle, and can be removed', () => {
  expect(targetsOf(MOVES, 4, 0)).toEqual([2]);
  expect(targetsOf(MOVES, 4, 2)).toEqual([3]);
  expect(targetsOf(MOVES, 4, 1)).toEqual([3]);
  expect(withShare(MOVES, 2, 3, 0.1).at(-1)).toEqual({ from: 2, to: 3, share: 0.1 });
  expect(withoutMove(MOVES, 0, 3)).toEqual([MOVES[0], MOVES[2]]);
});

test('the words of a state do not contradict the rows in it', () => {
  expect(stayWords(0.005, 0.25, false)).toBe(': 0.5 % never leave it; 25 % of the rows are in it so far');
  expect(stayWords(0.3, 0.3, false)).toBe(': 30 % never leave it');
  expect(stayWords(1, 0.4, true)).toBe(': all rows that reach it stay');
});

test('an exact share that cannot be met says what it comes to', () => {
  expect([exactWords(0.12, 0.1202), exactWords(0.12, undefined)]).toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/follow them\.$/)));
  expect(exactWords(0.12, 0.2)).toMatch(/ Of these rows it is 20 %\.$/);
});
