import { expect, test } from 'vitest';
import { originOf } from './origin.ts';

const generator = { kind: 'person.fullName' };

test('a generator comes from a pack, a model or a person, or is inferred', () => {
  expect(originOf({ generator, confidence: 0.9, because: 'guest of a hotel', origin: 'pack' })).toBe('pack');
  expect(originOf({ generator, confidence: 1, because: 'the answer says so', origin: 'model' })).toBe('model');
  expect(originOf({ generator, confidence: 1, because: 'changed in words: “10 % gold”', origin: 'words' })).toBe('words');
  expect(originOf({ generator })).toBe('hand');
  // An accepted guess is still what it was.
  expect(originOf({ generator, because: 'guest of a hotel', origin: 'pack' })).toBe('pack');
  expect([originOf({ generator, because: 'its name' }), originOf({ generator, confidence: 0.2 }), originOf({})]).toEqual([null, null, null]);
});
