import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const valuesOf = async (table: string, columns: readonly string[]): Promise<Readonly<Record<string, unknown>>> => {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  return Object.fromEntries(
    blueprint.tables[0]!.columns.map(({ name, generator }) => [name, (generator as { parameters?: Record<string, unknown> }).parameters?.['values']]),
  );
};

test('a unit fits the quantity before it', async () => {
  const made = await valuesOf('vehicles', ['mileage_unit text not null', 'delay_unit text not null', 'weight_unit text not null']);
  expect(made['mileage_unit']).toContain('km');
  expect(made['delay_unit']).toContain('hour');
  expect(made['weight_unit']).toContain('kg');
});
