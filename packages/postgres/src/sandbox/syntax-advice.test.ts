import { describe, expect, test } from 'vitest';
import { syntaxAdvice } from './syntax-advice.ts';

/** The advice for a script that fails at the mark `‸`. */
function adviceAt(marked: string): string | undefined {
  const at = marked.indexOf('‸');
  return syntaxAdvice(marked.replace('‸', ''), at < 0 ? 0 : at);
}

describe('names what is missing at a place', () => {
  test.each([
    ["create table a (\n  n int default 0, -- how many, (if any)\n  t text default 'x;('\n  ‸s text\n);", 'Is there a comma missing at the end of line 3?'],
    ['create table a (x int)\n\n-- the next\n‸create table b (y int);', 'Is there a semicolon missing at the end of line 1?'],
    ['create table a (\n  x int,\n  y int,\n‸);', 'The comma at the end of line 3 is one too many.'],
    ['create table a (x int, y numeric(3)‸;', 'A closing parenthesis is missing before it.'],
    ['create table a (x int‸', 'A closing parenthesis is missing before it.'],
    ['create table a (x int, INDEX‸(x));', 'PostgreSQL has no indexes within CREATE TABLE. Write CREATE INDEX ON the table (…); after it.'],
    ["insert into a values (‸:'tenant');", 'This is a variable of psql, which only psql fills in. Write its value there, or leave the file out.'],
    [
      'create table ‸${app}.a (x int);',
      'This is a placeholder, which another program fills in. Write its value there; for Flyway, write placeholders.app=VALUE in a flyway.conf in the folder.',
    ],
    ['create table a (x int ‸nul);', undefined],
    ['‸creat table a (x int);', undefined],
  ])('%j', (script, advice) => expect(adviceAt(script)).toBe(advice));
});

describe('names the kind of script', () => {
  test.each([
    ['CREATE TABLE ‸`users` (`id` int);', /MySQL.*--ddl mysql/],
    ['CREATE TABLE users (id int ‸AUTO_INCREMENT) ENGINE=InnoDB;', /MySQL/],
    ['CREATE TABLE ‸[dbo].[Users] ([Id] INT IDENTITY(1,1));', /SQL Server/],
    ['CREATE TABLE users (id NUMBER(10) ‸ENABLE, name VARCHAR2(30));', /Oracle.*ora2pg/],
    ['‸PGDMP\u0001\u000f', /pg_restore --schema-only/],
    ['‸\uFFFD\uFFFDRp', /UTF-8/],
  ])('%j', (script, advice) => expect(adviceAt(script)).toMatch(advice));
});

test('endless blank lines are read as quickly as others', () => {
  const before = process.cpuUsage();
  expect(syntaxAdvice(`${'\n'.repeat(150_000)}creat table a (x int)`, 150_000)).toBeUndefined();
  expect(process.cpuUsage(before).user).toBeLessThan(5e6);
});

test('a comment on a number (if any) does not mean Oracle', () => {
  expect(adviceAt('create table a (\n  n int, -- phone number (optional)\n  x int\n  ‸y int\n);')).toBe('Is there a comma missing at the end of line 3?');
});
