import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';
import { staffSize } from './staff-size.ts';

test('a place has a few people who work there, and any number of people whom it serves', async () => {
  const people = (name: string) => ({
    name,
    columns: ['id bigint not null', 'clinic_id bigint not null', 'full_name text'],
    refers: ['clinic_id -> clinics.id'],
  });
  const { blueprint } = await infer(
    makeCatalog([{ name: 'clinics', columns: ['id bigint not null', 'name text not null', 'opened_on date not null'] }, people('vets'), people('patients')]),
    noTools,
    { rows: { clinics: 40 } },
  );
  const rows = Object.fromEntries(blueprint.tables.map((table) => [table.name, table.rows]));
  expect(rows).toMatchObject({ clinics: 40, vets: 320 });
  expect(rows['patients'] === undefined || rows['patients'] > 320).toBe(true);
});

test('of several places the one with the fewest rows counts; without a place or people there is no limit', () => {
  expect(staffSize('vet', true, [40, 12])).toBe(96);
  expect([staffSize('vet', true, []), staffSize('visit', false, [40]), staffSize('customer', true, [40])]).toEqual([Infinity, Infinity, Infinity]);
});
