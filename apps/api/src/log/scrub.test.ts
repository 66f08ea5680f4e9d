import { expect, test } from 'vitest';
import { escapeUnseen, scrub } from './scrub.ts';

test.each([
  ['connect to postgres://ana:s3cret@db:5432/x failed', 'connect to postgres://ana:[removed]@db:5432/x failed'],
  ['postgresql://a:p%40ss:w@h/x and postgres://b:q@h/y', 'postgresql://a:[removed]@h/x and postgres://b:[removed]@h/y'],
  ['postgres://ana@db/x', 'postgres://ana@db/x'],
  ['nothing to see', 'nothing to see'],
])('sec-T22: %s', (text, expected) => expect(scrub(text)).toBe(expected));

test('sec-T22: no line contains terminal control codes, and its JSON stays the same', () => {
  const text = 'a\u001b[31mb\u009b31mc\u2028d\u202ee\ufefff é 日';
  const line = escapeUnseen(JSON.stringify({ text }));
  expect(line).toMatch(/^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\ufeff]*$/);
  expect(line).toContain('é 日');
  expect(JSON.parse(line)).toEqual({ text });
});
