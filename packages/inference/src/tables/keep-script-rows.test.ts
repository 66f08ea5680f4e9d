import { expect, test } from 'vitest';
import type { Blueprint, Catalog, CatalogTable } from '@seedbed/contract';
import { viewSchema } from '@seedbed/meaning/decide';
import { keepScriptRows } from './keep-script-rows.ts';

const column = (name: string, type = 'text') => ({ name, type });
const table = (name: string, columns: string[], rows?: (string | null)[][], foreignKeys: CatalogTable['foreignKeys'] = []): CatalogTable => ({
  schema: 'public',
  name,
  kind: 'table',
  columns: columns.map((each) => column(each)),
  uniqueKeys: [],
  foreignKeys,
  checks: [],
  exclusions: [],
  triggers: [],
  rules: [],
  ...(rows ? { content: { columns, rows } } : {}),
});
const references = (from: string, to: string): CatalogTable['foreignKeys'][number] => ({
  name: `${from}_fk`,
  columns: [from],
  references: `public.${to}`,
  referencedColumns: ['id'],
});

function keptOf(subjects: Readonly<Record<string, string>>, ...tables: CatalogTable[]) {
  const catalog: Catalog = { format: 1, serverVersion: 180000, tables, types: {}, functions: {}, extensions: [], notices: [] } as unknown as Catalog;
  const blueprint: Blueprint = {
    format: 1,
    generatorVersion: 1,
    seed: 1,
    locale: 'en-US',
    referenceDate: '2026-01-01',
    tables: tables.map(({ schema, name, columns }) => ({
      schema,
      name,
      columns: columns.map((each) => ({ ...each, nullable: true })),
      ...(subjects[name] ? { subject: subjects[name] } : {}),
    })),
    relations: [],
  };
  const edited = keepScriptRows(blueprint, viewSchema(catalog), []);
  return Object.fromEntries(edited.tables.map((each) => [each.name, each.groups?.[0]?.rows]));
}

const kept = (...tables: CatalogTable[]) => keptOf({}, ...tables);

test('a short list is kept, a single row of a wide table is not', () => {
  const list = [
    ['1', 'open'],
    ['2', 'shut'],
  ];
  expect(kept(table('status', ['id', 'name'], list), table('users', ['id', 'mail', 'name', 'hash', 'made'], [['1', 'a', 'b', 'c', 'd']]))).toEqual({
    status: list,
    users: undefined,
  });
});

test('the first accounts of a script are not a list', () => {
  const rows = [
    ['1', 'admin'],
    ['2', 'guest'],
  ];
  const [users, roles] = [table('users', ['id', 'name'], rows), table('roles', ['id', 'name'], rows)];
  expect(keptOf({ users: 'person' }, users, roles)).toEqual({ users: undefined, roles: rows });
});

test('rows that reference dropped rows are dropped too; NULLs reference nothing', () => {
  const rows = [
    ['1', '7'],
    ['2', '8'],
  ];
  const empty = [
    ['1', null],
    ['2', null],
  ];
  const users = table('users', ['id', 'mail']);
  expect(
    kept(users, table('a', ['id', 'owner'], rows, [references('owner', 'users')]), table('b', ['id', 'a_id'], rows, [references('a_id', 'a')])),
  ).toMatchObject({ a: undefined, b: undefined });
  expect(kept(users, table('c', ['id', 'owner'], empty, [references('owner', 'users')]))).toMatchObject({ c: empty });
});
