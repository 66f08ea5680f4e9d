import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

const TABLES = [
  { name: 'countries', columns: ['iso2 char(2) not null', 'name text not null'], key: ['iso2'], unique: [['name']] },
  { name: 'operators', columns: ['id integer not null', 'country_iso2 char(2) not null', 'name text not null'], refers: ['country_iso2 -> countries.iso2'] },
  {
    name: 'depots',
    columns: [
      'id integer not null',
      'operator_id integer not null',
      'country_iso2 char(2) not null',
      'street text not null',
      'city text not null',
      'lat numeric(8,5)',
    ],
    refers: ['operator_id -> operators.id', 'country_iso2 -> countries.iso2'],
  },
  {
    name: 'readers',
    columns: ['id integer not null', 'country_iso2 char(2) not null', 'first_name text', 'last_name text'],
    refers: ['country_iso2 -> countries.iso2'],
  },
];

async function wheres(locale: string | undefined, tables = TABLES) {
  const { blueprint } = await infer(makeCatalog(tables), noTools, locale === undefined ? {} : { locale });
  return Object.fromEntries(blueprint.relations.map(({ name, where }) => [name, where]));
}

test('an address references the country of its city, and so do operators of such places', async () => {
  const found = await wheres(undefined);
  expect(found['depots_country_iso2_fkey']).toEqual({ iso2: { in: ['US'] } });
  expect(found['operators_country_iso2_fkey']).toEqual({ iso2: { in: ['US'] } });
  expect(found['readers_country_iso2_fkey']).toBeUndefined();
});

test('a list without the country does not get it under another name', async () => {
  const found = await wheres('de-LI');
  expect(found['depots_country_iso2_fkey']).toBeUndefined();
});
