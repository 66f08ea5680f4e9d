import { resolveType, type SqlType } from '@seedbed/contract';

/** Types that every dialect writes as JSON from the text that Postgres prints. */
const PRINTED: ReadonlySet<string> = new Set([
  'int2',
  'int4',
  'int8',
  'numeric',
  'float4',
  'float8',
  'bool',
  'text',
  'varchar',
  'uuid',
  'date',
  'timestamp',
  'timestamptz',
  'json',
  'jsonb',
]);

const JSON_TYPE = resolveType('json');

/** The form of a cell: its text, or for less simple types Postgres' JSON. */
export function cellType(type: SqlType): SqlType {
  return isPrinted(type) ? type : JSON_TYPE;
}

/** The cell of a value, as a JSON string: rows of cells travel as JSON. */
export function cellSql(expression: string, type: SqlType): string {
  return isPrinted(type) ? `to_jsonb((${expression})::text)` : `to_jsonb(to_json(${expression})::text)`;
}

function isPrinted(type: SqlType): boolean {
  return type.kind === 'enum' || (type.kind === 'base' && PRINTED.has(type.base)) || (type.kind === 'array' && isPrinted(type.element!));
}
