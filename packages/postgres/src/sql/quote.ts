/** An identifier for SQL text: always in double quotes, so reserved words and any letters are safe. */
export function quoteIdent(name: string): string {
  if (name.includes('\0')) throw new RangeError('a name in Postgres cannot hold the character U+0000');
  return `"${name.replaceAll('"', '""')}"`;
}

/** `"schema"."name"` for SQL text. */
export function quoteQualified(schema: string, name: string): string {
  return `${quoteIdent(schema)}.${quoteIdent(name)}`;
}

/**
 * A name as `qualifiedName` of the contract writes it (`public.users`, `"My Shop".t`), for SQL text: each part in
 * quotes.
 */
export function quoteQualifiedName(name: string): string {
  return partsOfName(name).map(quoteIdent).join('.');
}

/** The bare schema and table of a qualified name. */
export function splitQualifiedName(name: string): { readonly schema: string; readonly table: string } {
  const [schema, table] = partsOfName(name);
  return { schema: schema!, table: table! };
}

function partsOfName(name: string): string[] {
  return [...name.matchAll(/"((?:[^"]|"")*)"|([^."]+)/g)].map(([, quoted, plain]) => (quoted === undefined ? plain! : quoted.replaceAll('""', '"')));
}

/** A string literal that does not depend on `standard_conforming_strings`. */
export function quoteLiteral(value: string): string {
  if (value.includes('\0')) throw new RangeError('a text in Postgres cannot hold the character U+0000');
  const doubled = value.replaceAll("'", "''");
  return value.includes('\\') ? ` E'${doubled.replaceAll('\\', '\\\\')}'` : `'${doubled}'`;
}
