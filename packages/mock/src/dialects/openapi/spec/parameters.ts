import { rowKey, type MockTable } from '../../../core/index.ts';
import { typeSchema, type JsonSchema } from './type-schema.ts';

const query = (name: string, description: string, schema: JsonSchema): JsonSchema => ({ name, in: 'query', description, schema });

/** Parameters of every list. */
export const LIST_PARAMETERS = {
  sort: query('sort', 'Columns, each with a minus for descending order.', { type: 'string' }),
  limit: query('limit', 'Rows of a page.', { type: 'integer', minimum: 1, maximum: 1000, default: 20 }),
  offset: query('offset', 'Rows before the page.', { type: 'integer', minimum: 0 }),
  cursor: query('cursor', 'Pages by cursor: empty for the first page, then as the next link has it.', { type: 'string' }),
  fields: query('fields', 'Columns of the answer.', { type: 'string' }),
  include: query('include', 'Relations inside each row, also through a join table, with dots for further ones.', { type: 'string' }),
  q: query('q', 'A text in any text column, in any case.', { type: 'string' }),
  count: query('count', 'Which total X-Total-Count has.', { type: 'string', enum: ['exact', 'planned', 'none'] }),
} as const satisfies Readonly<Record<string, JsonSchema>>;

const NOT_FILTERED = new Set(['json', 'jsonb']);

/** Filters by equality. The other operators follow the name in brackets, and OpenAPI has no parameter that covers them all. */
export function filterParameters(table: MockTable): JsonSchema[] {
  const columns = table.columns.filter(
    ({ name, type }) => type.kind !== 'array' && type.kind !== 'composite' && !NOT_FILTERED.has(type.base) && !Object.hasOwn(LIST_PARAMETERS, name),
  );
  return columns.map((column) =>
    query(
      column.name,
      `Rows with this ${column.name}. Further operators: ${column.name}[ne], [gt], [gte], [lt], [lte], [in], [like], [ilike], [null].`,
      typeSchema(column.type, false),
    ),
  );
}

/** The row's name in a path: its key, of several columns with commas. */
export function keyParameter(table: MockTable): JsonSchema | null {
  const key = rowKey(table);
  if (key === null) return null;
  const names = key.map((column) => column.name).join(', ');
  const schema = key.length === 1 ? typeSchema(key[0]!.type, false) : { type: 'string' };
  return { name: 'id', in: 'path', required: true, description: key.length === 1 ? `The ${names} of the row.` : `${names}, with commas between.`, schema };
}
