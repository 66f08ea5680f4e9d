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

test('the table of an object is one of this schema under a short name as well', async () => {
  const tables = ['herds', 'stables', 'milkings'].map((name) => ({ name, columns: ['id bigint not null'] }));
  const { blueprint } = await infer(makeCatalog([{ name: 'audit_log', columns: ['id bigint not null', 'obj_tbl text not null'] }, ...tables]), noTools);
  expect(blueprint.tables[0]!.columns[1]!.generator!.parameters!.values).toEqual(['herds', 'stables', 'milkings']);
});
