import { compile, loadWords } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

const words = await loadWords('en-US');

/** Rows of tables that refer to `users` by a unique column, or by their own key, for each thousand users. */
async function rowsOf(byColumn: readonly string[], byKey: readonly string[] = []): Promise<Record<string, number>> {
  const catalog = makeCatalog([
    { name: 'users', columns: ['id bigint not null', 'name text not null', 'email text not null'] },
    ...byColumn.map((name) => ({
      name,
      columns: ['id bigint not null', 'user_id bigint not null', 'note text'],
      refers: ['user_id -> users.id'],
      unique: [['user_id']],
    })),
    ...byKey.map((name) => ({ name, columns: ['user_id bigint not null', 'note text'], key: ['user_id'], refers: ['user_id -> users.id'] })),
  ]);
  const { blueprint } = await infer(catalog, noTools, { rows: { users: 1000 } });
  const plan = compile(blueprint, words);
  return Object.fromEntries([...byColumn, ...byKey].map((name) => [name, plan.table(`public.${name}`).rows]));
}

test('each user has a profile and settings, and some have a refund', async () => {
  expect(await rowsOf(['profiles', 'refunds'], ['user_settings'])).toEqual({ profiles: 1000, user_settings: 1000, refunds: 920 });
});

test('with several kinds of users not every user has each', async () => {
  expect(await rowsOf([], ['pilots', 'mechanics'])).toEqual({ pilots: 920, mechanics: 920 });
});
