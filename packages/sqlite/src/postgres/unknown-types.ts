import type { SqliteTable } from '../read/read-schema.ts';

const KNOWN =
  /^(?:|ANY|(?:TINY|SMALL|MEDIUM|BIG)?INT(?:EGER)?|INT[248]|UNSIGNED BIG INT|BOOL(?:EAN)?|(?:N?VAR|N)?CHAR|CHARACTER(?: VARYING)?|N?TEXT|CLOB|STRING|BLOB|(?:VAR)?BINARY|REAL|FLOAT|DOUBLE(?: PRECISION)?|NUMERIC|NUMBER|DEC(?:IMAL)?|MONEY|DATE|TIME|DATETIME|TIMESTAMP|JSONB?|UUID|GUID)$/;

/** Uncommon declared types: an extra word, or a missing comma, creates such a type. */
export function unknownTypes(tables: readonly SqliteTable[]): string[] {
  const declared = tables.flatMap(({ columns }) =>
    columns.map(({ type }) =>
      type
        .toUpperCase()
        .replace(/\s*\(.*$/, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  );
  return [...new Set(declared)].filter((type) => !KNOWN.test(type));
}
