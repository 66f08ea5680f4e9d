import { expect, test } from 'vitest';
import { madeRows, type MadeRow } from './support/made-rows.ts';

const DDL = `
  CREATE TABLE clients (id int PRIMARY KEY, name text NOT NULL, created_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE bills (id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients, fiscal_year int NOT NULL CHECK (fiscal_year > 1990), seq_no int NOT NULL CHECK (seq_no > 0),
    bill_number text NOT NULL UNIQUE, bill_date date NOT NULL, created_at timestamptz NOT NULL DEFAULT now(), UNIQUE (fiscal_year, seq_no));
  CREATE TABLE firms (id int PRIMARY KEY, name text NOT NULL);
  CREATE TABLE belege (id int PRIMARY KEY, firm_id int NOT NULL REFERENCES firms, jahr smallint NOT NULL, nummer int NOT NULL, gebucht_am timestamp NOT NULL, UNIQUE (firm_id, jahr, nummer));
  CREATE TABLE permits (id int PRIMARY KEY, permit_no varchar(12) NOT NULL UNIQUE CHECK (permit_no ~ '^P-\\d{4}/\\d{4}$'), issued_on date NOT NULL);
  CREATE TABLE zones (id int PRIMARY KEY, parent_id int REFERENCES zones, name text NOT NULL, lft int NOT NULL CHECK (lft > 0), rght int NOT NULL, tree_id int NOT NULL,
    UNIQUE (tree_id, lft), CHECK (lft < rght));
  CREATE TABLE pages (id int PRIMARY KEY, parent_id int REFERENCES pages, title text NOT NULL, left_bound bigint NOT NULL UNIQUE, right_bound bigint NOT NULL UNIQUE,
    CHECK (right_bound > left_bound));
  CREATE TABLE partner_history (sk bigint PRIMARY KEY, partner_code varchar(12) NOT NULL, company_name text NOT NULL, city text NOT NULL, revision int NOT NULL,
    valid_from timestamp NOT NULL, valid_until timestamp, is_latest boolean NOT NULL, UNIQUE (partner_code, valid_from), UNIQUE (partner_code, revision), CHECK (valid_until > valid_from));
  CREATE UNIQUE INDEX ON partner_history (partner_code) WHERE valid_until IS NULL;
  CREATE TABLE dim_staff (staff_key serial PRIMARY KEY, staff_id uuid NOT NULL, full_name text NOT NULL, team text NOT NULL, row_start date NOT NULL,
    row_end date NOT NULL DEFAULT '9999-12-31', current_flag boolean NOT NULL);
  CREATE TABLE members (id serial PRIMARY KEY, handle varchar(40) NOT NULL, name text NOT NULL, joined_at timestamptz NOT NULL, removed_at timestamptz, is_archived boolean NOT NULL);
  CREATE UNIQUE INDEX ON members (lower(handle)) WHERE removed_at IS NULL;
  CREATE TABLE boards (id serial PRIMARY KEY, slug text NOT NULL, title text NOT NULL, is_deleted boolean NOT NULL DEFAULT false);
  CREATE UNIQUE INDEX ON boards (slug) WHERE NOT is_deleted;
  CREATE TABLE notes (id serial PRIMARY KEY, slug text NOT NULL UNIQUE, body text NOT NULL, deleted_at timestamptz);
  CREATE UNIQUE INDEX ON notes (slug) WHERE deleted_at IS NULL;`;

const { rows, proved } = await madeRows(DDL, 400, (blueprint) => blueprint);
const groups = (table: string, by: (row: MadeRow) => unknown): MadeRow[][] => [...Map.groupBy(rows.get(table)!, by).values()];
const counted = (group: readonly unknown[], from = 1) => group.map((_, i) => String(i + from));

test('every row satisfies the constraints, and none is left out for them', () => {
  expect(proved).toBe(true);
  for (const [table, made] of rows) expect([table, made.length > 30]).toEqual([table, true]);
});

test('bills are numbered without gaps within each year, in the order of their days', () => {
  for (const [table, year, number, day, by] of [
    ['bills', 'fiscal_year', 'seq_no', 'bill_date', (row: MadeRow) => row['fiscal_year']],
    ['belege', 'jahr', 'nummer', 'gebucht_am', (row: MadeRow) => `${row['firm_id']} ${row['jahr']}`],
  ] as const) {
    const years = groups(table, by);
    expect(years.some(({ length }) => length > 1)).toBe(true);
    for (const group of years) {
      const inOrder = group.toSorted((a, b) => Number(a[number]) - Number(b[number]));
      expect(inOrder.map((row) => row[number])).toEqual(counted(inOrder));
      expect(inOrder.map((row) => row[day])).toEqual(inOrder.map((row) => row[day]!).toSorted());
      expect(group.every((row) => row[day]!.startsWith(row[year]!))).toBe(true);
    }
  }
});

test('the number of a bill, and one that a CHECK writes with a year, agree with the day', () => {
  for (const row of rows.get('bills')!) expect(row['bill_number']!.endsWith(`${row['fiscal_year']}-${row['seq_no']!.padStart(5, '0')}`)).toBe(true);
  for (const year of groups('permits', (row) => row['issued_on']!.slice(0, 4)))
    expect(year.map((row) => row['permit_no']).toSorted()).toEqual(
      year.map((row, i) => `P-${row['issued_on']!.slice(0, 4)}/${String(i + 1).padStart(4, '0')}`),
    );
});

test('numbers of a nested set follow the tree, and those of each tree begin at 1 where a column names it', () => {
  for (const [table, left, right] of [
    ['zones', 'lft', 'rght'],
    ['pages', 'left_bound', 'right_bound'],
  ] as const) {
    const byId = new Map(rows.get(table)!.map((row) => [row['id'], row]));
    let below = 0;
    for (const row of byId.values()) {
      const parent = byId.get(row['parent_id']);
      if (!parent) continue;
      below++;
      expect(Number(parent[left]) < Number(row[left]) && Number(row[right]) < Number(parent[right])).toBe(true);
      expect(row['tree_id']).toBe(parent['tree_id']);
    }
    expect(below).toBeGreaterThan(20);
    for (const tree of groups(table, (row) => row['tree_id'])) {
      const numbers = tree.flatMap((row) => [Number(row[left]), Number(row[right])]).toSorted((a, b) => a - b);
      expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    }
  }
});

test('versions of what no table holds follow one another, and keep what does not change', () => {
  const partners = groups('partner_history', (row) => row['partner_code']);
  expect(partners.some((each) => new Set(each.map(({ city }) => city)).size > 1)).toBe(true);
  for (const each of partners) {
    expect(new Set(each.map((row) => row['company_name'])).size).toBe(1);
    expect(each.map((row) => row['revision'])).toEqual(counted(each));
    expect(each.map((row) => row['valid_until'])).toEqual([...each.slice(1).map((row) => row['valid_from']), null]);
    expect(each.map((row) => row['is_latest'])).toEqual(each.map((_, i) => String(i === each.length - 1)));
  }
  const staff = groups('dim_staff', (row) => row['staff_id']);
  expect(staff.length).toBeLessThan(rows.get('dim_staff')!.length * 0.6);
  for (const each of staff) {
    expect(each.map((row) => row['row_end'])).toEqual([...each.slice(1).map((row) => row['row_start']), '9999-12-31']);
    expect(each.map((row) => row['current_flag'])).toEqual(each.map((_, i) => String(i === each.length - 1)));
  }
});

test('what was deleted may have the value of what came later, unless another key forbids it', () => {
  for (const [table, value, isGone] of [
    ['members', 'handle', (row: MadeRow) => row['removed_at'] !== null],
    ['boards', 'slug', (row: MadeRow) => row['is_deleted'] === 'true'],
  ] as const) {
    const live = rows
      .get(table)!
      .filter((row) => !isGone(row))
      .map((row) => row[value]!.toLowerCase());
    expect([table, new Set(live).size]).toEqual([table, live.length]);
    expect([table, rows.get(table)!.some((row) => isGone(row) && live.includes(row[value]!.toLowerCase()))]).toEqual([table, true]);
  }
  const notes = rows.get('notes')!;
  expect(new Set(notes.map(({ slug }) => slug)).size).toBe(notes.length);
});
