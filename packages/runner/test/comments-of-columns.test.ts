import { expect, test } from 'vitest';
import { madeRows, type MadeRow } from './support/made-rows.ts';

const DDL = `
  CREATE TABLE levels (id int PRIMARY KEY, title text NOT NULL, chance smallint NOT NULL CHECK (chance BETWEEN 0 AND 100), toeslag numeric(8,2) NOT NULL);
  CREATE TABLE cleaning_jobs (id int PRIMARY KEY, hours_sum int NOT NULL, goods_sum int NOT NULL,
    total int NOT NULL -- hours sum plus goods sum
  );
  CREATE TABLE invoices (id int PRIMARY KEY, cleaning_job_id int NOT NULL UNIQUE REFERENCES cleaning_jobs, level_id int NOT NULL REFERENCES levels,
    subtotal int NOT NULL, -- the cleaning job's total
    tax int NOT NULL,
    total int NOT NULL,
    chance smallint NOT NULL CHECK (chance BETWEEN 0 AND 100), -- that of the level
    toeslag numeric(8,2) NOT NULL -- die van de level
  );
  CREATE TABLE paints (id int PRIMARY KEY, name text NOT NULL, price_per_litre numeric(8,2) NOT NULL CHECK (price_per_litre > 0), density numeric(6,3) NOT NULL CHECK (density > 0));
  CREATE TABLE walls (id int PRIMARY KEY, paint_id int NOT NULL REFERENCES paints, square_metres int NOT NULL CHECK (square_metres > 0),
    litres int NOT NULL CHECK (litres > 0),
    cost numeric(10,2) NOT NULL, -- litres * price_per_litre
    kilos numeric(10,2) NOT NULL, -- litres times the density of the paint
    labour_fee numeric(8,2) NOT NULL CHECK (labour_fee >= 0),
    scaffold_fee numeric(8,2) NOT NULL CHECK (scaffold_fee >= 0),
    rebate_pct int NOT NULL CHECK (rebate_pct BETWEEN 0 AND 100),
    due numeric(10,2) NOT NULL -- both fees less rebate
  );
  CREATE TABLE walls_brushes (id int PRIMARY KEY, wall_id int NOT NULL REFERENCES walls, quantity int NOT NULL CHECK (quantity > 0),
    list_price numeric(8,2) NOT NULL CHECK (list_price > 0),
    discount numeric(5,2) NOT NULL CHECK (discount BETWEEN 0 AND 100), -- percent
    unit_price numeric(8,2) NOT NULL, -- list price min discount
    total numeric(10,2) NOT NULL
  );
  CREATE TABLE halls (id int PRIMARY KEY, kuerzel varchar(6) NOT NULL UNIQUE, name text NOT NULL);
  CREATE TABLE chairs (id int PRIMARY KEY, hall_id int NOT NULL REFERENCES halls, bank char(1) NOT NULL CHECK (bank IN ('A', 'B', 'C')), spot int NOT NULL CHECK (spot BETWEEN 1 AND 99),
    tag text NOT NULL, -- bank-spot, e.g. B-7
    token varchar(20) NOT NULL UNIQUE -- HA-00042: Hallkürzel, laufende Nummer
  );
  CREATE TABLE permits (id int PRIMARY KEY, antrag_am date NOT NULL, granted_on date NOT NULL, created_at timestamptz NOT NULL,
    permit_no varchar(20) NOT NULL UNIQUE, -- P/2025-0042: year it was granted, running number
    ledger_no text NOT NULL UNIQUE, -- L2024-00017: Jahr des Antrags
    CHECK (granted_on >= antrag_am)
  );
  CREATE TABLE permit_drafts (id int PRIMARY KEY, permit_id int NOT NULL REFERENCES permits, revision smallint NOT NULL CHECK (revision > 0),
    file_no varchar(24) NOT NULL UNIQUE, -- PD-00017-2: permit id, revision
    label varchar(12) NOT NULL UNIQUE, -- 00042-1: revision, revision
    UNIQUE (permit_id, revision)
  );`;

const { rows, proved } = await madeRows(DDL, 300, (blueprint) => blueprint);
const byId = (table: string): Map<string, MadeRow> => new Map(rows.get(table)!.map((row) => [row['id']!, row]));

test('every row satisfies the constraints, and none is left out for them', () => {
  expect(proved).toBe(true);
  for (const [table, made] of rows) expect([table, made.length > 20]).toEqual([table, true]);
});

test('a comment that only says whose it is takes the column of the same name, also under the same bounds, and a net sum the total that it names', () => {
  const [levels, jobs] = [byId('levels'), byId('cleaning_jobs')];
  for (const { cleaning_job_id: job, level_id: level, subtotal, tax, total, chance, toeslag } of rows.get('invoices')!) {
    expect([chance, toeslag]).toEqual([levels.get(level!)!['chance'], levels.get(level!)!['toeslag']]);
    expect(subtotal).toBe(jobs.get(job!)!['total']);
    expect(Number(total)).toBe(Number(subtotal) + Number(tax));
  }
});

test('a formula names columns of what the row refers to, both of a kind, and takes off what is in percent as a share', () => {
  const paints = byId('paints');
  const isNear = (one: unknown, other: number): void => expect(Math.abs(Number(one) - other)).toBeLessThan(0.011);
  for (const wall of rows.get('walls')!) {
    const paint = paints.get(wall['paint_id']!)!;
    isNear(wall['cost'], Number(wall['litres']) * Number(paint['price_per_litre']));
    isNear(wall['kilos'], Number(wall['litres']) * Number(paint['density']));
    isNear(wall['due'], (Number(wall['labour_fee']) + Number(wall['scaffold_fee'])) * (1 - Number(wall['rebate_pct']) / 100));
  }
  for (const { quantity, list_price: list, discount, unit_price: price, total } of rows.get('walls_brushes')!) {
    isNear(price, Number(list) * (1 - Number(discount) / 100));
    isNear(total, Number(quantity) * Number(price));
  }
});

test('a code that its comment shows is written of what the comment names, and keys stay keys', () => {
  const halls = byId('halls');
  for (const { id, hall_id: hall, bank, spot, tag, token } of rows.get('chairs')!) {
    expect(tag).toBe(`${bank}-${spot}`);
    expect(token).toBe(`${halls.get(hall!)!['kuerzel']}-${id!.padStart(5, '0')}`);
  }
  for (const [column, day, head, digits] of [
    ['permit_no', 'granted_on', 'P/', 4],
    ['ledger_no', 'antrag_am', 'L', 5],
  ] as const)
    for (const [year, made] of Map.groupBy(rows.get('permits')!, (row) => row[day]!.slice(0, 4)))
      expect(made.map((row) => row[column]).toSorted()).toEqual(made.map((_, i) => `${head}${year}-${String(i + 1).padStart(digits, '0')}`));
  for (const { permit_id: permit, revision, file_no: file } of rows.get('permit_drafts')!) expect(file).toBe(`PD-${permit!.padStart(5, '0')}-${revision}`);
  const labels = rows.get('permit_drafts')!.map(({ label }) => label!);
  expect(labels.every((label) => /^\d+-\d+$/.test(label))).toBe(true);
  expect(new Set(labels).size).toBe(labels.length);
});
