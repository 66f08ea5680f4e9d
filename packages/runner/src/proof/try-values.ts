import { ASSIST_LIMITS as MAX, type AnsweredColumn, type AnsweredTable } from '@seedbed/assist';
import { firstOf, qualifiedName, quoteNameIfNeeded, type Catalog } from '@seedbed/contract';
import { loadCatalog } from '@seedbed/postgres/sandbox';
import { connect, type OpenClient } from '@seedbed/postgres/sql';
import type { ThrowawayServer } from '../source/servers/throwaway.ts';

/** Shown of each column. */
const REFUSED_SHOWN = 3;

/**
 * Values of an answer that Postgres rejects: of another type, too long, or violating a CHECK of that column. One line
 * per column.
 */
export async function refusedValues(catalog: Catalog, tables: readonly AnsweredTable[], server: ThrowawayServer, signal?: AbortSignal): Promise<string[]> {
  const { sandbox } = await loadCatalog(catalog, server, signal ? { signal } : {});
  try {
    await using client = await connect(sandbox.owner);
    const lines: string[] = [];
    let tried = 0;
    for (const { table, concept, columns } of tables) {
      for (const answered of columns) {
        const values = valuesOf(answered, concept.rows).slice(0, MAX.triedValues - tried);
        tried += values.length;
        const why = await refusedOf(client, catalog, table, answered.column, values);
        if (why) lines.push(`${table}.${answered.column} (${answered.attribute} of ${concept.concept}): ${why}`);
      }
    }
    return lines;
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

/** All values that an answer would put into the column, as text. */
function valuesOf({ attribute, described }: AnsweredColumn, rows: AnsweredTable['concept']['rows']): string[] {
  const present = rows.flatMap((row) => (Object.hasOwn(row, attribute) ? [row[attribute]!].flat() : []));
  const listed = Object.keys(described.values ?? {});
  switch (described.kind) {
    case 'number':
    case 'money':
      // In another unit the numbers would differ.
      return described.unit === undefined ? [...present, described.min, described.max].filter((value) => value !== undefined).map(String) : [];
    case 'time':
    case 'code':
      return [];
    default:
      return [...new Set([...present.map(String), ...listed].flatMap(varied))];
  }
}

/** `View of {Delft|Haarlem}`: each alternative once, combined with the first of the others. */
function varied(text: string): string[] {
  const parts = [...text.matchAll(/\{([^{}]*\|[^{}]*)\}/g)].map(([, inner]) => inner!.split('|'));
  const write = (chosen: readonly number[]): string => {
    let at = 0;
    return text.replaceAll(/\{[^{}]*\|[^{}]*\}/g, () => parts[at]![chosen[at++] ?? 0]!);
  };
  if (parts.length === 0) return [text];
  return parts.flatMap((part, at) => part.map((_, choice) => write(parts.map((__, other) => (other === at ? choice : 0)))));
}

async function refusedOf(client: OpenClient, catalog: Catalog, table: string, column: string, values: readonly string[]): Promise<string | null> {
  if (values.length === 0) return null;
  const found = catalog.tables.find((each) => qualifiedName(each.schema, each.name) === table)!;
  const { rows } = await client.query<{ type: string; text: boolean }>(
    `SELECT format_type(atttypid, atttypmod) AS type, typcategory = 'S' AS text FROM pg_attribute JOIN pg_type t ON t.oid = atttypid WHERE attrelid = $1::regclass AND attname = $2`,
    [table, column],
  );
  const { type, text } = rows[0]!;
  const checks = found.checks.filter(({ columns, partition }) => !partition && columns.length === 1 && columns[0] === column);
  const refused: string[] = [];
  let reason = '';
  for (const value of values) {
    const why = await refusalOf(client, value, { column, type, text, checks: checks.map(({ expression }) => expression) });
    if (why === null) continue;
    refused.push(JSON.stringify(value.slice(0, 60)));
    reason = why;
  }
  if (refused.length === 0) return null;
  return `${firstOf(refused, REFUSED_SHOWN)} ${reason}`;
}

type Facts = { readonly column: string; readonly type: string; readonly text: boolean; readonly checks: readonly string[] };

async function refusalOf(client: OpenClient, value: string, { column, type, text, checks }: Facts): Promise<string | null> {
  try {
    if (text) {
      const { rows } = await client.query<{ same: boolean }>(`SELECT rtrim(($1::text)::${type}::text) = rtrim($1::text) AS same`, [value]);
      if (!rows[0]!.same) return `is too long for ${type}`;
    }
    for (const check of checks) {
      const { rows } = await client.query<{ met: boolean | null }>(
        `SELECT (${check}) AS met FROM (SELECT ($1::text)::${type} AS ${quoteNameIfNeeded(column)}) AS answer`,
        [value],
      );
      if (rows[0]!.met === false) return `breaks CHECK (${check})`;
    }
    if (!text && checks.length === 0) await client.query(`SELECT ($1::text)::${type}`, [value]);
    return null;
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    // Class 22: the value itself is invalid. Anything else is a CHECK that cannot run alone; the trial tests it.
    return code?.startsWith('22') ? `is no ${type}: ${message}` : null;
  }
}
