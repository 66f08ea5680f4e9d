import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const namesIn = async (...others: readonly string[]) => {
  const tables = ['audit_log', ...others].map((name) => ({ name, columns: ['id bigint not null', 'table_name text not null'] }));
  const { blueprint } = await infer(makeCatalog(tables), noTools);
  return blueprint.tables[0]!.columns[1]!.generator!.parameters!.values;
};

test('a log names tables of its own schema', async () => {
  expect(await namesIn('herds', 'stables', 'milkings')).toEqual(['herds', 'stables', 'milkings']);
});

test('a log without other tables names those of any shop', async () => {
  expect(await namesIn()).toContain('customers');
});
