import type { Client } from 'pg';
import { dictionary, qualifiedName } from '@seedbed/contract';
import { quoteIdent, quoteLiteral, quoteQualified } from '../sql/quote.ts';
import type { TableName } from '../sql/copy-statement.ts';

/** A table's content: `digest` is the sum of its rows' hashes, in any order. */
type TableFound = { readonly table: string; readonly rows: number; readonly bytes: number; readonly digest: string; readonly seconds: number };

/** `holds`: null if no plain query can check it, so that only Postgres vouches for it. */
type ConstraintFound = { readonly table: string; readonly name: string; readonly kind: string; readonly holds: boolean | null };

export type Recheck = { readonly tables: readonly TableFound[]; readonly constraints: readonly ConstraintFound[]; readonly limits: readonly string[] };

/**
 * Counts the rows of these tables, and checks every constraint again with its own query, without trusting locks or
 * indexes.
 */
export async function recheck(client: Client, tables: readonly TableName[], signal?: AbortSignal): Promise<Recheck> {
  const found: TableFound[] = [];
  for (const { schema, table } of tables) {
    signal?.throwIfAborted();
    const started = performance.now();
    const name = quoteQualified(schema, table);
    const { rows } = await client.query<{ rows: string; digest: string; bytes: string }>(
      `SELECT count(*)::text AS rows, coalesce(sum(pg_catalog.hashtextextended(t::text, 0)), 0)::text AS digest, pg_catalog.pg_total_relation_size(${quoteLiteral(name)}::pg_catalog.regclass)::text AS bytes FROM ${name} t`,
    );
    const one = rows[0]!;
    found.push({
      table: qualifiedName(schema, table),
      rows: Number(one.rows),
      bytes: Number(one.bytes),
      digest: one.digest,
      seconds: (performance.now() - started) / 1000,
    });
  }
  const names = [tables.map((each) => each.schema), tables.map((each) => each.table)];
  const constraints: ConstraintFound[] = [];
  for (const row of (await client.query<ConstraintRow>(constraintsSql, names)).rows) {
    signal?.throwIfAborted();
    const violated = violation(row);
    const holds = violated === null ? null : !(await client.query<{ violated: boolean }>(`SELECT EXISTS (${violated}) AS violated`)).rows[0]!.violated;
    constraints.push({ table: qualifiedName(row.schema, row.table), name: row.name, kind: KINDS[row.kind] ?? row.kind, holds });
  }
  return { tables: found, constraints, limits: await limitsOf(client, names) };
}

type ConstraintRow = {
  schema: string;
  table: string;
  name: string;
  kind: string;
  columns: string[];
  expression: string | null;
  parentSchema: string | null;
  parent: string | null;
  parentColumns: string[] | null;
  plain: boolean;
};

const KINDS: Readonly<Record<string, string>> = dictionary({ p: 'primary key', u: 'unique key', f: 'foreign key', c: 'check', n: 'not null', x: 'exclusion' });

/** A query that returns rows if the constraint is violated. */
function violation({ schema, table, kind, columns, expression, parentSchema, parent, parentColumns, plain }: ConstraintRow): string | null {
  const from = quoteQualified(schema, table);
  const all = (test: (name: string, at: number) => string): string => columns.map(test).join(' AND ');
  if (!plain) return null;
  switch (kind) {
    case 'c':
      return `SELECT FROM ${from} WHERE NOT (${expression})`;
    case 'n':
      return `SELECT FROM ${from} WHERE ${columns.map((name) => `${quoteIdent(name)} IS NULL`).join(' OR ')}`;
    case 'p':
    case 'u':
      return `SELECT FROM ${from} WHERE ${all((name) => `${quoteIdent(name)} IS NOT NULL`)} GROUP BY ${columns.map(quoteIdent).join(', ')} HAVING count(*) > 1`;
    case 'f': {
      const same = all((name, at) => `p.${quoteIdent(parentColumns![at]!)} = c.${quoteIdent(name)}`);
      return `SELECT FROM ${from} c WHERE ${all((name) => `c.${quoteIdent(name)} IS NOT NULL`)} AND NOT EXISTS (SELECT FROM ${quoteQualified(parentSchema!, parent!)} p WHERE ${same})`;
    }
    default:
      return null;
  }
}

/** Conditions of "exactly once" that this server does not satisfy. */
async function limitsOf(client: Client, names: readonly string[][]): Promise<string[]> {
  const { rows } = await client.query<{ fsync: string; standbys: string; replicas: boolean; unlogged: string[] }>(limitsSql, [...names]);
  const { fsync, standbys, replicas, unlogged } = rows[0]!;
  return [
    ...(fsync === 'off' ? ['fsync is off: a crash of the server may lose or damage what was loaded.'] : []),
    ...(replicas && standbys === '' ? ['Its standbys follow later: after a failover rows that were committed last may be missing.'] : []),
    ...(unlogged.length > 0 ? [`Unlogged tables are empty after a crash of the server: ${unlogged.join(', ')}.`] : []),
  ];
}

/**
 * Enforced constraints. Checks a reference to a partitioned table once, not per partition. Leaves foreign keys over periods, and CHECKs
 * that read other rows, to Postgres.
 */
const constraintsSql = /* SQL */ `
  select n.nspname as schema, c.relname as "table", k.conname as name, k.contype::text as kind,
         array(select a.attname::text from unnest(k.conkey) with ordinality u(num, at) join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = u.num order by u.at) as columns,
         pg_catalog.pg_get_expr(k.conbin, k.conrelid) as expression, pn.nspname as "parentSchema", pc.relname as parent,
         array(select a.attname::text from unnest(k.confkey) with ordinality u(num, at) join pg_catalog.pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num order by u.at) as "parentColumns",
         coalesce(pg_catalog.to_jsonb(k)->>'conperiod', 'false') = 'false' and coalesce(pg_catalog.to_jsonb(k)->>'conenforced', 'true') = 'true' and k.convalidated as plain
  from unnest($1::text[], $2::text[]) wanted(schema, name)
  join pg_catalog.pg_namespace n on n.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name
  join pg_catalog.pg_constraint k on k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c', 'n', 'x') and not (k.contype = 'f' and k.conparentid <> 0)
  left join pg_catalog.pg_class pc on pc.oid = k.confrelid
  left join pg_catalog.pg_namespace pn on pn.oid = pc.relnamespace
  order by 1, 2, 4, 3`;

const limitsSql = /* SQL */ `
  select current_setting('fsync') as fsync, current_setting('synchronous_standby_names') as standbys,
         exists (select from pg_catalog.pg_stat_replication) as replicas,
         array(select c.relname::text from unnest($1::text[], $2::text[]) wanted(schema, name)
               join pg_catalog.pg_namespace n on n.nspname = wanted.schema
               join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name and c.relpersistence = 'u') as unlogged`;
