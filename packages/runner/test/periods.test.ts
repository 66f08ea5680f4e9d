import { expect, test } from 'vitest';
import { madeRows, type MadeRow } from './support/made-rows.ts';

const DDL = `
  CREATE TABLE actors (id int PRIMARY KEY, name text NOT NULL, born_on date NOT NULL);
  CREATE TABLE parts_played (id int PRIMARY KEY, actor_id int NOT NULL REFERENCES actors, title text NOT NULL, opened_on date NOT NULL, closed_on date, CHECK (closed_on > opened_on));
  CREATE UNIQUE INDEX one_open ON parts_played (actor_id) WHERE closed_on IS NULL;
  CREATE TABLE wares (id int PRIMARY KEY, name text NOT NULL, created_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE ware_prices (id int PRIMARY KEY, ware_id int NOT NULL REFERENCES wares, amount numeric(10,2) NOT NULL, valid_from timestamptz NOT NULL,
    valid_to timestamptz, is_current boolean NOT NULL, CHECK (valid_to IS NULL OR valid_to > valid_from), UNIQUE (ware_id, valid_from));
  CREATE UNIQUE INDEX ON ware_prices (ware_id) WHERE is_current;
  CREATE TABLE salaries (id int PRIMARY KEY, actor_id int NOT NULL REFERENCES actors, wage numeric(10,2) NOT NULL, effective_from date NOT NULL, effective_to date NOT NULL DEFAULT '9999-12-31');
  CREATE TABLE pots (id int PRIMARY KEY, name text NOT NULL, revision int NOT NULL);
  CREATE TABLE pot_changes (id int PRIMARY KEY, pot_id int NOT NULL REFERENCES pots, revision int NOT NULL CHECK (revision > 0), UNIQUE (pot_id, revision));
  CREATE TABLE lanes (id int PRIMARY KEY, pot_id int NOT NULL REFERENCES pots ON DELETE CASCADE, label text NOT NULL, sort_order int NOT NULL CHECK (sort_order > 0));`;

const { rows, proved } = await madeRows(DDL, 300, (blueprint) => blueprint);

/** Rows by their parent, in the order of a column. */
function byParent(table: string, parent: string, order: string): MadeRow[][] {
  const groups = Map.groupBy(rows.get(table)!, (row) => row[parent]);
  return [...groups.values()].map((group) => group.toSorted((a, b) => (a[order]! < b[order]! ? -1 : 1)));
}

test('periods that a key says are one at a time follow one another, and the last is open', () => {
  expect(proved).toBe(true);
  const born = new Map(rows.get('actors')!.map((row) => [row['id'], row['born_on']!]));
  const groups = byParent('parts_played', 'actor_id', 'opened_on');
  expect(groups.some(({ length }) => length > 1)).toBe(true);
  for (const group of groups)
    group.forEach((row, i) => {
      expect(row['opened_on']! > born.get(row['actor_id'])!).toBe(true);
      if (i === group.length - 1) expect(row['closed_on']).toBe(null);
      else expect(row['closed_on']! > row['opened_on']! && row['closed_on']! < group[i + 1]!['opened_on']!).toBe(true);
    });
});

test('prices have no holes, and the last is the current one', () => {
  const groups = byParent('ware_prices', 'ware_id', 'valid_from');
  expect(groups.some(({ length }) => length > 2)).toBe(true);
  for (const group of groups)
    group.forEach((row, i) =>
      expect([row['valid_to'], row['is_current']]).toEqual([group[i + 1]?.['valid_from'] ?? null, i === group.length - 1 ? 'true' : 'false']),
    );
  for (const group of byParent('salaries', 'actor_id', 'effective_from'))
    group.forEach((row, i) => expect(row['effective_to']).toBe(group[i + 1]?.['effective_from'] ?? '9999-12-31'));
});

test('places of siblings are each there once, and the parent has the last number', () => {
  const revisions = new Map(rows.get('pots')!.map((row) => [row['id'], row['revision']]));
  const changes = Map.groupBy(rows.get('pot_changes')!, (row) => row['pot_id']);
  for (const [id, revision] of revisions) expect(revision).toBe(String(changes.get(id!)?.length ?? 0));
  const lanes = Map.groupBy(rows.get('lanes')!, (row) => row['pot_id']);
  expect([...lanes.values()].some(({ length }) => length > 1)).toBe(true);
  for (const group of lanes.values()) expect(group.map((row) => Number(row['sort_order'])).toSorted((a, b) => a - b)).toEqual(group.map((_, i) => i + 1));
});
