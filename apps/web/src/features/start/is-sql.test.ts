import { expect, test } from 'vitest';
import { isSql } from './is-sql.ts';

test.each([
  ['hello this is not sql', false],
  ['id,name\n1,Ann', false],
  ['-- create table a ()', false],
  ['', false],
  ['creat table a (id int)', false],
  ['/* shop */ CREATE TABLE a (id int)', true],
  ['x; create table a (id int)', true],
  ['\\connect shop', true],
])('%j', (text, is) => expect(isSql(text)).toBe(is));
