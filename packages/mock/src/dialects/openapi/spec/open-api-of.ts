import { servedTables, type Json, type MockSchema, type MockTable } from '../../../core/index.ts';
import { pathsOf } from './operations.ts';
import { LIST_PARAMETERS } from './parameters.ts';
import { changesSchema, newRowSchema, rowSchema } from './table-schemas.ts';
import type { JsonSchema } from './type-schema.ts';

export type OpenApiOptions = {
  readonly title: string;
  /** The mount point of the plain dialect. */
  readonly server: string;
  /** Schemas that are served, the default first. */
  readonly schemas: readonly string[];
  /** A row of a table for its example, if there is one. */
  readonly example?: (table: MockTable) => Json | undefined;
};

/** The plain dialect over a schema as an OpenAPI 3.1 document. */
export function openApiOf(schema: MockSchema, { title, server, schemas, example }: OpenApiOptions): JsonSchema {
  const tables = servedTables(schema, schemas).map((served) => ({ served, id: served.name.replaceAll(/[^\w.-]/g, '_') }));
  return {
    openapi: '3.1.1',
    info: { title, version: '1', description: 'Made from the schema of a database. Whole numbers beyond 2^53 are sent as strings, so that no digit is lost.' },
    servers: [{ url: server }],
    tags: tables.map(({ served }) => ({ name: served.name, ...(served.table.comment !== null && { description: served.table.comment }) })),
    paths: Object.assign({}, ...tables.map(({ served, id }) => pathsOf(served, id))) as JsonSchema,
    components: {
      schemas: Object.assign(
        { Problem: PROBLEM },
        ...tables.map(({ served: { table }, id }) => ({
          [id]: rowSchema(table, example?.(table)),
          [`${id}_new`]: newRowSchema(table),
          [`${id}_changes`]: changesSchema(table),
        })),
      ) as JsonSchema,
      parameters: {
        ...LIST_PARAMETERS,
        'If-Match': {
          name: 'If-Match',
          in: 'header',
          description: 'The tag of the row as it was read: another state is refused with 412.',
          schema: { type: 'string' },
        },
      },
      headers: {
        Total: { description: 'Rows of the whole list.', schema: { type: 'integer' } },
        Link: { description: 'First, previous and next page.', schema: { type: 'string' } },
        Location: { description: 'The address of an added row.', schema: { type: 'string' } },
        ETag: { description: 'A weak tag of the row.', schema: { type: 'string' } },
      },
      responses: {
        Problem: { description: 'What is wrong, and where.', content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } },
      },
    },
  };
}

const PROBLEM: JsonSchema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', description: 'SQLSTATE of the database.' },
    parameter: { type: 'string', description: 'The parameter that is wrong.' },
    pointer: { type: 'string', description: 'A JSON Pointer to what is wrong in the body.' },
    hint: { type: 'string' },
    details: {},
  },
  required: ['title', 'status', 'detail'],
};
