import { expect, test } from 'vitest';
import { compile, loadWords } from '@seedbed/engine';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

async function inferred(tables: Parameters<typeof makeCatalog>[0]) {
  const { blueprint, diagnostics } = await infer(makeCatalog(tables), noTools, {});
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  return { rows: Object.fromEntries(tables.map(({ name }) => [name, plan.table(`public.${name}`).rows])), told: [...diagnostics, ...plan.diagnostics] };
}

const PARTIES = [
  { name: 'site_owners', columns: ['id integer not null', 'legal_name text not null', 'vat_no text', 'contact_email text not null'] },
  { name: 'people', columns: ['id integer not null', 'first_name text not null', 'last_name text not null', 'birth_date date'] },
  { name: 'curators', columns: ['id integer not null', 'first_name text not null', 'last_name text not null'] },
];

test('there are few organisations, and no parentless table has far more rows than its children', async () => {
  const { rows } = await inferred([
    ...PARTIES,
    {
      name: 'sites',
      columns: [
        'id integer not null',
        'owner_id integer not null',
        'curator_id integer not null',
        'name text not null',
        'street text not null',
        'city text not null',
      ],
      refers: ['owner_id -> site_owners.id', 'curator_id -> curators.id'],
    },
  ]);
  expect(rows['sites']).toBeLessThanOrEqual(100);
  expect(rows['site_owners']).toBeLessThanOrEqual(rows['sites']! * 2);
  expect(rows['curators']).toBeLessThanOrEqual(rows['sites']! * 2);
  expect(rows['people']).toBe(1000);
});

test('a table that belongs to customers has at least as many rows as customers', async () => {
  const { rows } = await inferred([
    { name: 'customers', columns: ['id integer not null', 'first_name text not null', 'last_name text not null', 'email text not null'] },
    {
      name: 'vehicles',
      columns: ['id integer not null', 'customer_id integer not null', 'vin text', 'make text not null', 'model text not null', 'battery_kwh numeric(5,1)'],
      refers: ['customer_id -> customers.id'],
    },
  ]);
  expect(rows['vehicles']).toBeGreaterThanOrEqual(rows['customers']!);
});

test('one row per parent is not a problem if no count was requested', async () => {
  const { rows, told } = await inferred([
    { name: 'customers', columns: ['id integer not null', 'first_name text not null', 'last_name text not null', 'email text not null'] },
    {
      name: 'fleets',
      columns: ['id integer not null', 'customer_id integer not null', 'company_name text not null'],
      unique: [['customer_id']],
      refers: ['customer_id -> customers.id'],
    },
  ]);
  expect(rows['fleets']).toBeLessThanOrEqual(rows['customers']!);
  expect(told.filter(({ code, table }) => code === 'unsatisfiable' && table === 'public.fleets')).toEqual([]);
});
