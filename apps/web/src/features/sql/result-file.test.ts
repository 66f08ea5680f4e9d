import { expect, test } from 'vitest';
import { csvOf, tsvOf } from './result-file.ts';

const result = {
  columns: [
    { name: 'a', type: 'text' },
    { name: 'b, c', type: 'text' },
  ],
  rows: [
    ['1', null],
    ['', 'say "hi"\nthere'],
  ],
};

test('a CSV file distinguishes NULL from an empty text, and quotes where necessary', () => {
  expect(csvOf(result)).toBe('a,"b, c"\r\n1,\r\n"","say ""hi""\nthere"\r\n');
});

test('the clipboard gets one line for each row', () => {
  expect(tsvOf(result)).toBe('a\tb, c\n1\t\n\tsay "hi" there');
});
