import { expect, test } from 'vitest';
import { compile, loadWords, openReader, textRow } from '@seedbed/engine';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

test('people with visits were born and hired before the first of them, and left after the last', async () => {
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
  expect(generator('veterinarians', 'left_on')).toMatchObject({ kind: 'expression', parameters: { expression: expect.stringContaining('max(visits') } });
  expect(generator('patients', 'birth_date')!.parameters).toMatchObject(
    generator('patients', 'birth_date')!.kind === 'date.past' ? { least: 730 } : { from: 2 },
  );
});

test('people without references may be new', async () => {
  const { blueprint } = await infer(
    makeCatalog([{ name: 'veterinarians', columns: ['id integer not null', 'name text not null', 'hired_on date not null', 'left_on date'] }]),
    noTools,
  );
  expect(blueprint.tables[0]!.columns[2]!.generator!.parameters?.least).toBeUndefined();
});

test('if no name gives the start date, rows that own rentals started in row order, so that rentals have clerks', async () => {
  const { blueprint } = await infer(
    makeCatalog([
      { name: 'clerks', columns: ['id integer not null', 'full_name text not null', 'hrd_on date not null'] },
      { name: 'customers', columns: ['id integer not null', 'name text not null', 'created_at timestamp with time zone not null'] },
      {
        name: 'hires',
        columns: ['id integer not null', 'customer_id integer not null', 'clerk_id integer', 'created_at timestamp with time zone not null'],
        refers: ['customer_id -> customers.id', 'clerk_id -> clerks.id'],
      },
    ]),
    noTools,
  );
  const began = blueprint.tables.find(({ name }) => name === 'clerks')!.columns.find(({ name }) => name === 'hrd_on')!.generator;
  expect(began).toEqual({ kind: 'date.created' });
  expect(blueprint.relations.find(({ from }) => from.columns[0] === 'clerk_id')!.order).toBe('time');
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const { rows } = plan.table('public.hires');
  const batch = openReader(plan, plan.table('public.hires'), ['created_at'], rows).read({ first: 0, count: rows, at: null });
  const times = Array.from({ length: rows }, (_, i) => Date.parse(textRow(batch, i)[0]!));
  expect(times.filter((time, i) => i > 0 && time < times[i - 1]!).length).toBeLessThan(rows / 50);
  // Not pushed towards the end: the last month has no more than three times its even share.
  expect(times.filter((time) => time > Date.parse(blueprint.referenceDate) - 30 * 86_400_000).length).toBeLessThan((rows / 24) * 3);
});
