import type { Json, MockColumn, MockTable } from '../../../core/index.ts';
import { typeSchema, type JsonSchema } from './type-schema.ts';

/** Whether an insert may omit a column. */
export function isOptional(column: MockColumn): boolean {
  return !column.notNull || column.default !== null || column.identity !== null || column.sequence !== null || column.generated !== null;
}

/** Whether a body may contain a column. */
export function isWritable(column: MockColumn): boolean {
  return column.generated === null && column.identity !== 'always';
}

/** Rows of answers; relations from `include` are additional members. */
export function rowSchema(table: MockTable, example: Json | undefined): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(table.shown.map((column) => [column.name, columnSchema(column)])),
    required: table.shown.map((column) => column.name),
    ...(table.comment !== null && { description: table.comment }),
    ...(example !== undefined && { examples: [example] }),
  };
}

/** Rows of inserts. */
export function newRowSchema(table: MockTable): JsonSchema {
  const columns = table.columns.filter(isWritable);
  const required = columns.filter((column) => !isOptional(column)).map((column) => column.name);
  return { type: 'object', properties: propertiesOf(columns), ...(required.length > 0 && { required }), additionalProperties: false };
}

/** Changes of a row. */
export function changesSchema(table: MockTable): JsonSchema {
  return { type: 'object', properties: propertiesOf(table.columns.filter(isWritable)), additionalProperties: false };
}

function propertiesOf(columns: readonly MockColumn[]): JsonSchema {
  return Object.fromEntries(columns.map((column) => [column.name, columnSchema(column)]));
}

function columnSchema(column: MockColumn): JsonSchema {
  const schema = typeSchema(column.type, !column.notNull);
  return column.comment === null ? schema : { ...schema, description: column.comment };
}
