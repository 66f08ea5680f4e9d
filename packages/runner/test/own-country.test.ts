import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

const schemaIn = (country: string, zone: string): string => `
  CREATE TABLE clinics (id int PRIMARY KEY, name text NOT NULL, city text NOT NULL, postcode text NOT NULL, country_code char(2) NOT NULL ${country},
    timezone text NOT NULL ${zone}, phone text NOT NULL);
  CREATE TABLE owners (id int PRIMARY KEY, full_name text NOT NULL, city text NOT NULL, postcode text NOT NULL, phone text NOT NULL);`;

const BRITISH = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;
const shareOf = (all: readonly unknown[], some: readonly unknown[]): number => some.length / all.length;

test.each([
  ['a country', "DEFAULT 'GB'", ''],
  ['a time zone of one country', '', "DEFAULT 'Europe/London'"],
])('a DEFAULT that names %s tells where people live', async (_, country, zone) => {
  const { blueprint, rows } = await madeRows(schemaIn(country, zone), 300);
  expect(blueprint.locale).toBe('en-GB');
  const owners = rows.get('owners')!;
  expect(
    shareOf(
      owners,
      owners.filter(({ postcode }) => BRITISH.test(postcode!)),
    ),
  ).toBeGreaterThan(0.8);
  const clinics = rows.get('clinics')!;
  expect(clinics.filter((row) => row['country_code'] === 'GB' && row['timezone'] !== 'Europe/London')).toEqual([]);
  expect(clinics.filter((row) => row['country_code'] !== 'GB' && row['timezone'] === 'Europe/London')).toEqual([]);
});

test.each([
  ['none is named', schemaIn('', '')],
  ['two are named', schemaIn("DEFAULT 'GB'", '').replace('postcode text NOT NULL, phone', "postcode text NOT NULL, country text NOT NULL DEFAULT 'IE', phone")],
  ['its people speak another language', schemaIn("DEFAULT 'PL'", '')],
])('the country stays as it is where %s', async (_, ddl) => {
  const { blueprint } = await madeRows(ddl, 10);
  expect(blueprint.locale).toBe('en-US');
});
