import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../../test/make-catalog.ts';
import { infer } from '../infer.ts';

const id = 'id bigint not null';

test('events and permissions are of what the schema keeps', async () => {
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
