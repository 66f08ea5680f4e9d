import { expect, test } from 'vitest';
import { readRemarks } from './column-remarks.ts';

const remarks = (ddl: string) => Object.fromEntries(readRemarks(ddl)!.columns);

test('a remark behind a column is of that column, before and behind the comma', () => {
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

test('quoted names, texts with strokes, several columns on a line, constraints', () => {
  const { table, columns } = readRemarks(`-- the head of it
    create table "Order Lines" ("Unit" text default '--none', qty numeric(10,2), -- how many
      CONSTRAINT positive CHECK (qty > 0), -- not of a column
      price int /* a -- b */ -- in cents
    );`)!;
  expect(table).toBe('Order Lines');
  expect(Object.fromEntries(columns)).toEqual({ qty: 'how many', price: 'in cents' });
});

test('what is no CREATE TABLE with columns has none', () => {
  expect(readRemarks('create table a as select 1 -- one')).toBeNull();
});
