import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const id = 'id bigint not null';

test('events and permissions are about things of the schema', async () => {
  const { blueprint } = await infer(
    makeCatalog([
      { name: 'documents', columns: [id, 'title text not null'] },
      { name: 'collections', columns: [id, 'name text not null'] },
      { name: 'comments', columns: [id, 'body text', 'document_id bigint'], refers: ['document_id -> documents.id'] },
      { name: 'webhooks', columns: [id, 'events text[]', 'url text'] },
      { name: 'api_keys', columns: [id, 'permissions text[]'] },
    ]),
    noTools,
  );
  const element = (table: string, column: string) =>
    (
      blueprint.tables.find(({ name }) => name === table)!.columns.find(({ name }) => name === column)!.generator!.parameters!['element'] as {
        parameters: object;
      }
    ).parameters;
  expect(element('webhooks', 'events')).toMatchObject({ values: expect.arrayContaining(['document.created', 'comment.deleted']) });
  expect(JSON.stringify(element('webhooks', 'events'))).not.toMatch(/webhook|order/);
  expect(element('api_keys', 'permissions')).toMatchObject({ values: expect.arrayContaining(['documents:read', 'collections:write']) });
});

async function inLog(columns: readonly string[], name: string): Promise<unknown> {
  const others = ['herds', 'stables', 'milk_tanks'].map((each) => ({ name: each, columns: [id, 'label text'] }));
  const { blueprint } = await infer(makeCatalog([{ name: 'audit_logs', columns: [id, ...columns] }, ...others]), noTools);
  return blueprint.tables[0]!.columns.find((each) => each.name === name)!.generator!.parameters!.values;
}

test('next to the entity only the action is written, as in narrow columns', async () => {
  expect(await inLog(['action text'], 'action')).toContain('herd.update');
  expect(await inLog(['action text', 'entity_type text'], 'action')).toEqual(['create', 'update', 'delete']);
  expect(await inLog(['action varchar(10)'], 'action')).toEqual(['create', 'update', 'delete']);
});

test('a log of kinds of things names those of the schema', async () => {
  expect(await inLog(['entity_type text'], 'entity_type')).toEqual(['Herd', 'Stable', 'MilkTank']);
});

test('permissions in a document are for entities of the schema; an entity next to its id is a table', async () => {
  const { blueprint } = await infer(
    makeCatalog([
      { name: 'documents', columns: [id, 'title text not null'] },
      { name: 'collections', columns: [id, 'name text not null'] },
      { name: 'comments', columns: [id, 'body text'] },
      { name: 'roles', columns: [id, 'name text', 'permissions jsonb'] },
      { name: 'page_logs', columns: [id, 'entity_name text', 'entity_identifier uuid'] },
    ]),
    noTools,
  );
  const made = (table: string, column: string) =>
    blueprint.tables.find(({ name }) => name === table)!.columns.find(({ name }) => name === column)!.generator!.parameters as Record<string, unknown>;
  expect(Object.keys((made('roles', 'permissions')['shape'] as { keys: object }).keys)).toEqual(expect.arrayContaining(['documents', 'collections']));
  expect(made('page_logs', 'entity_name')['values']).toEqual(expect.arrayContaining(['document', 'comment']));
});

test('a prefix of several table names is not part of the thing', async () => {
  const { blueprint } = await infer(
    makeCatalog([
      ...['dcim_site', 'dcim_rack', 'dcim_cable'].map((name) => ({ name, columns: [id, 'label text'] })),
      { name: 'hooks', columns: [id, 'events text[]'] },
    ]),
    noTools,
  );
  const { element } = blueprint.tables.at(-1)!.columns[1]!.generator!.parameters as { element: { parameters: { values: string[] } } };
  expect(element.parameters.values).toContain('site.created');
});

test('what a comment lists stays', async () => {
  const others = ['herds', 'stables', 'milk_tanks'].map((each) => ({ name: each, columns: [id, 'label text'] }));
  const catalog = makeCatalog([{ name: 'audit_logs', columns: [id, 'action text', 'entity_type text not null', 'entity_id bigint'] }, ...others]);
  const tables = catalog.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => (column.name === 'entity_type' ? { ...column, comment: 'herd | stable' } : column)),
  }));
  const { blueprint } = await infer({ ...catalog, tables }, noTools);
  expect(blueprint.tables[0]!.columns.find(({ name }) => name === 'entity_type')!.generator!.parameters!.values).toEqual(['herd', 'stable']);
});
