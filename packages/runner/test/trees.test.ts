import { expect, test } from 'vitest';
import { madeRows, type MadeRow } from './support/made-rows.ts';

const DDL = `
  CREATE TABLE languages (code text PRIMARY KEY);
  CREATE TABLE shelves (id uuid PRIMARY KEY, parent_id uuid REFERENCES shelves, top_id uuid REFERENCES shelves, code text NOT NULL, depth smallint NOT NULL DEFAULT 0,
    path text NOT NULL, locale text NOT NULL REFERENCES languages, CHECK ((parent_id IS NULL) = (depth = 0)));
  CREATE TABLE knoten (id int PRIMARY KEY, uebergeordnet_id int REFERENCES knoten, bezeichnung text, ebene int NOT NULL CHECK (ebene BETWEEN 1 AND 3));
  CREATE TABLE staff (id int PRIMARY KEY, manager_id int REFERENCES staff, name text NOT NULL, level int NOT NULL);
  CREATE TABLE aisles (id int PRIMARY KEY, parent_id int REFERENCES aisles, name text NOT NULL, slug text NOT NULL UNIQUE, path text NOT NULL UNIQUE, full_name text NOT NULL,
    url_path varchar(400) NOT NULL UNIQUE);
  COMMENT ON COLUMN aisles.path IS 'slugs from the root to this aisle, joined by .';
  COMMENT ON COLUMN aisles.full_name IS 'names from the top, e.g. Food > Fruit > Apples';
  COMMENT ON COLUMN aisles.url_path IS 'slugs of all above it, such as /food/fruit/';`;

const { rows, proved } = await madeRows(DDL, 400, (blueprint) => blueprint);
const byId = (table: string) => new Map(rows.get(table)!.map((row) => [row['id']!, row]));

/** From the first ancestor to the row. */
function wayOf(row: MadeRow, above: string, all: ReadonlyMap<string, MadeRow>): MadeRow[] {
  const parent = row[above];
  return [...(parent ? wayOf(all.get(parent)!, above, all) : []), row];
}

test('depth, first ancestor, path and language of a row follow from the rows above it', () => {
  const shelves = byId('shelves');
  const ways = [...shelves.values()].map((row) => wayOf(row, 'parent_id', shelves));
  expect(proved).toBe(true);
  expect(shelves.size).toBe(400);
  expect(Math.max(...ways.map((way) => way.length))).toBeGreaterThan(3);
  for (const way of ways) {
    const [first, row] = [way[0]!, way.at(-1)!];
    expect(row).toMatchObject({ depth: String(way.length - 1), top_id: way.length > 1 ? first['id'] : null, locale: first['locale'] });
    expect(row['path']).toBe(`/${way.map(({ code }) => code).join('/')}`);
  }
});

test('a way is written as a comment shows it, also where no two may be the same', () => {
  const aisles = byId('aisles');
  const ways = [...aisles.values()].map((row) => wayOf(row, 'parent_id', aisles));
  expect(Math.max(...ways.map((way) => way.length))).toBeGreaterThan(2);
  for (const way of ways) {
    const slugs = way.map(({ slug }) => slug);
    expect(way.at(-1)).toMatchObject({ path: slugs.join('.'), full_name: way.map(({ name }) => name).join(' > '), url_path: `/${slugs.join('/')}/` });
  }
});

test('a tree is as flat as a CHECK of the level wants, and people keep levels of their own', () => {
  const nodes = byId('knoten');
  const levels = [...nodes.values()].map((row) => [Number(row['ebene']), wayOf(row, 'uebergeordnet_id', nodes).length]);
  expect(levels.filter(([level, deep]) => level !== deep)).toEqual([]);
  expect(new Set(levels.map(([level]) => level))).toEqual(new Set([1, 2, 3]));
  const staff = byId('staff');
  expect([...staff.values()].some((row) => Number(row['level']) !== wayOf(row, 'manager_id', staff).length)).toBe(true);
});
