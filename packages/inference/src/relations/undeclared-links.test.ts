import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

/** The targets of member columns without foreign keys, next to employees with keys of the same type. */
async function targetsOf(columns: readonly string[], members = 'mitglieder', type = 'bigint'): Promise<Record<string, string>> {
  const { blueprint } = await infer(
    makeCatalog([
      { name: 'mitarbeiter', columns: [`id ${type} not null`, 'name text not null', 'email text not null'] },
      { name: 'users', columns: [`id ${type} not null`, 'email text not null', 'password_hash text'] },
      { name: members, columns: [`id ${type} not null`, 'name text not null', 'email text not null', ...columns.map((column) => `${column} ${type}`)] },
    ]),
    noTools,
  );
  return Object.fromEntries(blueprint.relations.map(({ from, to }) => [from.columns[0]!, to.table.replace('public.', '')]));
}

test('members are invited by members, although there are staff and users', async () => {
  expect(await targetsOf(['geworben_von'])).toEqual({ geworben_von: 'mitglieder' });
  expect(await targetsOf(['referred_by_id', 'sponsor_id', 'created_by'], 'members')).toEqual({
    referred_by_id: 'members',
    sponsor_id: 'members',
    created_by: 'users',
  });
});
