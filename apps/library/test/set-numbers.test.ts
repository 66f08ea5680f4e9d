import { beforeAll, expect, test } from 'vitest';
import { createTestData, infer } from '../src/index.ts';
import type { Blueprint } from '../types/index.d.ts';

let blueprint: Blueprint;
beforeAll(async () => {
  ({ blueprint } = await infer('CREATE TABLE account (id int PRIMARY KEY, external bigint NOT NULL CHECK (external <> 5), balance numeric(10,2) NOT NULL);'));
});

const account = async (set: Record<string, unknown>) => (await createTestData(blueprint, { rows: { account: { set } } })).rows['account']![0]!;

test('a bigint beyond doubles is set, and returned digit by digit', async () => {
  expect(await account({ external: 9007199254740993n })).toMatchObject({ external: '9007199254740993' });
  expect(await account({ external: '-9223372036854775808' })).toMatchObject({ external: '-9223372036854775808' });
  for (const external of ['9223372036854775808', '99999999999999999999', 5]) await expect(account({ external })).rejects.toThrow(/external, row 1: /);
});

test.each([
  [1.005, 1.01],
  ['-1.005', -1.01],
  ['2.675', 2.68],
  [2.674999, 2.67],
  ['.005', 0.01],
  ['-0.001', 0],
])('%s of a numeric(10,2) is rounded as Postgres rounds it', async (balance, rounded) => {
  expect(await account({ balance })).toMatchObject({ balance: rounded });
});
