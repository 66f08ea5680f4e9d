import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cloneOf, compareFigures, extractSchema, lineOf, matching, publicPage, type Figures, type PublicSchema } from './public-schemas.ts';

const last: Figures = { measured: '2026-11-27, abc', server: 18, exit: 0, tables: 210, filled: 200, triggers: 61, rows: 40_000, cpu: 20, mb: 300 };
const shop: PublicSchema = { name: 'shop', repository: 'someone/shop', commit: 'c0ffee', files: ['db/*.sql'], last };
const folder = mkdtempSync(join(tmpdir(), 'seedbed-public-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a lost table, row or load has fallen, more CPU has grown, and the rest is neither', () => {
  expect(compareFigures(last, { ...last, cpu: 24 })).toEqual({ fell: [], grew: [], other: [] });
  expect(compareFigures(last, { ...last, cpu: 24.1, mb: 900 })).toEqual({ fell: [], grew: ['CPU 20 → 24.1 s'], other: [] });
  expect(compareFigures({ ...last, cpu: 2 }, { ...last, cpu: 3 }).grew).toEqual([]);
  expect(compareFigures(last, { ...last, filled: 199, rows: 40_100 })).toEqual({ fell: ['filled 200 → 199'], grew: [], other: ['rows 40000 → 40100'] });
  const refused = { ...last, exit: 5, filled: 0, rows: 0, message: 'seedbed: no' };
  expect(compareFigures(last, refused).fell).toEqual(['exit 0 → 5', 'filled 200 → 0', 'rows 40000 → 0', 'seedbed: no']);
  expect(compareFigures(refused, last)).toEqual({ fell: [], grew: [], other: ['exit 5 → 0', 'filled 0 → 200', 'rows 0 → 40000'] });
  expect(compareFigures(refused, { ...refused, message: 'seedbed: never' })).toEqual({ fell: [], grew: [], other: ['seedbed: never'] });
});

const { last: _, ...unmeasured } = shop;

test('the line of a schema shows what fell beside its figures', () => {
  expect(lineOf(shop, last)).toMatch(/^shop +exit 0 +200\/210 tables +40000 rows +20\.0 CPU s +300 MB {2}as before$/);
  expect(lineOf(shop, { ...last, filled: 3 })).toContain('FELL filled 200 → 3');
  expect(lineOf(unmeasured, { ...last, exit: 4, message: 'no' })).toMatch(/ {2}new {2}no$/);
});

test('the page counts what is measured, and names what is not', () => {
  const page = publicPage([
    shop,
    { ...shop, name: 'books', last: { ...last, exit: 5, triggers: 0, tables: 12, filled: 0, rows: 0, message: 'a | b' } },
    { ...unmeasured, name: 'new', size: { tables: 300, triggers: 9 } },
  ]);
  expect(page).toContain('- 2 schemas measured, 1 load: 200 of 222 tables hold rows; 40,000 rows; 40 CPU seconds.');
  expect(page).toContain('- Of 3 in the list, 2 have more than 200 tables, and 1 more than 60 triggers.');
  expect(page.match(/^\| \[.*$/gm)).toEqual([
    '| [books](https://github.com/someone/shop/tree/c0ffee) | 0 | 12 | 0 | 0 | 20.0 | 300 | 2026-11-27, abc | a \\| b |',
    '| [new](https://github.com/someone/shop/tree/c0ffee) | 9 | 300 |  |  |  |  | not yet measured |  |',
    '| [shop](https://github.com/someone/shop/tree/c0ffee) | 61 | 210 | 200 | 40000 | 20.0 | 300 | 2026-11-27, abc |  |',
  ]);
});

test('a pattern names files within a folder, or below it, in natural order', () => {
  const paths = ['db/10.sql', 'db/2.sql', 'db/1/up.sql', 'db/1/down.sql', 'db/2xsql'];
  expect(matching(paths, 'db/*.sql')).toEqual(['db/2.sql', 'db/10.sql']);
  expect(matching(paths, 'db/**/*.sql')).toEqual(['db/1/down.sql', 'db/1/up.sql', 'db/2.sql', 'db/10.sql']);
  expect(() => matching(paths, 'sql/*.sql')).toThrow('no file is named sql/*.sql');
});

test('a schema is taken from the listed commit of a clone: as one script, or as a folder', () => {
  const clone = join(folder, 'clones/someone+shop');
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', clone, '-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args])
      .toString()
      .trim();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    writeFileSync(join(clone, path), text);
  };
  write('db/1.sql', 'CREATE TABLE @S@.a (id int);');
  write('db/2.sql', 'CREATE TABLE @S@.b (id int);');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
  const commit = git('rev-parse', 'HEAD');
  write('db/1.sql', 'changed since');
  git('commit', '--quiet', '--all', '--message', 'two');

  const found = cloneOf({ ...shop, commit }, join(folder, 'clones'));
  expect(found).toBe(clone);
  const script = extractSchema({ ...shop, commit, before: 'CREATE SCHEMA s;', replace: { '@S@': 's' } }, found, join(folder, 'out'));
  expect(readFileSync(script, 'utf8')).toBe('CREATE SCHEMA s;\nCREATE TABLE s.a (id int);\n;\nCREATE TABLE s.b (id int);');
  const { files: _, ...whole } = shop;
  const one = extractSchema({ ...whole, commit, folder: 'db', load: '1.sql' }, found, join(folder, 'out'));
  expect([readFileSync(one, 'utf8'), readFileSync(join(dirname(one), '2.sql'), 'utf8')]).toEqual([
    'CREATE TABLE @S@.a (id int);',
    'CREATE TABLE @S@.b (id int);',
  ]);
});
