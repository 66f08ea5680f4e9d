import { Problem, type Blueprint } from '@seedbed/contract';
import { quoteIdent, quoteLiteral, quoteQualified, type CommitProof, type OpenClient } from '@seedbed/postgres';
import { connectTarget, type LoadOptions, type Runner, type TablePlan } from '@seedbed/runner';
import type { Row, Rows } from '../types/index.d.ts';
import { DOUBLE_DIGITS } from './exact-values.ts';
import { shortName, tablesOf } from './rows-of.ts';

type Ask = Pick<LoadOptions, 'mode' | 'create' | 'signal'> & { readonly tables: readonly string[] | undefined };

/**
 * Loads the rows and reads back those that its transaction wrote: with what sequences, defaults and triggers made of them. Calls for one database take
 * turns, whoever makes them, so that rows are read before another call removes them.
 */
export async function loadedRows(runner: Runner, blueprint: Blueprint, url: string, { tables, ...load }: Ask): Promise<Rows> {
  const plan = await runner.compile(blueprint);
  const chosen = tablesOf(plan, tables);
  await using client = await connectTarget(url, undefined, 'seedbed test data');
  await client.query(`SET TimeZone = 'UTC'; SET IntervalStyle = 'postgres'; SELECT pg_advisory_lock(hashtextextended('seedbed test data', 0))`);
  let proof: CommitProof | undefined;
  const prove = async (one: CommitProof) => void (proof = one);
  await runner.load(blueprint, url, { ...load, prove, ...(tables && { tables: chosen.map((table) => table.name) }) }).catch((error: unknown) => {
    throw inOurWords(error);
  });
  const rows: Rows = {};
  for (const table of chosen) rows[shortName(plan, table)] = await rowsThere(client, table, proof);
  return rows;
}

/** Rows of the transaction carry its number. A schema that took several transactions is new: all of its rows are ours. */
async function rowsThere(client: OpenClient, table: TablePlan, proof: CommitProof | undefined): Promise<Row[]> {
  const name = quoteQualified(table.schema, table.table);
  const { rows: columns } = await client.query<{ name: string; base: string; modifier: number }>(columnsSql, [name]);
  const ours = proof ? ` WHERE t.xmin = (${quoteLiteral(proof.xid)}::numeric % 4294967296)::text::xid` : '';
  const key = table.primaryKey.filter((each) => columns.some((column) => column.name === each && /^int[248]$/.test(column.base)));
  const order = key.length > 0 && key.length === table.primaryKey.length ? key.map((each) => `t.${quoteIdent(each)}`).join(', ') : 't.ctid';
  const list = columns.map((column) => `${inJson(column)} AS ${quoteIdent(column.name)}`).join(', ');
  const { rows } = await client.query<{ row: string }>(
    `SELECT row_to_json(r)::text AS row FROM (SELECT ${list || 'NULL'} FROM ${name} t${ours} ORDER BY ${order}) r`,
  );
  const moments = columns.filter(({ base }) => base === 'timestamptz').map((column) => column.name);
  return rows.map(({ row }) => {
    const read = JSON.parse(row) as Row;
    for (const moment of moments) if (typeof read[moment] === 'string') read[moment] = (read[moment] as string).replace(/\+00:00$/, 'Z');
    return read;
  });
}

/** Columns as they are in JSON: what a number of JSON would round is a text. */
function inJson({ name, base, modifier }: { readonly name: string; readonly base: string; readonly modifier: number }): string {
  const column = quoteIdent(name);
  if (base === 'numeric' && (modifier < 0 || (modifier - 4) >> 16 > DOUBLE_DIGITS)) return `${column}::text`;
  if (base === 'int8') return `CASE WHEN ${column} BETWEEN -9007199254740991 AND 9007199254740991 THEN to_json(${column}) ELSE to_json(${column}::text) END`;
  return column;
}

const columnsSql = `
SELECT a.attname AS name, coalesce(b.typname, t.typname) AS base, CASE WHEN b.oid IS NULL THEN a.atttypmod ELSE t.typtypmod END AS modifier
FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_type t ON t.oid = a.atttypid LEFT JOIN pg_catalog.pg_type b ON b.oid = t.typbasetype
WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`;

/** The command line's words for what to do are none of the library's. */
function inOurWords(error: unknown): unknown {
  if (!(error instanceof Problem) || error.type !== 'target-not-empty') return error;
  const tables = (error.facts['tables'] as readonly string[] | undefined) ?? [];
  return new Problem(
    'target-not-empty',
    `There are rows in ${tables.slice(0, 5).join(', ') || 'the database'}${tables.length > 5 ? ' …' : ''}. Pass mode: 'append' to add to them, or mode: 'truncate' to remove them first.`,
    { facts: error.facts, cause: error },
  );
}
