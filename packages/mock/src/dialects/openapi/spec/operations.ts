import type { ServedTable } from '../../../core/index.ts';
import { filterParameters, keyParameter, LIST_PARAMETERS } from './parameters.ts';
import type { JsonSchema } from './type-schema.ts';

const ref = (kind: string, name: string): JsonSchema => ({ $ref: `#/components/${kind}/${name}` });
const schemaRef = (name: string) => ref('schemas', name);
const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
const problems = (...statuses: readonly number[]) => Object.fromEntries(statuses.map((status) => [String(status), ref('responses', 'Problem')]));
const body = (schema: JsonSchema): JsonSchema => ({ required: true, ...json(schema) });

/** Paths of a table: its list, and its rows where it has a key. `id` names operations and schemas. */
export function pathsOf({ name, table }: ServedTable, id: string): Readonly<Record<string, JsonSchema>> {
  const tags = [name];
  const row = schemaRef(id);
  const shared = Object.keys(LIST_PARAMETERS).map((each) => ref('parameters', each));
  const lists: JsonSchema = {
    get: {
      operationId: `list_${id}`,
      summary: `List ${name}`,
      tags,
      parameters: [...shared, ...filterParameters(table)],
      responses: {
        200: {
          description: 'A page of rows.',
          headers: { 'X-Total-Count': ref('headers', 'Total'), Link: ref('headers', 'Link') },
          ...json({ type: 'array', items: row }),
        },
        304: { description: 'The page is the one with the tag in If-None-Match.' },
        ...problems(400, 500),
      },
    },
    post: {
      operationId: `create_${id}`,
      summary: `Add to ${name}`,
      tags,
      requestBody: body({ oneOf: [schemaRef(`${id}_new`), { type: 'array', items: schemaRef(`${id}_new`), maxItems: 1000 }] }),
      responses: {
        201: {
          description: 'The rows as they were added: one, or a list.',
          headers: { Location: ref('headers', 'Location') },
          ...json({ oneOf: [row, { type: 'array', items: row }] }),
        },
        ...problems(400, 409, 422),
      },
    },
  };
  const path = `/${encodeURIComponent(name)}`;
  const key = keyParameter(table);
  return key === null ? { [path]: lists } : { [path]: lists, [`${path}/{id}`]: rowPath(name, id, key, row) };
}

function rowPath(name: string, id: string, key: JsonSchema, row: JsonSchema): JsonSchema {
  const tags = [name];
  const match = ref('parameters', 'If-Match');
  const one = { description: 'The row.', headers: { ETag: ref('headers', 'ETag') }, ...json(row) };
  return {
    parameters: [key],
    get: {
      operationId: `get_${id}`,
      summary: `Get one of ${name}`,
      tags,
      parameters: [ref('parameters', 'fields'), ref('parameters', 'include')],
      responses: { 200: one, 304: { description: 'The row is the one with the tag in If-None-Match.' }, ...problems(400, 404) },
    },
    patch: {
      operationId: `change_${id}`,
      summary: `Change one of ${name}`,
      tags,
      parameters: [match],
      requestBody: body(schemaRef(`${id}_changes`)),
      responses: { 200: one, ...problems(400, 404, 409, 412, 422) },
    },
    put: {
      operationId: `replace_${id}`,
      summary: `Replace one of ${name}`,
      tags,
      parameters: [match],
      requestBody: body(schemaRef(`${id}_changes`)),
      responses: { 200: one, ...problems(400, 404, 409, 412, 422) },
    },
    delete: {
      operationId: `remove_${id}`,
      summary: `Remove one of ${name}`,
      tags,
      parameters: [match],
      responses: { 204: { description: 'The row is removed.' }, ...problems(404, 409, 412) },
    },
  };
}
