import { expect, test } from 'vitest';
import { isUnrecognised } from './recognised.ts';

const column = (because: string | undefined, confidence: number | undefined) => ({
  name: 'flt',
  type: 'text',
  generator: { kind: 'text.plain' },
  ...(because === undefined ? {} : { because }),
  ...(confidence === undefined ? {} : { confidence }),
});

test('a column whose generator came from its name is a guess, not unrecognised', () => {
  expect(isUnrecognised(column('a plain value of text', 0.2))).toBe(true);
  expect(isUnrecognised(column('"flight" in wo', 0.14))).toBe(false);
  // A document classified as metadata has no name to confirm it.
  expect(isUnrecognised(column('"metadata" in things', 0.3))).toBe(true);
  expect(isUnrecognised(column('a plain value of text', undefined))).toBe(false);
  expect(isUnrecognised(column('"city" in sites', 0.7))).toBe(false);
});
