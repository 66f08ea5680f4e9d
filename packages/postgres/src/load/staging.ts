import type { Client } from 'pg';
import { quoteIdent, quoteLiteral, quoteQualified } from '../sql/quote.ts';
import type { CopySink } from './copy-sink.ts';
import { columnList, copyStatement, type CopyFormat, type TableName } from '../sql/copy-statement.ts';

/** Rows that wait in temporary tables until all of them have arrived. */
export type Staging = {
  copy(table: TableName, columns: readonly string[], format: CopyFormat): Promise<CopySink>;
  /**
   * Inserts everything staged with one statement, so that references among the tables are checked when all rows are in.
   * Applies rules on INSERT. Resolves with the number of inserted rows.
   */
  insert(): Promise<number>;
  /** Sets columns of existing rows. */
  update(table: TableName, key: readonly string[], set: readonly string[]): Promise<number>;
};

type StagingHost = {
  /** A name for a temporary table, unique in this transaction. */
  nextName?(): string;
  /**
   * Tables whose staged rows are kept until the end of the transaction, because row security hides them in the table
   * itself.
   */
  keeps?(table: TableName, temporary: string): boolean;
  /** Throws if it found fewer rows than were staged, because row security hides the others. */
  updated?(table: TableName, found: number, staged: number): void;
  start(table: TableName, sql: string): Promise<CopySink>;
  reject<T>(table: TableName | undefined, work: () => Promise<T>): Promise<T>;
};

type Staged = { readonly table: TableName; readonly columns: readonly string[]; readonly temporary: string };

export function openStaging(client: Client, host: StagingHost): Staging {
  const staged: Staged[] = [];
  const drop = async (keeps?: StagingHost['keeps']): Promise<void> => {
    const spent = staged.splice(0).filter((each) => !keeps?.(each.table, each.temporary));
    if (spent.length > 0) await client.query(`DROP TABLE ${spent.map((each) => each.temporary).join(', ')}`);
  };
  return {
    async copy(table, columns, format) {
      const name = host.nextName?.() ?? `seedbed_rows_${staged.length + 1}`;
      await client.query(
        `CREATE TEMPORARY TABLE ${quoteIdent(name)} ON COMMIT DROP AS SELECT ${columns.map(quoteIdent).join(', ')} FROM ${quoteQualified(table.schema, table.table)} WITH NO DATA`,
      );
      staged.push({ table, columns, temporary: `pg_temp.${quoteIdent(name)}` });
      return host.start(table, copyStatement({ schema: 'pg_temp', table: name }, columns, format));
    },
    async insert() {
      const first = staged[0];
      if (!first) return 0;
      const rows = await host.reject(staged.length === 1 ? first.table : undefined, () =>
        staged.length === 1 ? insertOne(client, first) : insertTogether(client, staged),
      );
      await drop(host.keeps);
      return rows;
    },
    async update(table, key, set) {
      const { temporary } = staged[0]!;
      const target = quoteQualified(table.schema, table.table);
      const assignments = set.map((name) => `${quoteIdent(name)} = s.${quoteIdent(name)}`).join(', ');
      const finds = key.map((name) => `t.${quoteIdent(name)} IS NOT DISTINCT FROM s.${quoteIdent(name)}`).join(' AND ');
      // Equality can use an index, IS NOT DISTINCT FROM cannot; keys that find rows contain no NULL.
      const equal = key.map((name) => `t.${quoteIdent(name)} = s.${quoteIdent(name)}`).join(' AND ');
      await client.query(`ANALYZE ${temporary}`);
      const { rows } = await client.query<{ nulls: boolean; staged: string; partitioned: boolean }>(
        `SELECT coalesce(bool_or(${key.map((name) => `s.${quoteIdent(name)} IS NULL`).join(' OR ')}), false) AS nulls, count(*) AS staged,
          (SELECT c.relkind = 'p' FROM pg_catalog.pg_class c WHERE c.oid = $1::regclass) AS partitioned FROM ${temporary} s`,
        [target],
      );
      // Child tables (inheritance) may contain rows with the same key; all rows of a partitioned table are in its
      // partitions.
      const only = rows[0]!.partitioned ? '' : 'ONLY ';
      const { rowCount } = await client.query(`UPDATE ${only}${target} t SET ${assignments} FROM ${temporary} s WHERE ${rows[0]!.nulls ? finds : equal}`);
      await drop();
      host.updated?.(table, rowCount ?? 0, Number(rows[0]!.staged));
      return rowCount ?? 0;
    },
  };
}

/**
 * Inserts row by row, in order, like the trial: code of the table sees the earlier rows. Uses plain statements, since
 * rules with conditions are not allowed inside WITH.
 */
async function insertOne(client: Client, staged: Staged): Promise<number> {
  const { table, columns, temporary } = staged;
  if (columns.length === 0) {
    const { rowCount } = await client.query(insertSql(staged));
    return rowCount ?? 0;
  }
  const values = columns.map((name) => `each.${quoteIdent(name)}`).join(', ');
  const insert = `INSERT INTO ${quoteQualified(table.schema, table.table)} ${columnList(columns)} OVERRIDING SYSTEM VALUE VALUES (${values})`;
  const body = `DECLARE each record; taken bigint; total bigint := 0; BEGIN
    FOR each IN SELECT * FROM ${temporary} LOOP ${insert}; GET DIAGNOSTICS taken = ROW_COUNT; total := total + taken; END LOOP; RETURN total; END`;
  await client.query(
    `CREATE OR REPLACE FUNCTION pg_temp.seedbed_insert() RETURNS bigint LANGUAGE plpgsql SET synchronize_seqscans = off AS ${quoteLiteral(body)}`,
  );
  const { rows } = await client.query<{ total: string }>('SELECT pg_temp.seedbed_insert() AS total');
  await client.query('DROP FUNCTION pg_temp.seedbed_insert()');
  return Number(rows[0]!.total);
}

async function insertTogether(client: Client, staged: readonly Staged[]): Promise<number> {
  const parts = staged.map((each, i) => `i${i} AS (${insertSql(each)} RETURNING 1)`);
  const counts = staged.map((_, i) => `(SELECT count(*) FROM i${i})`);
  const { rows } = await client.query<{ count: string }>(`WITH ${parts.join(', ')} SELECT ${counts.join(' + ')} AS count`);
  return Number(rows[0]!.count);
}

function insertSql({ table, columns, temporary }: Staged): string {
  const target = quoteQualified(table.schema, table.table);
  // Without a column to send there is no list: each row consists of defaults.
  if (columns.length === 0) return `INSERT INTO ${target} SELECT FROM ${temporary}`;
  return `INSERT INTO ${target} ${columnList(columns)} OVERRIDING SYSTEM VALUE SELECT ${columns.map(quoteIdent).join(', ')} FROM ${temporary}`;
}
