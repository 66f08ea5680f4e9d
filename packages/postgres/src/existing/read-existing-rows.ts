import type { Client } from 'pg';
import { LIMITS, qualifiedName } from '@seedbed/contract';
import { drawnSql } from '../load/sequences.ts';
import type { TableName } from '../sql/copy-statement.ts';
import { quoteIdent, quoteQualified } from '../sql/quote.ts';

/** The data to read from a table: cells of some columns, and positions of the sequences of others. */
export type ExistingRowsQuery = TableName & {
  readonly listed: readonly string[];
  /** Among the listed columns, those without which a row is useless. */
  readonly needed: readonly string[];
  /** The sort columns, so that the same content gives the same list. */
  readonly order: readonly string[];
  /** Columns with a counter, with the step of each. */
  readonly counted: readonly { readonly column: string; readonly step: number }[];
};

/** The requested content of a table. */
type ExistingRows = {
  readonly present: number;
  readonly next: Readonly<Record<string, string>>;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
};

/** Reads in the session's transaction; a table without rows gets an entry too. By qualified name. */
export async function readExistingRows(
  client: Client,
  asks: readonly ExistingRowsQuery[],
  most: number = LIMITS.existingRows.rows,
): Promise<Map<string, ExistingRows>> {
  const drawn = await lastDrawn(client, asks);
  const found = new Map<string, ExistingRows>();
  for (const ask of asks) {
    const name = qualifiedName(ask.schema, ask.table);
    const { present, lasts } = await countAndLasts(client, ask);
    const next = Object.fromEntries(
      ask.counted.flatMap(({ column, step }, i) => {
        const at = [lasts[i], drawn.get(`${name}\n${column}`)].flatMap((text) => (text === null || text === undefined ? [] : [BigInt(text)]));
        if (at.length === 0) return [];
        const last = at.reduce((a, b) => (step > 0 === b > a ? b : a));
        return [[column, String(last + BigInt(step))]];
      }),
    );
    found.set(name, { present, next, ...(present > 0 && ask.listed.length > 0 ? await listRows(client, ask, present, most) : { columns: [], rows: [] }) });
  }
  return found;
}

async function countAndLasts(client: Client, { schema, table, counted }: ExistingRowsQuery): Promise<{ present: number; lasts: (string | null)[] }> {
  const lasts = counted.map(({ column, step }) => `trunc(${step > 0 ? 'max' : 'min'}(${quoteIdent(column)})::numeric)::text`);
  const { rows } = await client.query<(string | null)[]>({
    text: `SELECT ${['count(*)::text', ...lasts].join(', ')} FROM ${quoteQualified(schema, table)}`,
    rowMode: 'array',
  });
  const [present, ...values] = rows[0]!;
  return { present: Number(present), lasts: values };
}

/** The last numbers that sequences assigned, including those of deleted rows; by table and column. */
async function lastDrawn(client: Client, asks: readonly ExistingRowsQuery[]): Promise<Map<string, string>> {
  const last = new Map<string, string>();
  if (asks.length === 0) return last;
  type Drawn = { schema: string; sequence: string; table: number; column: string };
  const { rows } = await client.query<Drawn>(drawnSql, [asks.map((each) => each.schema), asks.map((each) => each.table)]);
  for (const { schema, sequence, table, column } of rows) {
    const { schema: of, table: name } = asks[table - 1]!;
    const answer = await client.query<{ last: string | null }>('SELECT pg_catalog.pg_sequence_last_value($1::pg_catalog.regclass)::text AS last', [
      quoteQualified(schema, sequence),
    ]);
    if (answer.rows[0]!.last !== null) last.set(`${qualifiedName(of, name)}\n${column}`, answer.rows[0]!.last);
  }
  return last;
}

/** All rows, or, above the limit, those whose keys have the smallest hashes: the same rows for the same content. */
async function listRows(
  client: Client,
  { schema, table, listed, needed, order }: ExistingRowsQuery,
  present: number,
  most: number,
): Promise<Pick<ExistingRows, 'columns' | 'rows'>> {
  const { characters } = LIMITS.existingRows;
  const key = (order.length > 0 ? order : listed).map((column) => `${quoteIdent(column)}::text`);
  const there = needed.map((column) => `${quoteIdent(column)} IS NOT NULL`);
  const sorted = (order.length > 0 ? order : []).map(quoteIdent);
  const some = present > most ? `pg_catalog.hashtextextended(pg_catalog.concat_ws('|', ${key.join(', ')}), 0), ` : '';
  const text = `SELECT ${listed.map((column) => `pg_catalog.left(${quoteIdent(column)}::text, ${characters + 1})`).join(', ')}
    FROM (SELECT * FROM ${quoteQualified(schema, table)} ${there.length > 0 ? `WHERE ${there.join(' AND ')}` : ''} ORDER BY ${some}${[...sorted, ...(sorted.length > 0 ? [] : key)].join(', ')} LIMIT ${most}) AS listed
    ORDER BY ${(sorted.length > 0 ? sorted : key).join(', ')}`;
  const { rows } = await client.query<(string | null)[]>({ text, rowMode: 'array' });
  // Long texts would make a run's record long, and no reference uses them.
  const kept = listed.flatMap((_, place) => (rows.some((row) => (row[place]?.length ?? 0) > characters) ? [] : [place]));
  return { columns: kept.map((place) => listed[place]!), rows: rows.map((row) => kept.map((place) => row[place]!)) };
}
