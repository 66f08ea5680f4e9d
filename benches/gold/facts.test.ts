import { expect, test } from 'vitest';
import { resolve } from 'node:path';
import { ddlOfFacts } from './facts.ts';
import { partOf } from './part.ts';
import { readGold } from './schema.ts';

test('facts become DDL: references last, names and labels quoted', () => {
  const facts = [
    ['enum', 'fuel', 'diesel', "driver's own"],
    ['table', 'trips'],
    ['column', 'id', 'integer', 'not null'],
    ['column', 'van', 'integer'],
    ['column', 'fuels', 'fuel[]'],
    ['key', 'id'],
    ['refers', 'van', 'Van', 'id'],
    ['>=', 'van', '-5'],
    ['table', 'Van'],
    ['column', 'id', 'integer', 'not null'],
    ['unique', 'id'],
    ['labels', 'id', 'a', 'b'],
  ];
  expect(ddlOfFacts(facts.map((fields) => fields.join('\t')).join('\n'))).toBe(`CREATE TYPE "fuel" AS ENUM ('diesel', 'driver''s own');
CREATE TABLE "trips" (
  "id" integer NOT NULL,
  "van" integer,
  "fuels" "fuel"[],
  PRIMARY KEY ("id"),
  CHECK ("van" >= -5)
);
CREATE TABLE "Van" (
  "id" integer NOT NULL,
  UNIQUE ("id"),
  CHECK ("id" IN ('a', 'b'))
);
ALTER TABLE "trips" ADD FOREIGN KEY ("van") REFERENCES "Van" ("id");
`);
});

test('a line that is no fact is refused', () => {
  expect(() => ddlOfFacts('table\tt\ncomment\tt\tsecret')).toThrow('not a fact: comment');
});

test('a repository goes to one part, whatever the case of its name, and a fifth of them to the test', () => {
  expect(partOf('Owner/Name')).toBe(partOf('owner/name'));
  const test = Array.from({ length: 2000 }, (_, i) => partOf(`owner/name-${i}`)).filter((part) => part === 'test').length;
  expect(test).toBeGreaterThan(340);
  expect(test).toBeLessThan(460);
});

test('the lines that come with the repository speak of columns that their facts have', () => {
  const schemas = readGold([resolve(import.meta.dirname, 'schemas')], 'learn');
  expect(schemas.map(({ name }) => name)).toEqual(['fleet', 'school']);
  for (const { facts, lines } of schemas) {
    const columns = new Set<string>();
    let table = '';
    for (const [word, name] of facts.split('\n').map((each) => each.split('\t'))) {
      if (word === 'table') table = name!;
      else if (word === 'column') columns.add(`${table}.${name}`);
    }
    expect(lines.map((each) => `${each.table}.${each.column}`).filter((name) => !columns.has(name))).toEqual([]);
    expect(new Set(lines.map((each) => `${each.table}.${each.column}`)).size).toBe(lines.length);
  }
});
