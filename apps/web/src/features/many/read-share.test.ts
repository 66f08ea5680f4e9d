import { expect, test } from 'vitest';
import { readShare } from './read-share.ts';

test.each([
  ['20', 0.2],
  ['20 %', 0.2],
  ['0,5%', 0.005],
  ['100', 1],
  ['0', 0],
  ['101', null],
  ['-1', null],
  ['', null],
  ['a', null],
])('%s', (text, share) => expect(readShare(text)).toBe(share));
