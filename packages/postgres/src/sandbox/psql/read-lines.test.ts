import { expect, test } from 'vitest';
import { readPsqlLines, scrubPsqlLines } from './read-lines.ts';

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

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const whys = (script: string): (string | undefined)[] => scrubPsqlLines(script).removed.map(({ why }) => why);

test('variables are put in place as psql quotes them, and nothing else that has a colon', () => {
  const script = String.raw`\set s shop
\set kind 'web ''shop'''
\set both :s _ 2
create table :"s".:s (kind text default :'kind', b int[] generated always as (a[1:x]) stored, at time default '10:30', c int default 1::int, :both int);
select f(a := 1), ':s', $$ :s $$, json_object('k':'v'), :{?s}, :{?none}; -- :s`;
  const { text, removed } = scrubPsqlLines(script);
  expect(text.split('\n').slice(3)).toEqual([
    `create table "shop".shop (kind text default 'web ''shop''', b int[] generated always as (a[1:x]) stored, at time default '10:30', c int default 1::int, shop_2 int);`,
    `select f(a := 1), ':s', $$ :s $$, json_object('k':'v'), TRUE, FALSE; -- :s`,
  ]);
  expect(removed).toEqual([]);
});

test('psql reads only the branches whose condition holds, also within a statement and on one line', () => {
  const script = String.raw`\set yes on
\if :yes \set x 1 \else \set x 2 \endif
\if :{?missing}
create table no (a int); \set x 3
\elif off
  \if true
  create table no (a int);
  \else
  create table no (a int);
  \endif
\else
create table t (a int
\if :yes
, b int default :x
\endif
);
\endif`;
  const { text, removed } = scrubPsqlLines(script);
  expect(plain(text)).toBe('create table t (a int , b int default 1 );');
  expect(lines(text)).toBe(lines(script));
  expect(removed).toEqual([]);
  expect(whys('\\if :unset\ncreate table a ();\n\\endif')).toEqual([expect.stringContaining('\\if is read as false: :unset is no boolean')]);
});

test('a statement that only psql could complete is left out by its line, and a definition is kept for the parser to reject', () => {
  const { text, removed } = scrubPsqlLines(
    '\\prompt Name who\ncreate table a ();\ninsert into a values (:other);\ncreate table :who ();\ncreate table :other ();',
  );
  expect(plain(text)).toBe('create table a (); create table :other ();');
  expect(removed.map(({ line, what }) => [line, what])).toEqual([
    [1, '\\prompt'],
    [3, ':other'],
    [4, ':who'],
  ]);
});

test('\\gset asks, and its row gives values', async () => {
  const requested: string[] = [];
  const script = "select 'x' as a, null as b;\n\\gset p_\ncreate table :p_a (y int); select ':p_b' \\;select 2 \\g";
  const { text } = await readPsqlLines(script, async (query) => {
    requested.push(plain(query));
    return new Map([
      ['a', 'x'],
      ['b', null],
    ]);
  });
  expect(requested).toEqual(["select 'x' as a, null as b"]);
  expect(plain(text)).toBe("create table x (y int); select ':p_b' ;select 2 ;");
  expect(whys('select 1 as n \\gset\ndelete from a where x = :n;')).toEqual([
    '\\gset gives no values: there is no database to ask here',
    expect.stringContaining('its variable n'),
  ]);
});

test('\\gexec keeps the lines of its query; \\q, \\r and \\gdesc take away what psql does not run', () => {
  const script = "-- all\nselect 'create table a ()'\n  from b -- each\n\\gexec\nselect\n\\r\nselect 1 \\gdesc\ncreate table c ();\n\\q\ncreate table d ();";
  const { text } = scrubPsqlLines(script);
  expect(text.split('\n')[1]).toMatch(/^DO \$gexec\$.* FROM \(select 'create table a \(\)'$/);
  expect(lines(text)).toBe(lines(script));
  expect(plain(text.slice(text.indexOf('LOOP;')))).toBe('LOOP; END $gexec$; create table c ();');
});

test('of several databases, the one with the most tables is read', () => {
  const { text, removed } = scrubPsqlLines(
    'create database first;\n\\connect first\ncreate table t (id int);\n\\c postgres\ncreate database second;\n\\c "dbname=second user=me"\ncreate table t (id int, other int);\ncreate table u ();',
  );
  expect(plain(text)).toBe('create database first; create database second; create table t (id int, other int); create table u ();');
  expect(removed.filter(({ why }) => why !== undefined)).toEqual([
    { line: 2, what: '\\connect', why: expect.stringMatching(/^the database first \(1 table\) is left out.*second \(2 tables\) is read/) },
  ]);
  // A script that does not make the database is run in it.
  expect(plain(scrubPsqlLines('create table a ();\n\\c shop\ncreate table b ();').text)).toBe('create table a (); create table b ();');
});

test('variables that grow without end are an error, not the end of the memory', () => {
  const grows = `\\set a ${'x'.repeat(1000)}\n${'\\set a :a:a\n'.repeat(60)}`;
  expect(whys(`${grows}select :a;`)).toEqual([expect.stringContaining('its variable a')]);
  expect(() => scrubPsqlLines(`\\set a ${'x'.repeat(90_000)}\n${':a '.repeat(1000)}`)).toThrow('The variables of psql make more than');
  expect(() => scrubPsqlLines(`select 1;\n${'\\gexec\n'.repeat(100_000)}`)).toThrow('The variables of psql make more than');
});
