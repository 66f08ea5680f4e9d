import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const table = (name: string, ...columns: string[]) => ({ name, columns: ['id uuid not null', ...columns], key: ['id'] });

test('delegated types are the tables of the details, by names as they are written', async () => {
  const { blueprint } = await infer(
    makeCatalog([
      table('accounts', 'name text not null', 'accountable_type text', 'accountable_id uuid'),
      table('securities', 'limit_amount numeric'),
      table('credit_cards', 'apr numeric'),
      table('exchange_rates', 'rate numeric not null'),
    ]),
    noTools,
  );
  const type = blueprint.tables.find(({ name }) => name === 'accounts')!.columns.find(({ name }) => name === 'accountable_type')!;
  expect((type.generator!.parameters!['values'] as string[]).toSorted()).toEqual(['CreditCard', 'Security']);
});
