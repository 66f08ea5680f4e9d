import type { BlueprintTable } from '@seedbed/contract';
import { tableInSql } from '../../../lib/names-in-sql.ts';

/** Text and comments of a query, which contain no names. */
const NOT_CODE = /--[^\n]*|\/\*[\s\S]*?\*\/|\$([a-z_]\w*)?\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/gi;
/** The names after a keyword that tables follow, up to a list of them. */
const NAMED = /(?:"(?:[^"]|"")*"|[\w$]+)(?:\s*\.\s*(?:"(?:[^"]|"")*"|[\w$]+))?/;
const FROM = new RegExp(
  `\\b(?:from|join)\\s+(?:only\\s+|lateral\\s+)?(${NAMED.source}(?:\\s+(?:as\\s+)?[\\w$]+)?(?:\\s*,\\s*${NAMED.source}(?:\\s+(?:as\\s+)?[\\w$]+)?)*)`,
  'gi',
);

/** Tables that a query reads: their columns may be written without the name of the table. */
export function tablesInSight<T extends Pick<BlueprintTable, 'schema' | 'name'>>(sql: string, tables: readonly T[]): T[] {
  const code = sql.replace(NOT_CODE, ' ');
  const named = [...code.matchAll(FROM)].flatMap(([, list]) => list!.split(',').map((one) => plain(NAMED.exec(one.trim())?.[0] ?? '')));
  return tables.filter((table) => named.includes(plain(tableInSql(table))) || named.includes(`${table.schema}.${table.name}`));
}

/** Without quotes and blanks; what is not quoted in lower case, as Postgres reads it. */
function plain(name: string): string {
  return name.replace(/"((?:[^"]|"")*)"|([^"\s]+)|\s+/g, (_, quoted?: string, bare?: string) => quoted?.replaceAll('""', '"') ?? bare?.toLowerCase() ?? '');
}
