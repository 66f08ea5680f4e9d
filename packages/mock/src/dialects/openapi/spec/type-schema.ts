import type { SqlType } from '@seedbed/contract';
import type { Json } from '../../../core/index.ts';

export type JsonSchema = { readonly [name: string]: Json };

const FORMATS: ReadonlyMap<string, string> = new Map([
  ['uuid', 'uuid'],
  ['date', 'date'],
  ['timestamptz', 'date-time'],
]);

/** The JSON Schema of a type's values in the plain dialect. */
export function typeSchema(type: SqlType, nullable: boolean): JsonSchema {
  const schema = maySendText(type) ? withDigits(notNull(type)) : notNull(type);
  return nullable ? orNull(schema) : schema;
}

/** Whether the plain dialect sends some numbers of a type as texts: those with more digits than a JavaScript number has. */
export function maySendText({ kind, base, precision }: SqlType): boolean {
  return kind !== 'array' && (base === 'int8' || (base === 'numeric' && (precision === undefined || precision > 15)));
}

function withDigits(schema: JsonSchema): JsonSchema {
  return { ...schema, type: [schema['type'] as string, 'string'], pattern: String.raw`^-?\d+(\.\d+)?$` };
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: labels } = schema;
  if (type === undefined) return schema;
  return {
    ...schema,
    type: [...(Array.isArray(type) ? (type as string[]) : [type as string]), 'null'],
    ...(Array.isArray(labels) && { enum: [...(labels as Json[]), null] }),
  };
}

function notNull(type: SqlType): JsonSchema {
  if (type.kind === 'array') return { type: 'array', items: orNull(notNull(type.element!)) };
  if (type.kind === 'enum') return type.labels ? { type: 'string', enum: type.labels } : { type: 'string' };
  switch (type.base) {
    case 'int2':
    case 'int4':
      return { type: 'integer', format: 'int32' };
    case 'int8':
      return { type: 'integer', format: 'int64' };
    case 'numeric':
    case 'float4':
    case 'float8':
      return { type: 'number' };
    case 'bool':
      return { type: 'boolean' };
    case 'json':
    case 'jsonb':
      return {};
    default: {
      const format = FORMATS.get(type.base);
      const length = (type.base === 'varchar' || type.base === 'bpchar') && type.length !== undefined ? { maxLength: type.length } : {};
      return { type: 'string', ...(format !== undefined && { format }), ...length };
    }
  }
}
