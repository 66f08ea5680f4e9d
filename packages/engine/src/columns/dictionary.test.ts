import { expect, test } from 'vitest';
import { Dictionary } from './dictionary.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('C3: entries are copied word by word, each starting a new word', () => {
  const { words, offset, length, longest } = new Dictionary(['', 'abc', 'naïve', '👻']).encoded('plain', bytes);
  expect([[...offset], [...length], longest]).toEqual([[0, 0, 1, 3], [0, 3, 6, 4], 6]);
  const copied = new DataView(new ArrayBuffer(4 * words.length));
  words.forEach((word, i) => copied.setInt32(4 * i, word, true));
  expect(Buffer.from(copied.buffer).subarray(4, 10).toString()).toBe('naïve');
});

test('an encoding is computed once, and old encodings are released', () => {
  const dictionary = new Dictionary(['a']);
  let made = 0;
  const encode = (text: string) => (made++, bytes(text));
  expect(dictionary.encoded('csv', encode)).toBe(dictionary.encoded('csv', encode));
  expect(made).toBe(1);
  for (let i = 0; i < 100; i++) dictionary.encoded(`key ${i}`, encode);
  dictionary.encoded('csv', encode);
  expect(made).toBe(102);
});

test('texts are found by their index and the reverse', () => {
  const dictionary = new Dictionary(['one', 'two', '__proto__']);
  expect(['two', '__proto__', 'none'].map((text) => dictionary.indexOf(text))).toEqual([1, 2, -1]);
});
