import type { Blueprint } from '@seedbed/contract';
import type { Client } from 'pg';
import { qualifiedName, type Diagnostic } from '@seedbed/contract';
import { quoteIdent, quoteLiteral, quoteQualified } from '../sql/quote.ts';
import type { TableName } from '../sql/copy-statement.ts';

/** Tables whose sequences other tables' triggers use, so these are set as soon as the table is loaded. */
export function awaitedTables(blueprint: Blueprint): ReadonlySet<string> {
  return new Set(blueprint.tables.flatMap((table) => table.load?.after ?? []));
}

/** A sequence, a column that draws from it, and which of the tables has that column, from 1. */
export type Drawn = {
  schema: string;
  sequence: string;
  min: string;
  max: string;
  start: string;
  increment: string;
  descending: boolean;
  /** The column is a text with the number in it. */
  written: boolean;
  allowed: boolean;
  table: number;
  column: string;
};

/** The sequences of all columns in these tables, in an order of their own. */
export async function readDrawn(client: Client, tables: readonly TableName[]): Promise<readonly Drawn[]> {
  if (tables.length === 0) return [];
  return (await client.query<Drawn>(drawnSql, [tables.map((each) => each.schema), tables.map((each) => each.table)])).rows;
}

/**
 * Sets every sequence of a column in these tables past the column's last value, so that the next default does not
 * collide. Skips a sequence that is further already: other tables use it, and used numbers must not repeat. Reports
 * sequences that the session may not set. `staged`: relations with the rows that row security hides in the table
 * itself, by the table's quoted name. `read`: what `readDrawn` gave for them.
 */
export async function setSequences(
  client: Client,
  tables: readonly TableName[],
  staged: ReadonlyMap<string, readonly string[]> = new Map(),
  read?: readonly Drawn[],
): Promise<Diagnostic[]> {
  const rows = read ?? (await readDrawn(client, tables));
  const [diagnostics, statements]: [Diagnostic[], string[]] = [[], []];
  for (const drawn of Map.groupBy(rows, (row) => quoteQualified(row.schema, row.sequence)).values()) {
    const { start, increment, descending, allowed } = drawn[0]!;
    const last = descending ? 'min' : 'max';
    const lasts = drawn.flatMap(({ table, column, written }) => {
      const { schema, table: name } = tables[table - 1]!;
      const target = quoteQualified(schema, name);
      return [target, ...(staged.get(target) ?? [])].map(
        (from) => `SELECT ${written ? numberOfRows(start, increment) : `${last}(${quoteIdent(column)})::numeric`} AS last FROM ${from}`,
      );
    });
    const sql = forwards(drawn[0]!, `SELECT ${last}(last) AS last FROM (${lasts.join(' UNION ALL ')}) AS each`);
    if (allowed) statements.push(sql);
    else diagnostics.push(notAllowed(drawn[0]!, sql, tables));
  }
  if (statements.length > 0) await client.query(statements.join(';\n'));
  return diagnostics;
}

/** The largest number, as text, that the load will assign to a column; the smallest if its sequence counts down. */
export type NumberToCome = TableName & { readonly column: string; readonly last: string };

/**
 * Sets sequences past rows that are still to come, so that a load that commits its parts one by one never leaves a
 * sequence behind its rows, wherever it stops. Skips those that the session may not set: `setSequences` reports them.
 */
export async function advanceSequences(client: Client, numbers: readonly NumberToCome[]): Promise<void> {
  for (const drawn of await readDrawn(client, numbers)) {
    const { last, column } = numbers[drawn.table - 1]!;
    if (!drawn.allowed || drawn.written || drawn.column !== column) continue;
    await client.query(forwards(drawn, 'SELECT $1::numeric AS last'), [last]);
  }
}

/**
 * Sets a sequence to the `last` of a query, if that is within the sequence's bounds and not before its current value.
 */
function forwards({ schema, sequence, min, max, start, descending }: Drawn, query: string): string {
  const name = `${quoteLiteral(quoteQualified(schema, sequence))}::pg_catalog.regclass`;
  return `SELECT pg_catalog.setval(${name}, last::bigint) FROM (${query}) AS whole
      WHERE last BETWEEN ${min} AND ${max} AND last ${descending ? '<=' : '>='} coalesce(pg_catalog.pg_sequence_last_value(${name}), ${start})`;
}

/**
 * The number in a text such as INV-100042, limited to numbers that this many rows reach: other people's texts may end
 * with any digits.
 */
export function numberOfRows(start: string, increment: string): string {
  return `(${start} + ${increment} * (count(*) - 1))::numeric`;
}

function notAllowed({ schema, sequence, table }: Drawn, sql: string, tables: readonly TableName[]): Diagnostic {
  const { schema: of, table: name } = tables[table - 1]!;
  return {
    level: 'warning',
    code: 'sequence-not-set',
    table: qualifiedName(of, name),
    message: `The sequence ${qualifiedName(schema, sequence)} belongs to somebody else and was left as it is: the next default of ${name} may collide with a row that was loaded`,
    mend: `Ask its owner to run there: ${sql.replaceAll(/\s+/g, ' ')};`,
  };
}

/**
 * Sequences that a column owns (serial, identity) or that its default uses: whole numbers, and texts whose DEFAULT
 * contains one.
 */
export const drawnSql = /* SQL */ `
  select distinct sn.nspname as schema, s.relname as sequence, q.seqmin::text as min, q.seqmax::text as max, q.seqstart::text as start, q.seqincrement::text as increment,
         q.seqincrement < 0 as descending, coalesce(nullif(t.typbasetype, 0), t.oid) not in (20, 21, 23, 1700) as written,
         pg_catalog.has_sequence_privilege(s.oid, 'UPDATE') and pg_catalog.has_sequence_privilege(s.oid, 'SELECT, USAGE') as allowed,
         wanted.n::int as "table", a.attname as "column"
  from unnest($1::text[], $2::text[]) with ordinality wanted(schema, name, n)
  join pg_catalog.pg_namespace ns on ns.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = ns.oid and c.relname = wanted.name
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join lateral (
    select d.objid as seq from pg_catalog.pg_depend d
    where d.refobjid = c.oid and d.refobjsubid = a.attnum and d.classid = 'pg_catalog.pg_class'::regclass and d.deptype in ('a', 'i')
    union
    select d.refobjid from pg_catalog.pg_attrdef ad
    join pg_catalog.pg_depend d on d.classid = 'pg_catalog.pg_attrdef'::regclass and d.objid = ad.oid and d.refclassid = 'pg_catalog.pg_class'::regclass
    where ad.adrelid = c.oid and ad.adnum = a.attnum
  ) used on true
  join pg_catalog.pg_class s on s.oid = used.seq and s.relkind = 'S'
  join pg_catalog.pg_namespace sn on sn.oid = s.relnamespace
  join pg_catalog.pg_sequence q on q.seqrelid = s.oid
  join pg_catalog.pg_type t on t.oid = a.atttypid
  where coalesce(nullif(t.typbasetype, 0), t.oid) in (20, 21, 23, 1700, 25, 1043, 1042)
  order by 1, 2, "table", "column"`;
