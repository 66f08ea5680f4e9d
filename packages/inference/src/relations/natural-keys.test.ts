import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

const relations = async (tables: Parameters<typeof makeCatalog>[0]) => {
  const { blueprint } = await infer(makeCatalog(tables), noTools);
  return (table: string, column: string) =>
    blueprint.relations.find((each) => each.from.table === `public.${table}` && each.from.columns.length === 1 && each.from.columns[0] === column)?.to;
};

test('a text named like another table’s key has values of that key', async () => {
  const to = await relations([
    { name: 'environments', columns: ['name text not null', 'sort_order int'], key: ['name'] },
    { name: 'projects', columns: ['id text not null', 'title text'], key: ['id'] },
    { name: 'countries', columns: ['id bigint not null', 'code text not null', 'name text not null'], unique: [['code']] },
    { name: 'client_apps', columns: ['app_name text not null', 'url text'], key: ['app_name'] },
    {
      name: 'metrics',
      columns: ['id bigint not null', 'environment text', 'project text', 'environment_name text', 'country_code text', 'country text', 'app_name text'],
    },
  ]);
  expect(to('metrics', 'environment')).toEqual({ table: 'public.environments', columns: ['name'] });
  expect(to('metrics', 'environment_name')).toEqual({ table: 'public.environments', columns: ['name'] });
  expect(to('metrics', 'project')).toEqual({ table: 'public.projects', columns: ['id'] });
  expect(to('metrics', 'country_code')).toEqual({ table: 'public.countries', columns: ['code'] });
  expect(to('metrics', 'app_name')).toEqual({ table: 'public.client_apps', columns: ['app_name'] });
  expect(to('metrics', 'country')).toBeUndefined();
});

test('a column that is not a key there, or does not fit, is not a reference', async () => {
  const to = await relations([
    { name: 'teams', columns: ['id bigint not null', 'name text not null'] },
    { name: 'plans', columns: ['slug text not null'], key: ['slug'] },
    { name: 'orders', columns: ['id bigint not null', 'team_name text', 'plan_slug varchar(5)'] },
  ]);
  expect(to('orders', 'team_name')).toBeUndefined();
  expect(to('orders', 'plan_slug')).toBeUndefined();
});

test('a text with a meaning of its own is not a reference, whatever the tables are called', async () => {
  const to = await relations([
    { name: 'case_status_history', columns: ['id text not null', 'note text'] },
    { name: 'statuses', columns: ['id text not null', 'note text'] },
    { name: 'portal_messages', columns: ['id text not null', 'body text'] },
    { name: 'debtor_addresses', columns: ['id text not null', 'street text'] },
    { name: 'logger_makers', columns: ['id text not null', 'url text'] },
    { name: 'clients', columns: ['id bigint not null', 'status text', 'message text', 'address text', 'maker text'] },
  ]);
  for (const column of ['status', 'message', 'address', 'maker']) expect(to('clients', column), column).toBeUndefined();
});

test('if foreign keys end in id, a name without it is no reference', async () => {
  const tables = (refers: readonly string[]): Parameters<typeof makeCatalog>[0] => [
    { name: 'projects', columns: ['id text not null', 'title text'] },
    { name: 'tasks', columns: ['id bigint not null', 'project_id text'], refers },
    { name: 'metrics', columns: ['id bigint not null', 'project text'] },
  ];
  expect((await relations(tables(['project_id -> projects.id'])))('metrics', 'project')).toBeUndefined();
  expect((await relations(tables([])))('metrics', 'project')).toEqual({ table: 'public.projects', columns: ['id'] });
});
