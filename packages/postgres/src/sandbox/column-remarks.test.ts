import { expect, test } from 'vitest';
import { readRemarks } from './column-remarks.ts';

const remarks = (ddl: string) => Object.fromEntries(readRemarks(ddl)!.columns);

test('a comment after a column belongs to that column, before and after the comma', () => {
  expect(
    remarks(`CREATE TABLE IF NOT EXISTS shop.claims (
      id int primary key,            -- key
      channel varchar(20) CHECK (channel IN ('app', 'web')), -- APP, WEB
      -- decisions
      decision text,
      note text -- last one
    )`),
  ).toEqual({ id: 'key', channel: 'APP, WEB', note: 'last one' });
});

test('quoted names, texts with dashes, several columns on a line, constraints', () => {
  const { table, columns } = readRemarks(`-- the head of it
    create table "Order Lines" ("Unit" text default '--none', qty numeric(10,2), -- how many
      CONSTRAINT positive CHECK (qty > 0), -- not of a column
      price int /* a -- b */ -- in cents
    );`)!;
  expect(table).toBe('Order Lines');
  expect(Object.fromEntries(columns)).toEqual({ qty: 'how many', price: 'in cents' });
});

test('a comment between dashes after the comma belongs to the column before it, and the next column has its own', () => {
  expect(
    remarks(`create table a (
      kind varchar(10), /* one of: alpha, beta */
      mixed text, -- alpha | beta
      /* both of these
         are texts */
      one text, two text
    )`),
  ).toEqual({ kind: 'one of: alpha, beta', mixed: 'alpha | beta' });
});

test('statements other than CREATE TABLE with columns have no remarks', () => {
  expect(readRemarks('create table a as select 1 -- one')).toBeNull();
});
