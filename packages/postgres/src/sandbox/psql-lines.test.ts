import { expect, test } from 'vitest';
import { scrubPsqlLines } from './psql-lines.ts';

const lines = (text: string): number => text.split('\n').length;

test('psql commands are blanked, and positions do not change', () => {
  const script = `\\restrict abc\ncreate table a (x int);\n\\connect other\nCOPY public.a (x) FROM stdin;\n1;drop\n'\n\\.\n\ncreate table b (y int);\n\\unrestrict abc\n`;
  const { text, removed } = scrubPsqlLines(script);
  expect(text).toHaveLength(script.length);
  expect(lines(text)).toBe(lines(script));
  expect(text.replace(/\s+/g, ' ').trim()).toBe('create table a (x int); create table b (y int);');
  expect(text.indexOf('create table b')).toBe(script.indexOf('create table b'));
  expect(removed).toEqual([
    { line: 1, what: '\\restrict' },
    { line: 3, what: '\\connect' },
    { line: 4, what: 'COPY … FROM stdin' },
    { line: 10, what: '\\unrestrict' },
  ]);
});

test.each([
  [`comment on table a is 'one \\ two; COPY a FROM stdin;';`],
  [`select E'it\\'s \\\\ ';`],
  [`create function f() returns text language sql as $body$ select 'a;\\b' $body$;`],
  [`create function f() returns text language sql as $$ select '\\d' $$;`],
  [`/* \\connect /* nested \\ */ \\ */ select 1; -- \\q`],
  [`create table "a\\b" (x int);`],
  [`select $1::text;`],
])('a backslash inside strings, names and comments stays: %s', (script) => {
  expect(scrubPsqlLines(script)).toEqual({ text: script, removed: [] });
});

test('COPY rows without an end do not hang', () => {
  const { text } = scrubPsqlLines('create table a (x int);\ncopy a from stdin;\n1\n2');
  expect(text.trim()).toBe('create table a (x int);');
});

test('16 MiB of quotes, dollars and backslashes take linear time', () => {
  for (const unit of ["'", '$a$', '\\x\n', '/*', '-- \n', 'copy a from stdin;\n', '"$', "E'\\"]) {
    const begun = process.threadCpuUsage();
    scrubPsqlLines(unit.repeat((2 * 1024 * 1024) / unit.length));
    expect(process.threadCpuUsage(begun).user / 1e6, unit).toBeLessThan(20);
  }
});
