import { textRows } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { infer } from '@seedbed/inference';
import { foldConstants, parseBodies, parseExpressions } from '@seedbed/postgres/catalog';
import { loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { beforeAll, expect, test } from 'vitest';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { prove } from '../src/proof/prove.ts';

const DDL = `
CREATE TABLE regions (code char(2) PRIMARY KEY CHECK (code ~ '^[A-Z]{2}$'), name text NOT NULL UNIQUE);
CREATE TABLE depots (code char(6) PRIMARY KEY CHECK (code ~ '^[A-Z]{2}[0-9]{4}$'), region char(2) NOT NULL REFERENCES regions, CHECK (left(code, 2) = region));
CREATE TABLE vans (id int PRIMARY KEY, depot char(6) NOT NULL REFERENCES depots);
CREATE TABLE shelves (id int PRIMARY KEY, hall text NOT NULL CHECK (hall IN ('AB', 'CD', 'EF')), label text NOT NULL UNIQUE, CHECK (label LIKE hall || '-%'));
CREATE TABLE crates (id int PRIMARY KEY, region char(2) NOT NULL REFERENCES regions, code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z]{2}-[A-Z][0-9]{5}$'),
  CHECK (split_part(code, '-', 1) = region));
CREATE TABLE bins (id int PRIMARY KEY, region char(2) NOT NULL REFERENCES regions, code text NOT NULL UNIQUE, CHECK (substr(code, 1, 2) = region AND length(code) = 8));
CREATE TABLE cards (id int PRIMARY KEY, number char(16) NOT NULL CHECK (number ~ '^4[0-9]{15}$'), last4 char(4) NOT NULL, CHECK (right(number, 4) = last4));`;

let rowsOf: ReadonlyMap<string, readonly Readonly<Record<string, string | null>>[]>;
let proved: boolean;

beforeAll(async () => {
  const { catalog, sandbox } = await loadSchema(DDL, testServer());
  try {
    const client = await connect(sandbox.owner);
    const fold = (expressions: string[]) => foldConstants(client, expressions);
    const { blueprint } = await infer(catalog, { parse: parseExpressions, bodies: parseBodies, fold }, { rows: 120 });
    await client.end();
    const plan = await compileBlueprint(blueprint);
    rowsOf = new Map(
      blueprint.tables.map(({ schema, name, columns }) => {
        const rows = textRows(plan, `${schema}.${name}`, 0, 120);
        return [name, rows.map((row) => Object.fromEntries(columns.map((column, i) => [column.name, row[i] ?? null])))];
      }),
    );
    proved = (await prove(blueprint, testServer(), { ddl: DDL })).ok;
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
});

test('a code that must begin with a reference or a label is derived from it, so that their shares are kept', () => {
  expect(proved).toBe(true);
  for (const [table, code, other] of [
    ['depots', 'code', 'region'],
    ['shelves', 'label', 'hall'],
    ['crates', 'code', 'region'],
    ['bins', 'code', 'region'],
  ] as const) {
    const rows = rowsOf.get(table)!;
    expect(rows.length, table).toBeGreaterThan(30);
    for (const row of rows) expect(row[code]!.startsWith(row[other]!), `${table}: ${row[code]} of ${row[other]}`).toBe(true);
    expect(new Set(rows.map((row) => row[code])).size, table).toBe(rows.length);
    expect(new Set(rows.map((row) => row[other])).size, table).toBeGreaterThan(2);
  }
});

test('rows reference such codes', () => {
  const codes = new Set(rowsOf.get('depots')!.map((row) => row['code']));
  for (const { depot } of rowsOf.get('vans')!) expect(codes).toContain(depot);
});

test('a column that is only the end of a number is cut from it', () => {
  for (const { number, last4 } of rowsOf.get('cards')!) expect(number).toMatch(new RegExp(`^4[0-9]{11}${last4}$`));
  expect(new Set(rowsOf.get('cards')!.map(({ last4 }) => last4)).size).toBeGreaterThan(50);
});
