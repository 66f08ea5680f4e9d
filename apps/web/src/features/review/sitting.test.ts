import { expect, test } from 'vitest';
import { currentOf, decide, decidedIn, nextOf, returned, skip, startSitting, undone, unskip } from './sitting.ts';

const QUEUE = ['a', 'b', 'c'];

test('skipped columns come last and are shown again', () => {
  let sitting = startSitting();
  const seen: (string | null)[] = [];
  for (let i = 0; i < 5; i++) {
    const at = currentOf(QUEUE, sitting);
    seen.push(at);
    sitting = skip(sitting, at!);
  }
  expect(seen).toEqual(['a', 'b', 'c', 'a', 'b']);
  expect(nextOf(QUEUE, sitting)).toEqual(['a', 'b']);
});

test('a requested column comes first, also one outside the queue', () => {
  const asked = startSitting('sure');
  expect(currentOf(QUEUE, asked)).toBe('sure');
  expect(nextOf(QUEUE, asked)).toEqual(QUEUE);
  const done = decide(asked, ['sure']);
  expect(currentOf(QUEUE, done)).toBe('a');
  expect(currentOf([], done)).toBeNull();
});

test('undo returns to the last column, and counts down', () => {
  const decided = decide(decide(startSitting(), ['a', 'c']), ['b']);
  expect([...decidedIn(decided)]).toEqual(['a', 'c', 'b']);
  const back = undone(decided, 'c');
  expect([currentOf(QUEUE, back), decidedIn(back).size]).toEqual(['a', 1]);
  expect(currentOf(QUEUE, undone(decided, 'elsewhere'))).toBe('elsewhere');
});

test('a skip is undone where it was the last action; a decision is not', () => {
  const skipped = skip(decide(startSitting(), ['a']), 'b');
  const back = unskip(skipped)!;
  expect(currentOf(['b', 'c'], back)).toBe('b');
  expect(unskip(back)).toBeNull();
});

test('a column whose choice was refused waits again, and the person stays where they are', () => {
  const back = returned(decide(decide(startSitting(), ['a']), ['b', 'c']), 'b');
  expect([...decidedIn(back)]).toEqual(['a', 'c']);
  expect(currentOf(['b'], back)).toBe('b');
  expect(currentOf(['d', 'b'], back)).toBe('d');
});
