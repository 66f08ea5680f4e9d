import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

test('unique display names are sign-in names, a table of languages has all codes', async () => {
  const { blueprint } = await infer(
    makeCatalog([
      { name: 'users', columns: ['id bigint not null', 'display_name text not null', 'email text'], unique: [['display_name']] },
      { name: 'languages', columns: ['code varchar(10) not null', 'english_name text'], key: ['code'] },
    ]),
    noTools,
  );
  const at = (table: string, column: string) => blueprint.tables.find(({ name }) => name === table)!.columns.find(({ name }) => name === column)!.generator;
  expect(at('users', 'display_name')!.kind).toBe('internet.username');
  const listOf = (column: string) => at('languages', column)!.parameters as { generator: { parameters: { values: string[] } }; shared: boolean };
  expect(listOf('code').generator.parameters.values.length).toBeGreaterThan(50);
  expect([listOf('code').shared, listOf('english_name').shared]).toEqual([true, true]);
});
