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

/** The references of tables with text keys that no foreign key declares. */
async function referencesOf(...tables: Parameters<typeof makeCatalog>[0]): Promise<string[]> {
  const { blueprint } = await infer(makeCatalog(tables), noTools);
  return blueprint.relations.map(({ from, to }) => `${from.table.replace('public.', '')}.${from.columns[0]} -> ${to.table.replace('public.', '')}`).toSorted();
}

test('an id that another system issues refers to no row', async () => {
  const login = ['id text not null', 'provider text not null', 'provider_login_id text not null', 'club text not null', 'club_login_id text not null'];
  expect(await referencesOf({ name: 'logins', columns: login, unique: [['provider', 'provider_login_id']] })).toEqual([]);
  expect(
    await referencesOf(
      { name: 'buyers', columns: ['id bigint not null', 'handle text not null', 'stripe_buyer_id bigint', 'legacy_buyer_id bigint'], unique: [['handle']] },
      { name: 'sales', columns: ['id bigint not null', 'github_buyer_handle text', 'shopify_buyer_id bigint not null', 'paying_buyer_id bigint not null'] },
      { name: 'passes', columns: ['id bigint not null', 'gate text not null', 'gate_buyer_id bigint not null'], unique: [['gate', 'gate_buyer_id']] },
    ),
  ).toEqual(['sales.paying_buyer_id -> buyers']);
});

test('a word of another system that names a table of the schema says whose row it is', async () => {
  expect(
    await referencesOf(
      { name: 'providers', columns: ['id bigint not null', 'name text'] },
      { name: 'wards', columns: ['id bigint not null', 'name text'] },
      { name: 'visits', columns: ['id bigint not null', 'provider_ward_id bigint not null'] },
    ),
  ).toEqual(['visits.provider_ward_id -> wards']);
});

test('rows of one table with text keys refer to each other by words that say so', async () => {
  const columns = ['id text not null', 'parent_page_id text', 'replaced_page_id text', 'wiki_page_id text'];
  expect(await referencesOf({ name: 'pages', columns })).toEqual(['pages.parent_page_id -> pages', 'pages.replaced_page_id -> pages']);
});

test('a table that shares only the noun has a key with the column’s ending', async () => {
  const orders = { name: 'orders', columns: ['id bigint not null', 'wholesale_buyer_id text'] };
  const buyers = (key: string) => ({ name: 'retail_buyers', columns: [`${key} text not null`, 'title text'], key: [key] });
  expect(await referencesOf(buyers('number'), orders)).toEqual([]);
  expect(await referencesOf(buyers('id'), orders)).toEqual(['orders.wholesale_buyer_id -> retail_buyers']);
});

test('the parent of a version is that of its row', async () => {
  const columns = ['id bigint not null', 'parent_id bigint'];
  expect(await referencesOf({ name: 'posts', columns }, { name: 'post_versions', columns: [...columns, 'post_id bigint not null'] })).toEqual([
    'post_versions.parent_id -> posts',
    'post_versions.post_id -> posts',
    'posts.parent_id -> posts',
  ]);
});
