import { resolveType, type SqlType } from '@seedbed/contract';
import { jsonOf, type Json, type JsonPath } from '@seedbed/mock-query';

export const TEXT: SqlType = resolveType('text');
export const JSONB: SqlType = resolveType('jsonb');

/** The type at the end of a path. */
export function typeAt(type: SqlType, path: JsonPath): SqlType {
  if (path.length === 0) return type;
  return path.at(-1)!.arrow === '->>' ? TEXT : JSONB;
}

/** The value at a path, as Postgres prints it. A path that leads nowhere is NULL. */
export function valueAt(type: SqlType, path: JsonPath, text: string | null): string | null {
  if (text === null || path.length === 0) return text;
  let value: Json | undefined = JSON.parse(jsonOf(type, text)) as Json;
  for (const { key } of path) value = memberOf(value, key);
  return printed(value, path.at(-1)!.arrow === '->>');
}

/** The value that `#>` or, as a text, `#>>` leads to. Steps into arrays are numbers, from the end if negative. */
export function valueOnPath(path: readonly string[], text: string, asText: boolean): string | null {
  let value: Json | undefined = JSON.parse(text) as Json;
  for (const step of path) value = memberOf(value, Array.isArray(value) && /^-?\d+$/.test(step) ? Number(step) : step);
  return printed(value, asText);
}

function printed(value: Json | undefined, asText: boolean): string | null {
  if (value === undefined) return null;
  if (!asText) return JSON.stringify(value);
  return value === null ? null : typeof value === 'string' ? value : JSON.stringify(value);
}

function memberOf(value: Json | undefined, key: string | number): Json | undefined {
  if (Array.isArray(value)) return typeof key === 'number' ? (value as readonly Json[]).at(key) : undefined;
  if (value === null || typeof value !== 'object' || typeof key === 'number') return undefined;
  return Object.hasOwn(value, key) ? (value as Record<string, Json>)[key] : undefined;
}
