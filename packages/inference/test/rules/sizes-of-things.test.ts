import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const valuesOf = async (table: string, columns: readonly string[]): Promise<readonly (readonly number[])[]> => {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  return blueprint.tables[0]!.columns.slice(1).map(({ generator }) => {
    const { values, min, max } = generator!.parameters as { values?: number[]; min?: number; max?: number };
    return values ?? [min!, max!];
  });
};

test('numbers are as large as the table’s things', async () => {
  const [capacity] = await valuesOf('bus_trips', ['capacity int not null']);
  expect(Math.min(...capacity!)).toBeGreaterThan(30);
  const [copies] = await valuesOf('print_jobs', ['copies int not null']);
  expect(Math.max(...copies!)).toBeLessThanOrEqual(20);
  const [goals] = await valuesOf('matches', ['goals_home int not null']);
  expect(Math.max(...goals!)).toBeLessThan(8);
});
