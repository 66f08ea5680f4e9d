import { expect, test } from 'vitest';
import { scrub } from './log.ts';

test.each([
  ['connect to postgres://ana:s3cret@db:5432/x failed', 'connect to postgres://ana:[removed]@db:5432/x failed'],
  ['postgresql://a:p%40ss:w@h/x and postgres://b:q@h/y', 'postgresql://a:[removed]@h/x and postgres://b:[removed]@h/y'],
  ['postgres://ana@db/x', 'postgres://ana@db/x'],
  ['nothing to see', 'nothing to see'],
])('sec-T22: %s', (text, expected) => expect(scrub(text)).toBe(expected));
