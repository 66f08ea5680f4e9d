import type { SqliteColumn } from '../read/read-schema.ts';

/** The default, if it is a value of that type; otherwise none, because a default is little evidence about real rows. */
export function defaultOf({ default: written }: SqliteColumn, type: string): string | undefined {
  if (written === undefined) return undefined;
  const value = written.replace(/^\((.*)\)$/s, '$1').trim();
  if (type === 'boolean') return /^(1|true|'true')$/i.test(value) ? 'true' : /^(0|false|'false')$/i.test(value) ? 'false' : undefined;
  if (type === 'timestamp' || type === 'date' || type === 'time') return /now|CURRENT_/i.test(value) ? 'CURRENT_TIMESTAMP' : undefined;
  if (/^(smallint|bigint|double precision|numeric)/.test(type)) return /^'?[-+]?\d+(\.\d+)?'?$/.test(value) ? value.replaceAll("'", '') : undefined;
  if (/^(text|varchar)/.test(type)) return /^'(?:[^']|'')*'$/.test(value) ? value : /^"[^"']*"$/.test(value) ? `'${value.slice(1, -1)}'` : undefined;
  return undefined;
}
