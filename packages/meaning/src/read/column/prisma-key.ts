import type { SchemaNames } from '../schema-names.ts';
import type { ColumnView } from '../../schema/schema-view.ts';

/**
 * Whether a text key is one of Prisma's, whose client sets `@default(cuid())` without a trace in DDL. Prisma writes `id` as TEXT without a
 * DEFAULT, and timestamps as TIMESTAMP(3), which is rare elsewhere.
 */
export function isKeyByPrisma({ name, type, column }: ColumnView, schema: SchemaNames): boolean {
  return name === 'id' && type.base === 'text' && column.default === undefined && isByPrisma(schema);
}

const known = new WeakMap<SchemaNames, boolean>();

function isByPrisma(schema: SchemaNames): boolean {
  const answer = known.get(schema) ?? [...schema.tables.keys()].some(({ columns }) => columns.some(isMoment));
  known.set(schema, answer);
  return answer;
}

const isMoment = ({ type }: ColumnView): boolean => type.base === 'timestamp' && type.kind === 'base' && type.scale === 3;
