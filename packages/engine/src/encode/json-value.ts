import type { SqlType } from '@seedbed/contract';
import { parseArray, type ArrayElement } from '../literals/array.ts';

const NUMBERS: ReadonlySet<string> = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'oid']);
const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/**
 * The JSON of a value that Postgres prints as `text`, like `to_json`: numbers and booleans unquoted, arrays as arrays,
 * documents unchanged.
 */
export function jsonValue(text: string, type: SqlType): string {
  if (type.kind === 'array' && type.element) {
    const parsed = parseArray(text, type.element);
    if (parsed) return arrayValue(parsed.elements, type.element);
  }
  if (isDocument(type)) return text.replace(/[\r\n]/g, ' ');
  if (NUMBERS.has(type.base) && JSON_NUMBER.test(text)) return text;
  if (type.base === 'bool') return /^(t|true|y|yes|on|1)$/i.test(text) ? 'true' : 'false';
  return JSON.stringify(text);
}

function arrayValue(elements: readonly ArrayElement[], type: SqlType): string {
  const values = elements.map((element) => {
    if (element === null) return 'null';
    return typeof element === 'string' ? jsonValue(element, type) : arrayValue(element, type);
  });
  return `[${values.join(',')}]`;
}

export function isDocument(type: SqlType): boolean {
  return type.base === 'json' || type.base === 'jsonb';
}

/** Whether a type's values are always JSON strings. */
export function isText(type: SqlType): boolean {
  return type.kind !== 'array' && !isDocument(type) && !NUMBERS.has(type.base) && type.base !== 'bool';
}
