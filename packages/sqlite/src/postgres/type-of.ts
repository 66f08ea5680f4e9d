import type { SqliteColumn } from '../read/read-schema.ts';

/** Postgres' limits for varchar(n) and numeric(p, s). SQLite accepts any number and does not enforce it. */
const MAX_LENGTH = 10_485_760;
const MAX_DIGITS = 1000;

/** The Postgres type for a SQLite column: from the declared type, by SQLite's own affinity rules, and from the default. */
export function typeOf(column: SqliteColumn): string {
  const declared = column.type.toUpperCase();
  const [length, scale] = sizesOf(declared);
  const word = declared.replace(/\(.*$/, '').trim();
  if (word.startsWith('BOOL')) return 'boolean';
  if (/^DATE$/.test(word)) return 'date';
  if (/^(DATETIME|TIMESTAMP)/.test(word)) return 'timestamp';
  if (/^TIME$/.test(word)) return 'time';
  if (/^JSONB?$/.test(word)) return 'jsonb';
  if (/^(UUID|GUID|UNIQUEIDENTIFIER)$/.test(word)) return 'uuid';
  if (/^(TINYINT|SMALLINT|INT2)$/.test(word)) return 'smallint';
  if (word.includes('INT')) return 'bigint';
  if (/CHAR|CLOB|TEXT|STRING/.test(word))
    return momentByDefault(column) ?? (word.includes('CHAR') && length > 0 && length <= MAX_LENGTH ? `varchar(${length})` : 'text');
  if (/BLOB|BINARY/.test(word)) return 'bytea';
  if (/REAL|FLOA|DOUB/.test(word)) return 'double precision';
  if (/^(DEC|NUM|MONEY|CURRENCY)/.test(word)) return length > 0 && length <= MAX_DIGITS && scale <= length ? `numeric(${length},${scale})` : 'numeric';
  return word === '' || word === 'ANY' ? (momentByDefault(column) ?? 'text') : 'numeric';
}

/** SQLite has no type for moments: people keep them as text, and write them by a default. */
function momentByDefault({ default: value = '' }: SqliteColumn): string | undefined {
  if (/^\(?\s*(CURRENT_TIMESTAMP|datetime\s*\(\s*'now')/i.test(value)) return 'timestamp';
  if (/^\(?\s*(CURRENT_DATE|date\s*\(\s*'now')/i.test(value)) return 'date';
  return undefined;
}

/** `(10, 2)`: 0 if there is none. */
function sizesOf(declared: string): [number, number] {
  const size = /\(\s*(\d+)\s*(?:,\s*(\d+)\s*)?\)/.exec(declared);
  return [Number(size?.[1] ?? 0), Number(size?.[2] ?? 0)];
}
