import { type MockRequest, type MockSchema, Answer } from '../../../core/index.ts';

/** The root: tables and their columns, as Swagger 2.0. */
export function describe(schema: MockSchema, name: string, { mount, method }: MockRequest): Answer {
  const tables = schema.tables.filter((table) => table.schema === name);
  const document = {
    swagger: '2.0',
    info: { title: 'Seedbed mock API', description: 'PostgREST dialect', version: '16' },
    host: new URL(mount).host,
    basePath: new URL(mount).pathname,
    consumes: ['application/json'],
    produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    paths: Object.fromEntries(
      tables.map((table) => [
        `/${table.name}`,
        Object.fromEntries(['get', 'post', 'patch', 'delete'].map((verb) => [verb, { tags: [table.name], responses: { '200': { description: 'OK' } } }])),
      ]),
    ),
    definitions: Object.fromEntries(
      tables.map((table) => [
        table.name,
        {
          type: 'object',
          required: table.columns.filter((column) => column.notNull).map((column) => column.name),
          properties: Object.fromEntries(table.columns.map((column) => [column.name, { type: jsonType(column.type.base), format: column.type.name }])),
        },
      ]),
    ),
  };
  return new Answer(method === 'HEAD' ? null : JSON.stringify(document), { headers: { 'Content-Type': 'application/openapi+json; charset=utf-8' } });
}

function jsonType(base: string): string {
  if (/^int[248]$/.test(base)) return 'integer';
  if (base === 'numeric' || base.startsWith('float')) return 'number';
  return base === 'bool' ? 'boolean' : base === 'array' ? 'array' : 'string';
}
