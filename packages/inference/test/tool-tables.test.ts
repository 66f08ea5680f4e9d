import { expect, test } from 'vitest';
import { withStated, type CatalogColumn, type CatalogTable } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { makeCatalog, noTools } from './make-catalog.ts';
import { infer } from '../src/infer.ts';

const withRows = (table: string, columns: readonly string[], rows: readonly (readonly string[])[]) => {
  const catalog = makeCatalog([
    { name: 'users', columns: ['id bigint not null', 'name text'] },
    { name: table, columns: [...columns] },
  ]);
  const names = columns.map((column) => column.split(' ')[0]!);
  return {
    ...catalog,
    tables: catalog.tables.map((each) =>
      each.name === table && rows.length > 0 ? { ...each, content: { columns: names, rows: rows.map((row) => [...row]) } } : each,
    ),
  };
};

const PRISMA = ['id character varying(36) not null', 'checksum character varying(64) not null', 'finished_at timestamp with time zone', 'migration_name character varying(255) not null', 'logs text', 'rolled_back_at timestamp with time zone', 'started_at timestamp with time zone not null', 'applied_steps_count integer not null']; // prettier-ignore

test('rows of a migration ledger in a dump are kept, whatever their number', async () => {
  const row = ['a', 'c', '2024-01-01 00:00:00+00', '20240101_init', '', '2024-01-01 00:00:00+00', '2024-01-01 00:00:00+00', '1'];
  const { blueprint } = await infer(withRows('_prisma_migrations', PRISMA, [row]), noTools, { rows: 50 });
  const table = blueprint.tables.find(({ name }) => name === '_prisma_migrations')!;
  expect([table.ofScript, table.rows, table.groups?.[0]?.rows]).toEqual([true, 1, [row]]);
});

const ID = 'id integer not null';
const DJANGO = [
  { name: 'django_content_type', columns: [ID, 'app_label character varying(100) not null', 'model character varying(100) not null'] },
  {
    name: 'auth_permission',
    columns: [ID, 'name character varying(255) not null', 'content_type_id integer not null', 'codename character varying(100) not null'],
    refers: ['content_type_id -> django_content_type.id'],
  },
  { name: 'auth_group', columns: [ID, 'name character varying(150) not null'] },
  {
    name: 'auth_group_permissions',
    columns: [ID, 'group_id integer not null', 'permission_id integer not null'],
    refers: ['group_id -> auth_group.id', 'permission_id -> auth_permission.id'],
  },
  { name: 'kiln_firing', columns: [ID, 'cone integer not null'] },
  { name: 'kiln_glaze', columns: [ID, 'name text not null'] },
  { name: 'plainname', columns: [ID, 'name text not null'] },
];
const NOTES = {
  name: 'kiln_note',
  columns: [ID, 'text text not null', 'object_id integer not null', 'content_type_id integer not null'],
  refers: ['content_type_id -> django_content_type.id'],
};

async function rowsMade(tables: Parameters<typeof makeCatalog>[0], table: string, columns: string[]) {
  const { blueprint } = await infer(makeCatalog(tables), noTools, { rows: { kiln_firing: 5, kiln_glaze: 30 } });
  const plan = compile(blueprint, await loadWords(blueprint.locale), { cap: true });
  return textRows(plan, `public.${table}`, 0, plan.table(`public.${table}`).rows, columns);
}

test('Django has a row for each model of the schema, and four permissions for each of these', async () => {
  const types = await rowsMade(DJANGO, 'django_content_type', ['id', 'app_label', 'model']);
  expect(types.map(([, ...model]) => model.join('.')).sort()).toEqual([
    'auth.group',
    'auth.permission',
    'contenttypes.contenttype',
    'kiln.firing',
    'kiln.glaze',
  ]);
  const permissions = await rowsMade(DJANGO, 'auth_permission', ['name', 'content_type_id', 'codename']);
  const firing = types.find(([, , model]) => model === 'firing')![0];
  expect(permissions.filter(([, type]) => type === firing)).toEqual([
    ['Can add firing', firing, 'add_firing'],
    ['Can change firing', firing, 'change_firing'],
    ['Can delete firing', firing, 'delete_firing'],
    ['Can view firing', firing, 'view_firing'],
  ]);
  expect(permissions).toHaveLength(4 * types.length);
});

test('an object id is that of a row of the model that the content type names', async () => {
  const tables = [...DJANGO, NOTES];
  const models = new Map((await rowsMade(tables, 'django_content_type', ['id', 'model'])).map(([id, model]) => [id, model]));
  const notes = await rowsMade(tables, 'kiln_note', ['content_type_id', 'object_id']);
  expect(new Set(notes.map(([type]) => models.get(type!)))).toEqual(new Set(['firing', 'glaze']));
  expect(notes.filter(([type, id]) => Number(id) > (models.get(type!) === 'firing' ? 5 : 30))).toEqual([]);
});

test('content types that code limits a reference to are the only ones', async () => {
  const catalog = makeCatalog([...DJANGO, NOTES]);
  const values = [{ value: 'kiln.glaze', word: 'kiln.glaze' }];
  const stated = [{ tables: ['kiln_note'], columns: ['content_type_id'], values, numbers: false, from: 'kiln/models.py:9' }];
  const { blueprint } = await infer({ ...catalog, tables: withStated<CatalogColumn, CatalogTable>(catalog.tables, stated) }, noTools);
  const relation = blueprint.relations.find(({ from }) => from.table === 'public.kiln_note')!;
  expect(relation.where).toEqual({ model: { in: ['glaze'] } });
});
