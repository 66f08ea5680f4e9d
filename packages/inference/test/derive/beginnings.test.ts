import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

test('who has visits was born and hired before the first of them, and left lately', async () => {
  const { blueprint } = await infer(
    makeCatalog([
      { name: 'veterinarians', columns: ['id integer not null', 'name text not null', 'hired_on date not null', 'left_on date'] },
      { name: 'patients', columns: ['id integer not null', 'name text not null', 'species text', 'birth_date date'] },
      {
        name: 'visits',
        columns: ['id integer not null', 'patient_id integer not null', 'vet_id integer not null', 'visited_at timestamp with time zone not null'],
        refers: ['patient_id -> patients.id', 'vet_id -> veterinarians.id'],
      },
    ]),
    noTools,
  );
  const generator = (table: string, column: string) =>
    blueprint.tables.find(({ name }) => name === table)!.columns.find(({ name }) => name === column)!.generator;
  expect(generator('visits', 'visited_at')).toEqual({ kind: 'date.created' });
  expect(generator('veterinarians', 'hired_on')).toMatchObject({ kind: 'date.past', parameters: { least: 730 } });
  expect(generator('veterinarians', 'left_on')).toEqual({ kind: 'date.recent', parameters: { days: 90 } });
  expect(generator('patients', 'birth_date')!.parameters).toMatchObject(
    generator('patients', 'birth_date')!.kind === 'date.past' ? { least: 730 } : { from: 2 },
  );
});

test('where nothing refers to them, people may be new', async () => {
  const { blueprint } = await infer(
    makeCatalog([{ name: 'veterinarians', columns: ['id integer not null', 'name text not null', 'hired_on date not null', 'left_on date'] }]),
    noTools,
  );
  expect(blueprint.tables[0]!.columns[2]!.generator!.parameters?.least).toBeUndefined();
});
