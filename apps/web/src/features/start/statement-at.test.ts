import { expect, test } from 'vitest';
import { restoredStatement, skippedStatement, statementAt, withoutStatement } from './statement-at.ts';

const text =
  "create table a (b text default ';'); -- one; two\ncreate function f() as $$ select 1; $$;\n/* x; */ create tabel c (\n  id int\n);\ncreate table d (id int);";
const part = (at: number) => text.slice(...statementAt(text, at));

test('semicolons in quotes, comments and bodies do not end a statement', () => {
  expect(part(3)).toBe("create table a (b text default ';');");
  expect(part(text.indexOf('select 1'))).toBe('create function f() as $$ select 1; $$;');
  expect(part(text.indexOf('tabel'))).toBe('create tabel c (\n  id int\n);');
  expect(part(text.length - 2)).toBe('create table d (id int);');
});

test('a skipped statement becomes a comment, and all lines stay', () => {
  const rest = withoutStatement(text, statementAt(text, text.indexOf('tabel')));
  expect(rest).toContain('\n-- create tabel c (\n--   id int\n-- );\ncreate table d (id int);');
  expect(withoutStatement('a; b; c;', statementAt('a; b; c;', 3))).toBe('a; \n-- b;\n c;');
});

test('a skipped statement is found by what it made, and comes back as it was', () => {
  const ddl = 'create table if not exists shop."towers" (\n  id serial PRIMRY KEY\n);\ncreate table bells (id int);\n';
  const skipped = withoutStatement(ddl, statementAt(ddl, 3));
  const span = skippedStatement(skipped, 'shop.towers');
  expect(skipped.slice(...span!)).toBe('-- create table if not exists shop."towers" (\n--   id serial PRIMRY KEY\n-- );');
  expect(restoredStatement(skipped, span!)).toBe(ddl);
  expect(skippedStatement(skipped, 'tower')).toBeNull();
  expect(skippedStatement(ddl, 'bells')).toBeNull();
});
