import { expect, test } from 'vitest';
import { excerptAt, rangeOfLine } from './excerpt.ts';

const text = 'create table a (\n\tid numrc,\n  b text\n);';

test('the line, its neighbours and a caret', () => {
  expect(excerptAt(text, 2, 5)).toBe('1 │ create table a (\n2 │  id numrc,\n  │     ^\n3 │   b text');
});
test('the last line, without a column', () => expect(excerptAt(text, 4, null)).toBe('3 │   b text\n4 │ );'));
test('shows the position of a line', () => {
  expect(text.slice(...rangeOfLine(text, 2))).toBe('\tid numrc,');
  expect(text.slice(...rangeOfLine(text, 4))).toBe(');');
});
test('counts lines per file if a file follows others', () => {
  expect(excerptAt(`-- other file\nselect 1;\n${text}`, 4, 5, 2)).toBe('1 │ create table a (\n2 │  id numrc,\n  │     ^\n3 │   b text');
  expect(excerptAt(`-- other file\n${text}`, 2, null, 1)).toBe('1 │ create table a (\n2 │  id numrc,');
});
