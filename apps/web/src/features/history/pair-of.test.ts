import { expect, test } from 'vitest';
import { pairOf } from './pair-of.ts';

test.each([
  ['nothing is asked for: what the newest changed', [undefined, undefined, 4], { chosen: 4, other: 3 }],
  ['a revision: what it changed', [3, undefined, 4], { chosen: 3, other: 2 }],
  ['the first one: what came since', [1, undefined, 4], { chosen: 1, other: 4 }],
  ['any two', [1, 3, 4], { chosen: 1, other: 3 }],
  ['there is only one', [undefined, undefined, 1], { chosen: 1, other: 1 }],
] as const)('%s', (_, [a, b, newest], pair) => expect(pairOf(a, b, newest)).toEqual(pair));
