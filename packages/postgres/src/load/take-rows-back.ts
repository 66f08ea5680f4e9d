import type { Client, DatabaseError } from 'pg';
import { qualifiedName } from '@seedbed/contract';
import { quoteIdent, quoteQualified } from '../sql/quote.ts';
import type { TableName } from '../sql/copy-statement.ts';
import { countOurs, deleteStatements, LeftBehind, wordsOf } from './left-behind.ts';
import { byUs, rowNumber, settle, type OwnTransaction } from './own-transactions.ts';
import { holders, waitForLocks, type Patience } from './wait-for-locks.ts';

/** Rows by table. */
type Rows = readonly { readonly table: string; readonly rows: number }[];

/** What is in the tables after the clean-up: rows of ours to which others' rows refer, and others' rows. */
type Stayed = { readonly referred: Rows; readonly others: Rows };

/**
 * Removes the rows that these transactions wrote, and no others, in one transaction: copies others' rows and everything
 * they refer to; empties the tables; restores the copied rows. Deleting would check every reference for every row. If
 * others hold locks on a table, it deletes instead, and skips the rows that they lock. For tables without an objection
 * by `oneSessionFor`: no code of the schema sees any of it. Throws `LeftBehind` if rows stay, also those of others: a row
 * of ours that they changed is theirs now, and cannot be told from one that they inserted.
 */
export async function takeRowsBack(
  client: Client,
  tables: readonly TableName[],
  transactions: readonly OwnTransaction[],
  patience: Patience = {},
): Promise<void> {
  if (transactions.length === 0) return;
  await settle(client, transactions);
  const found = await describeTables(client, tables);
  const ours = transactions.map(({ xid }) => rowNumber(xid));
  const stayed = await waitForLocks(client, tables, patience, async (lockTimeoutMs) => {
    try {
      return await inTransaction(client, { lockTimeoutMs }, () => truncateAround(client, found, ours));
    } catch (error) {
      if ((error as DatabaseError).code !== LOCK_NOT_AVAILABLE || patience.hurry?.aborted) throw error;
      // If that fails as well (privileges, time), waits for the lock.
      const deleted = await inTransaction(client, { lockTimeoutMs, statementTimeoutMs: DELETE_MS }, () => deleteAroundLocks(client, found, ours)).catch(
        () => undefined,
      );
      if (deleted === undefined || deleted.locked > 0) throw error;
      return deleted;
    }
  }).catch(async (error: unknown) => {
    const left = await countOurs(client, tables, ours);
    if (left.length === 0) return { referred: [], others: [] };
    const why = patience.hurry?.aborted
      ? 'the cleanup was stopped'
      : `others hold their tables (${await holders(client, tables)}): ${(error as Error).message}`;
    throw new LeftBehind(`${wordsOf(left)} of this load stay, since ${why}.`, deleteStatements(tables, ours, left), { cause: error });
  });
  const { referred, others } = stayed;
  if (referred.length === 0 && others.length === 0) return;
  const why = [
    referred.length > 0 && `${wordsOf(referred)} stay, since rows that others inserted meanwhile refer to them.`,
    others.length > 0 && `${wordsOf(others)} that others inserted or changed meanwhile: left as they are.`,
  ];
  throw new LeftBehind(why.filter(Boolean).join(' '), referred.length > 0 ? deleteStatements(tables, ours, referred) : [], {
    onlyOthers: referred.length === 0,
  });
}

const LOCK_NOT_AVAILABLE = '55P03';
/** A DELETE checks each reference for each row, which can take hours without an index. */
export const DELETE_MS = 20_000;

/** Runs work in its own transaction, with this lock timeout. */
export async function inTransaction<T>(
  client: Client,
  { lockTimeoutMs, statementTimeoutMs = 0 }: { lockTimeoutMs: number; statementTimeoutMs?: number },
  work: () => Promise<T>,
): Promise<T> {
  await client.query(`BEGIN; SET LOCAL lock_timeout = ${Math.round(lockTimeoutMs)}; SET LOCAL statement_timeout = ${statementTimeoutMs}`);
  try {
    const done = await work();
    await client.query('COMMIT');
    return done;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

async function truncateAround(client: Client, tables: readonly Found[], ours: readonly string[]): Promise<Stayed> {
  await client.query(`LOCK TABLE ${tables.map(({ from }) => from).join(', ')} IN ACCESS EXCLUSIVE MODE`);
  const others = await countOthers(client, tables, ours);
  if (others.length > 0) return { referred: await emptyAroundOthers(client, tables, ours), others };
  await empty(client, tables);
  return { referred: [], others };
}

async function countOthers(client: Client, tables: readonly Found[], ours: readonly string[]): Promise<Rows> {
  const counts = tables.map(({ from }) => `(SELECT count(*) FROM ${from} WHERE NOT ${literalOurs(ours)})`);
  const { rows } = await client.query<{ counts: string[] }>(`SELECT ARRAY[${counts.join(', ')}]::text[] AS counts`);
  return tables.map(({ name }, at) => ({ table: name, rows: Number(rows[0]!.counts[at]) })).filter((each) => each.rows > 0);
}

/**
 * The same while others lock the tables: deletes those of our rows that others neither lock nor reference, in one
 * statement, so that references are checked at its end. `locked`: rows that others lock now, and the rows to which
 * these refer.
 */
async function deleteAroundLocks(client: Client, tables: readonly Found[], ours: readonly string[]): Promise<Stayed & { locked: number }> {
  const free = (at: number): string => `pg_temp.seedbed_free_${at + 1}`;
  let locked = 0;
  for (const [at, { from }] of tables.entries()) {
    const name = free(at).slice('pg_temp.'.length);
    await client.query(`CREATE TEMPORARY TABLE ${name} (part oid, place tid) ON COMMIT DROP`);
    await client.query(`INSERT INTO ${name} SELECT tableoid, ctid FROM ${from} WHERE ${byUs(1)} FOR UPDATE SKIP LOCKED`, [ours]);
  }
  for (const [at, { from, aside }] of tables.entries()) {
    const isFree = `EXISTS (SELECT FROM ${free(at)} f WHERE f.part = t.tableoid AND f.place = t.ctid)`;
    await client.query(
      `CREATE TEMPORARY TABLE ${aside.slice('pg_temp.'.length)} ON COMMIT DROP AS SELECT t.*, ${COPIED_ROW_COLUMNS} FROM ${from} t WHERE NOT (${literalOurs(ours)} AND ${isFree})`,
    );
    locked += (await client.query(`SELECT FROM ${aside} WHERE seedbed_aside_writer = ANY ($1::xid[])`, [ours])).rowCount!;
  }
  const others = await countOthers(client, tables, ours);
  const referred = await putParentsAside(client, tables, ours);
  const deletes = tables.map(
    ({ from, aside }, at) =>
      `d${at} AS (DELETE FROM ${from} t USING ${free(at)} f WHERE t.tableoid = f.part AND t.ctid = f.place AND NOT EXISTS (SELECT FROM ${aside} a WHERE a.seedbed_aside_part = f.part AND a.seedbed_aside_place = f.place))`,
  );
  await client.query(`WITH ${deletes.join(', ')} SELECT`);
  return { locked, referred, others };
}

/** The same by DELETE, within a transaction: used if there may be triggers, and references are dropped. */
export async function deleteRows(client: Client, tables: readonly TableName[], ours: readonly string[]): Promise<void> {
  for (const { schema, table } of tables.toReversed()) await client.query(`DELETE FROM ${quoteQualified(schema, table)} WHERE ${byUs(1)}`, [ours]);
}

type Found = { readonly name: string; readonly from: string; readonly aside: string; readonly columns: readonly string[] };

async function describeTables(client: Client, tables: readonly TableName[]): Promise<readonly Found[]> {
  const { rows } = await client.query<{ schema: string; table: string; kind: string; columns: string[] }>(tablesSql, [
    tables.map((each) => each.schema),
    tables.map((each) => each.table),
  ]);
  return rows.map(({ schema, table, kind, columns }, at) => ({
    name: qualifiedName(schema, table),
    // Child tables (inheritance) are separate tables; partitions are not.
    from: `${kind === 'p' ? '' : 'ONLY '}${quoteQualified(schema, table)}`,
    aside: `pg_temp.seedbed_aside_${at + 1}`,
    columns,
  }));
}

/** Added to the columns of a row that is copied: its table and its writer. The long names do not occur in schemas. */
const COPIED_ROW_COLUMNS = 't.tableoid AS seedbed_aside_part, t.ctid AS seedbed_aside_place, t.xmin AS seedbed_aside_writer';

const literalOurs = (ours: readonly string[]): string => `xmin = ANY ('{${ours.join(',')}}'::xid[])`;

async function empty(client: Client, tables: readonly Found[]): Promise<void> {
  await client.query(`TRUNCATE ${tables.map(({ from }) => from).join(', ')}`);
}

async function emptyAroundOthers(client: Client, tables: readonly Found[], ours: readonly string[]): Promise<Rows> {
  for (const { from, aside } of tables)
    await client.query(
      `CREATE TEMPORARY TABLE ${aside.slice('pg_temp.'.length)} ON COMMIT DROP AS SELECT t.*, ${COPIED_ROW_COLUMNS} FROM ${from} t WHERE NOT ${literalOurs(ours)}`,
    );
  const stayed = await putParentsAside(client, tables, ours);
  await empty(client, tables);
  // One statement: references are checked at its end.
  const inserts = tables.map(({ from, aside, columns }, at) => {
    const list = columns.map(quoteIdent).join(', ');
    return `i${at} AS (INSERT INTO ${from.replace(/^ONLY /, '')} ${columns.length > 0 ? `(${list}) OVERRIDING SYSTEM VALUE ` : ''}SELECT ${list} FROM ${aside})`;
  });
  await client.query(`WITH ${inserts.join(', ')} SELECT`);
  return stayed;
}

/** Copies our rows that others' rows refer to, and the rows that these refer to. */
async function putParentsAside(client: Client, tables: readonly Found[], ours: readonly string[]): Promise<Rows> {
  const stayed = new Map<string, number>();
  const { rows: references } = await client.query<{ child: number; parent: number; from: string[]; to: string[] }>(referencesSql, [
    tables.map(({ from }) => from.replace(/^ONLY /, '')),
  ]);
  for (let more = true; more;) {
    more = false;
    for (const { child, parent, from, to } of references) {
      const [below, above] = [tables[child - 1]!, tables[parent - 1]!];
      const same = (other: string): string => to.map((name) => `${other}.${quoteIdent(name)} = p.${quoteIdent(name)}`).join(' AND ');
      const refers = to.map((name, at) => `c.${quoteIdent(from[at]!)} = p.${quoteIdent(name)}`).join(' AND ');
      const { rowCount } = await client.query(
        `INSERT INTO ${above.aside} SELECT p.*, p.tableoid, p.ctid, p.xmin FROM ${above.from} p
         WHERE p.${byUs(1)} AND EXISTS (SELECT FROM ${below.aside} c WHERE ${refers}) AND NOT EXISTS (SELECT FROM ${above.aside} a WHERE ${same('a')})`,
        [ours],
      );
      if (!rowCount) continue;
      more = true;
      stayed.set(above.name, (stayed.get(above.name) ?? 0) + rowCount);
    }
  }
  return [...stayed].map(([table, rows]) => ({ table, rows }));
}

/** In the given order; with the columns that accept values. */
const tablesSql = /* SQL */ `
  select n.nspname as schema, c.relname as "table", c.relkind::text as kind,
         array(select a.attname::text from pg_catalog.pg_attribute a
               where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from unnest($1::text[], $2::text[]) with ordinality wanted(schema, name, place)
  join pg_catalog.pg_namespace n on n.nspname = wanted.schema
  join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = wanted.name
  order by wanted.place`;

/** Foreign keys among these tables, by table index. */
const referencesSql = /* SQL */ `
  with tables as (select name::pg_catalog.regclass::oid as oid, place::int from unnest($1::text[]) with ordinality each(name, place))
  select child.place as child, parent.place as parent,
         array(select a.attname::text from unnest(k.conkey) with ordinality u(num, at) join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num order by u.at) as "from",
         array(select a.attname::text from unnest(k.confkey) with ordinality u(num, at) join pg_catalog.pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num order by u.at) as "to"
  from pg_catalog.pg_constraint k
  join tables child on child.oid = k.conrelid
  join tables parent on parent.oid = k.confrelid
  where k.contype = 'f'`;
