import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const valuesOf = async (table: string, columns: readonly string[], name: string) =>
  ((await columnsOf(table, columns)).get(name)!.generator!.parameters as { values?: string[] }).values ?? [];

test('members are active, tickets of an event are used, neither is of silver or resolved', async () => {
  expect(await valuesOf('members', ['full_name text', 'status text', 'joined_on date', 'monthly_fee numeric(6,2)'], 'status')).toContain('active');
  expect(await valuesOf('tickets', ['status text', 'seat text', 'barcode text', 'holder_name text'], 'status')).toContain('used');
});

test('trainers teach yoga, winds blow from quarters of the sky, subscribers are people', async () => {
  expect(await valuesOf('trainers', ['name text', 'specialty text'], 'specialty')).toContain('Yoga');
  expect(await valuesOf('observations', ['wind_dir varchar(3)', 'humidity int'], 'wind_dir')).toContain('NE');
  expect((await columnsOf('newsletter_subscribers', ['email text', 'name text', 'confirmed boolean'])).get('name')!.generator!.kind).toBe('person.fullName');
});

test('events that people attend are not a log', async () => {
  const { blueprint } = await infer(
    makeCatalog([{ name: 'events', columns: ['id bigint not null', 'title text', 'venue text', 'starts_at timestamptz'] }]),
    noTools,
  );
  expect(blueprint.tables[0]!.role).toBeUndefined();
});

test('a flag agrees with its state, limits enclose the measurement', async () => {
  const deals = await columnsOf('opportunities', ['name text', 'stage text', 'is_won boolean', 'loss_reason text', 'amount numeric(12,2)']);
  expect(deals.get('is_won')!.generator!.parameters).toEqual({ expression: 'stage == "Won"' });
  expect(deals.get('loss_reason')!.generator).toMatchObject({ kind: 'cases', parameters: { cases: [{ when: 'stage == "Lost"' }] } });
  const checks = await columnsOf('quality_checks', ['measured numeric(8,3)', 'lower_limit numeric(8,3)', 'upper_limit numeric(8,3)']);
  expect(checks.get('lower_limit')!.generator!.parameters).toEqual({ expression: 'round(measured * 0.94, 3)' });
});
