import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

test('an inferred choice that the engine rejects does not count as an error in the answer', async () => {
  const things = ['members', 'newsletters', 'orders', 'events', 'stores'].map((name) => ({ name, columns: ['id integer not null', 'title text'] }));
  const catalog = makeCatalog([...things, { name: 'users', columns: ['id integer not null', 'first_name text', 'permissions public.permission[]'] }], {
    'public.permission': { kind: 'enum', labels: ['members_read', 'members_update'] },
  });
  const knowledge = { format: 2, tables: { users: { columns: { first_name: { values: ['Anna', 'Lukas'] } } } } };
  const inferred = await infer(catalog, noTools, { knowledge });
  expect(inferred.knowledge).toMatchObject({ taken: [{ table: 'public.users', column: 'first_name' }], faults: [] });
  const users = inferred.blueprint.tables.find(({ name }) => name === 'users')!;
  expect(users.columns.find(({ name }) => name === 'permissions')!.generator).toEqual({ kind: 'array' });
});
