import type { Client } from 'pg';
import type { TableName } from '../sql/copy-statement.ts';
import { quoteIdent } from '../sql/quote.ts';
import { targetOf } from './recognize-rows.ts';
import { STAGED, temporary } from './stage-made-rows.ts';

/** `how`: as Postgres compares values of this type, as texts, or as numbers if its type changed. */
export type ComparedColumn = { readonly name: string; readonly how: 'value' | 'text' | 'numeric' };

/** A row that differs: its key as text, and the columns of an edited one. */
export type DifferingRow = { readonly kind: 'edited' | 'missing' | 'added'; readonly key: readonly string[]; readonly columns: readonly string[] };

export type RowsCompared = {
  readonly made: number;
  readonly present: number;
  /** Rows with a key that both have, and other values. 0 without a key: such a row is missing, and another one is added. */
  readonly edited: number;
  readonly missing: number;
  readonly added: number;
  /** Edited values by column. */
  readonly columns: readonly { readonly column: string; readonly rows: number }[];
  /** Columns whose values differ in nearly every row with a key that both have: they do not count as edited. */
  readonly always: readonly string[];
  readonly examples: readonly DifferingRow[];
};

/** Share of the rows from which on a column differs always, and the fewest rows that show it. */
const ALWAYS = { share: 0.95, rows: 20 };
/** Of each kind. */
const EXAMPLES = 3;

/**
 * Within a transaction, after `stageRows`: compares the rows of a table with the staged ones, by a key; without one as a whole.
 * `leaves`: columns that differ always are reported, and do not count.
 */
export async function compareRows(
  client: Client,
  table: TableName,
  { key, columns, leaves }: { readonly key: readonly string[]; readonly columns: readonly ComparedColumn[]; readonly leaves: boolean },
): Promise<RowsCompared> {
  const target = await targetOf(client, table);
  const made = temporary(STAGED.made);
  const found = temporary(STAGED.found);
  await client.query(`DROP TABLE IF EXISTS ${found}; ANALYZE ${made}; SET LOCAL work_mem = '64MB'`);
  const { rows: counts } = await client.query<{ made: string; present: string }>(
    `SELECT (SELECT count(*) FROM ${made}) AS made, (SELECT count(*) FROM ${target}) AS present`,
  );
  const base = { made: Number(counts[0]!.made), present: Number(counts[0]!.present) };
  if (key.length === 0) return { ...base, ...(await compareWhole(client, target, columns)) };
  const differs = columns.map(({ name, how }) => {
    const [there, here] = ['t', 'm'].map((row) => `${row}.${quoteIdent(name)}${how === 'value' ? '' : `::${how}`}`);
    return `${there} IS DISTINCT FROM ${here}`;
  });
  const on = key.map((name) => `t.${quoteIdent(name)} = m.${quoteIdent(name)}`).join(' AND ');
  const keys = key.map((name) => `coalesce(t.${quoteIdent(name)}::text, m.${quoteIdent(name)}::text)`);
  await client.query(`CREATE TEMPORARY TABLE ${quoteIdent(STAGED.found)} ON COMMIT DROP AS
    SELECT CASE WHEN t.tableoid IS NULL THEN 'missing' WHEN m.seedbed_row IS NULL THEN 'added' ELSE 'edited' END AS kind,
      ARRAY[${keys.join(', ')}] AS key, m.seedbed_row,
      CASE WHEN t.tableoid IS NOT NULL AND m.seedbed_row IS NOT NULL
        THEN array_remove(ARRAY[${differs.map((each, i) => `CASE WHEN ${each} THEN ${i} END`).join(', ')}]::int[], NULL) ELSE '{}' END AS columns
    FROM ${made} m FULL JOIN ${target} t ON ${on}
    WHERE t.tableoid IS NULL OR m.seedbed_row IS NULL${differs.map((each) => ` OR ${each}`).join('')}`);
  const { rows: byColumn } = await client.query<{ column: number; rows: string }>(
    `SELECT c AS column, count(*) AS rows FROM ${found}, unnest(columns) c GROUP BY 1 ORDER BY 1`,
  );
  const { rows: missing } = await client.query<{ rows: string }>(`SELECT count(*) AS rows FROM ${found} WHERE kind = 'missing'`);
  const both = base.made - Number(missing[0]!.rows);
  const always = leaves && both >= ALWAYS.rows ? byColumn.filter(({ rows }) => Number(rows) >= ALWAYS.share * both).map(({ column }) => column) : [];
  const { rows: kinds } = await client.query<{ kind: DifferingRow['kind']; rows: string }>(
    `SELECT kind, count(*) AS rows FROM ${found} WHERE kind <> 'edited' OR NOT columns <@ $1::int[] GROUP BY 1`,
    [always],
  );
  const of = (kind: string): number => Number(kinds.find((each) => each.kind === kind)?.rows ?? 0);
  const { rows: examples } = await client.query<{ kind: DifferingRow['kind']; key: string[]; columns: number[] }>(
    `SELECT kind, key, columns FROM (SELECT *, row_number() OVER (PARTITION BY kind ORDER BY seedbed_row, key) AS place FROM ${found} WHERE kind <> 'edited' OR NOT columns <@ $1::int[]) each
     WHERE place <= ${EXAMPLES} ORDER BY kind, place`,
    [always],
  );
  const nameOf = (column: number): string => columns[column]!.name;
  const counted = (each: readonly number[]): string[] => each.filter((column) => !always.includes(column)).map(nameOf);
  return {
    ...base,
    edited: of('edited'),
    missing: of('missing'),
    added: of('added'),
    columns: byColumn.filter(({ column }) => !always.includes(column)).map(({ column, rows }) => ({ column: nameOf(column), rows: Number(rows) })),
    always: always.map(nameOf),
    examples: examples.map(({ kind, key: of_, columns: each }) => ({ kind, key: of_, columns: counted(each) })),
  };
}

/** Rows without a key: how many of each there are. */
async function compareWhole(client: Client, target: string, columns: readonly ComparedColumn[]): Promise<Omit<RowsCompared, 'made' | 'present'>> {
  const row = (of: string): string =>
    `SELECT ROW(${columns.map(({ name, how }) => `${quoteIdent(name)}::${how === 'numeric' ? how : 'text'}`).join(', ')})::text AS r, count(*) AS n FROM ${of} GROUP BY 1`;
  const { rows } = await client.query<{ missing: string; added: string }>(
    `SELECT coalesce(sum(greatest(coalesce(m.n, 0) - coalesce(t.n, 0), 0)), 0) AS missing, coalesce(sum(greatest(coalesce(t.n, 0) - coalesce(m.n, 0), 0)), 0) AS added
     FROM (${row(temporary(STAGED.made))}) m FULL JOIN (${row(target)}) t ON t.r = m.r`,
  );
  return { edited: 0, missing: Number(rows[0]!.missing), added: Number(rows[0]!.added), columns: [], always: [], examples: [] };
}
