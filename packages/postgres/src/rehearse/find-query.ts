import { dictionary } from '@seedbed/contract';
import type { Client } from 'pg';
import type { Predicate, RowQuery } from './kept-rows.ts';
import type { MigrationError } from './run-migration.ts';
import { quoteIdent, quoteLiteral } from '../sql/quote.ts';

/** What a constraint or an index is after the failing statement, which passes for empty tables. */
type Made = {
  readonly oid: string;
  /** Quoted, by the names after the statement. */ readonly table: string;
  readonly kind: 'check' | 'domain' | 'foreign-key' | 'unique';
  readonly expression: string | null;
  readonly keys: readonly string[] | null;
  readonly nullsEqual: boolean;
  readonly parent: string | null;
  readonly parentKeys: readonly string[] | null;
  readonly isFull: boolean;
};
type Typed = { readonly table: string; readonly column: string; readonly type: string; readonly length: number | null; readonly digits: number | null };

const MADE = `
  SELECT k.oid::int8::text AS oid, k.conrelid::regclass::text AS table, CASE WHEN k.contype = 'c' THEN 'check' ELSE 'foreign-key' END AS kind,
    pg_catalog.pg_get_expr(k.conbin, k.conrelid, true) AS expression, k.confmatchtype = 'f' AS "isFull", false AS "nullsEqual",
    ARRAY(SELECT pg_catalog.quote_ident(a.attname) FROM pg_catalog.unnest(k.conkey) WITH ORDINALITY u (n, o)
      JOIN pg_catalog.pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = u.n ORDER BY u.o) AS keys,
    k.confrelid::regclass::text AS parent,
    ARRAY(SELECT pg_catalog.quote_ident(a.attname) FROM pg_catalog.unnest(k.confkey) WITH ORDINALITY u (n, o)
      JOIN pg_catalog.pg_attribute a ON a.attrelid = k.confrelid AND a.attnum = u.n ORDER BY u.o) AS "parentKeys"
  FROM pg_catalog.pg_constraint k WHERE coalesce(k.conname = $1, true) AND k.contype IN ('c', 'f') AND k.conrelid <> 0 AND k.conparentid = 0
  UNION ALL
  SELECT k.oid::int8::text, a.attrelid::regclass::text, 'domain', pg_catalog.pg_get_expr(k.conbin, 0, true), false, false, ARRAY[pg_catalog.quote_ident(a.attname)], NULL, NULL
  FROM pg_catalog.pg_constraint k JOIN pg_catalog.pg_attribute a ON a.atttypid = k.contypid JOIN pg_catalog.pg_class c ON c.oid = a.attrelid
  WHERE coalesce(k.conname = $1, true) AND k.contypid <> 0 AND k.contype = 'c' AND c.relkind = 'r'
  UNION ALL
  SELECT i.indexrelid::int8::text, i.indrelid::regclass::text, 'unique', pg_catalog.pg_get_expr(i.indpred, i.indrelid, true), false,
    coalesce((pg_catalog.to_jsonb(i) ->> 'indnullsnotdistinct')::boolean, false),
    ARRAY(SELECT pg_catalog.pg_get_indexdef(i.indexrelid, n, true) FROM pg_catalog.generate_series(1, i.indnkeyatts) n), NULL, NULL
  FROM pg_catalog.pg_index i JOIN pg_catalog.pg_class c ON c.oid = i.indexrelid WHERE coalesce(c.relname = $1, true) AND i.indisunique`;

const TYPED = `
  SELECT a.attrelid::regclass::text AS table, pg_catalog.quote_ident(a.attname) AS column, pg_catalog.format_type(a.atttypid, a.atttypmod) AS type,
    CASE WHEN t.typname IN ('varchar', 'bpchar') AND a.atttypmod > 4 THEN a.atttypmod - 4 END AS length,
    CASE WHEN t.typname = 'numeric' AND a.atttypmod > 4 THEN ((a.atttypmod - 4) >> 16) - ((a.atttypmod - 4) & 2047) END AS digits
  FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_type t ON t.oid = a.atttypid JOIN pg_catalog.pg_class c ON c.oid = a.attrelid
    JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'`;

/**
 * Queries that may find rows with which a migration fails, the best first. `passes`: runs it through the failing
 * statement, in tables that are empty now. Leaves the transaction as it is then.
 */
export async function queriesFor(client: Client, error: MigrationError, passes: Predicate): Promise<RowQuery[]> {
  const before = new Map(await columnsOf(client));
  const madeBefore = new Set((await madeOf(client, error)).map(({ oid }) => oid));
  if (!(await passes(client))) return [];
  const made = (await madeOf(client, error)).filter(({ oid }) => error.constraint !== undefined || !madeBefore.has(oid));
  const changed = (await columnsOf(client)).filter(([key, { type }]) => before.has(key) && before.get(key)!.type !== type);
  return [...ofNull(error), ...made.map((each) => QUERIES[each.kind](each)), ...changed.flatMap(([, typed]) => ofType(typed))];
}

/** The constraint that an error names, or else all. */
async function madeOf(client: Client, { constraint }: MigrationError): Promise<Made[]> {
  return (await client.query<Made>(MADE, [constraint ?? null])).rows;
}

async function columnsOf(client: Client): Promise<[string, Typed][]> {
  const { rows } = await client.query<Typed>(TYPED);
  return rows.map((row) => [`${row.table}.${row.column}`, row]);
}

function ofNull({ sqlstate, table, column }: MigrationError): RowQuery[] {
  return sqlstate === '23502' && table && column ? [{ table, where: `${quoteIdent(column)} IS NULL` }] : [];
}

const QUERIES: Readonly<Record<Made['kind'], (made: Made) => RowQuery>> = {
  check: ({ table, expression }) => ({ table, where: `NOT (${expression})` }),
  domain: ({ table, expression, keys }) => ({ table, where: `NOT (${expression!.replace(/\bVALUE\b/g, () => keys![0]!)})` }),
  unique: ({ table, expression, keys, nullsEqual }) => {
    const filters = [...(expression === null ? [] : [`(${expression})`]), ...(nullsEqual ? [] : keys!.map((key) => `${key} IS NOT NULL`))];
    return { table, where: filters.join(' AND ') || 'true', groups: keys! };
  },
  'foreign-key': ({ table, keys, parent, parentKeys, isFull }) => {
    const equal = keys!.map((key, at) => `p.${parentKeys![at]!} = t.${key}`).join(' AND ');
    const given = keys!.map((key) => `t.${key} IS NOT NULL`).join(isFull ? ' OR ' : ' AND ');
    return { table, where: `(${given}) AND NOT EXISTS (SELECT FROM ${parent!} p WHERE ${equal})` };
  },
};

/** Rows whose value does not fit another type. */
function ofType({ table, column, type, length, digits }: Typed): RowQuery[] {
  const bounds = BOUNDS[type];
  return [
    ...(length === null ? [] : [`length(${column}::text) > ${length}`]),
    ...(digits === null ? [] : [`abs(${column}) >= 1e${digits}`]),
    ...(bounds === undefined ? [] : [`${column} NOT BETWEEN ${bounds}`]),
    // Only in PostgreSQL 16 and later.
    `NOT pg_input_is_valid(${column}::text, ${quoteLiteral(type)})`,
    ...PATTERNS.filter(({ of }) => of.test(type)).map(({ pattern }) => `${column} !~ ${quoteLiteral(pattern)}`),
  ].map((where) => ({ table, where }));
}

const BOUNDS = dictionary<string>({
  smallint: '-32768 AND 32767',
  integer: '-2147483648 AND 2147483647',
  bigint: '-9223372036854775808 AND 9223372036854775807',
});
const PATTERNS: readonly { readonly of: RegExp; readonly pattern: string }[] = [
  { of: /^(?:integer|bigint|smallint)$/, pattern: '^ *[+-]?[0-9]+ *$' },
  { of: /^(?:numeric|double|real)/, pattern: '^ *[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)(e[+-]?[0-9]+)? *$' },
  { of: /^uuid$/, pattern: '^([0-9a-fA-F]{4}-?){8}$' },
  { of: /^date$/, pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' },
];
