import type { Client } from 'pg';
import { quoteIdent, quoteQualified } from '../sql/quote.ts';
import { startCopy, type CopySink } from '../load/copy-sink.ts';
import { copyStatement, type CopyFormat, type TableName } from '../sql/copy-statement.ts';
import type { KeyThere } from './keys-there.ts';

/** Candidate rows in a temporary table, not yet inserted into their table. */
export type Meeting = {
  /** Copies their cells of the columns that keys read. */
  copy(format: CopyFormat): Promise<CopySink>;
  /**
   * By key: the ascending indices, in insertion order from 0, of candidates that conflict with an existing row. Removes
   * those; more candidates may be added.
   */
  met(keys: readonly KeyThere[]): Promise<Map<KeyThere, number[]>>;
};

/**
 * Runs in a transaction that is rolled back, in a temporary table of this name. Throws Postgres' error if the role may
 * not create one.
 */
export async function openMeeting(client: Client, table: TableName, columns: readonly string[], name: string): Promise<Meeting> {
  const target = quoteQualified(table.schema, table.table);
  const temporary = `pg_temp.${quoteIdent(name)}`;
  await client.query(`CREATE TEMPORARY TABLE ${quoteIdent(name)} AS SELECT ${columns.map(quoteIdent).join(', ')} FROM ${target} WITH NO DATA;
    ALTER TABLE ${temporary} ADD COLUMN seedbed_row bigint GENERATED ALWAYS AS IDENTITY`);
  return {
    copy: (format) => startCopy(client, copyStatement({ schema: 'pg_temp', table: name }, columns, format)),
    async met(keys) {
      await client.query(`ANALYZE ${temporary}`);
      const met = new Map<KeyThere, number[]>();
      for (const key of keys) {
        const { rows } = await client.query<{ place: string }>(meetingSql(target, temporary, key));
        const places = rows.map(({ place }) => Number(place) - 1).sort((a, b) => a - b);
        if (places.length > 0) met.set(key, places);
      }
      await client.query(`TRUNCATE ${temporary} RESTART IDENTITY`);
      return met;
    },
  };
}

function meetingSql(target: string, temporary: string, { parts, condition, nullsAlike, generated }: KeyThere): string {
  const made = generated.map(({ column, expression }) => `, (${expression}) AS ${quoteIdent(column)}`).join('');
  const where = condition === null ? '' : ` WHERE ${condition}`;
  const cells = parts.map(({ expression }, i) => `(${expression}) AS e${i}`).join(', ');
  const same = parts.map(({ operator }, i) => (nullsAlike && operator === '=' ? `b.e${i} IS NOT DISTINCT FROM t.e${i}` : `b.e${i} ${operator} t.e${i}`));
  return `SELECT b.place FROM (SELECT seedbed_row AS place, ${cells} FROM (SELECT *${made} FROM ${temporary}) AS made${where}) AS b
    WHERE EXISTS (SELECT FROM (SELECT ${cells} FROM ${target}${where}) AS t WHERE ${same.join(' AND ')})`;
}
