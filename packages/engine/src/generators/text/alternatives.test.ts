import { expect, test } from 'vitest';
import { alternativesOf, bracePieces } from './alternatives.ts';

const list = (name: string) => (name === 'list:date.weekday' ? ['Monday', 'Friday'] : []);

test('a brace and everything inside it is one piece', () => {
  expect(bracePieces('Done {on {list:date.weekday}/late}, {2-4} left')).toEqual(['Done ', '{on {list:date.weekday}/late}', ', ', '{2-4}', ' left']);
});

test('a choice is expanded, with lists and ranges inside it', () => {
  expect(alternativesOf('on {list:date.weekday}/late', list)).toEqual(['on Monday', 'on Friday', 'late']);
  expect(alternativesOf('{2-4} of {ten/five}/none', list)).toEqual(['2 of ten', '2 of five', '3 of ten', '3 of five', '4 of ten', '4 of five', 'none']);
});
