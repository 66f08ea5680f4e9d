import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const textOf = async (table: string, columns: readonly string[], name: string) => JSON.stringify((await columnsOf(table, columns)).get(name)!.generator);

test('feature flags, logins and configured machines have their own words', async () => {
  expect(await textOf('features', ['name text', 'type text', 'stale boolean', 'archived boolean'], 'type')).toContain('kill-switch');
  expect(await textOf('passcodes', ['type text', 'code text'], 'type')).toContain('ForgotPassword');
  expect(await textOf('roles', ['name text', 'run_list jsonb'], 'run_list')).toContain('recipe[nginx]');
  expect(await textOf('oauth_clients', ['client_secret text'], 'client_secret')).not.toContain('string.secret');
});

test('a payload contains things of the schema, not of a shop', async () => {
  const tables = ['flag', 'segment', 'team'].map((name) => ({ name: `${name}s`, columns: ['id bigint not null', 'name text not null'] }));
  const { blueprint } = await infer(makeCatalog([...tables, { name: 'signals', columns: ['id bigint not null', 'payload jsonb not null'] }]), noTools);
  const shape = JSON.stringify(blueprint.tables.at(-1)!.columns[1]!.generator);
  expect(shape).toContain('segment.created');
  expect(shape).not.toContain('code.eventName');
});

test('a table of descriptions has the names of its things', async () => {
  const catalog = makeCatalog([
    { name: 'blog_post', columns: ['id bigint not null', 'status int'] },
    {
      name: 'blog_post_description',
      columns: ['id bigint not null', 'post_id bigint not null', 'name text not null', 'url_key text not null'],
      refers: ['post_id -> blog_post.id'],
    },
  ]);
  const { blueprint } = await infer(catalog, noTools);
  expect(blueprint.tables[1]!.columns[2]!.generator!.kind).toBe('text.articleTitle');
});
