import type { Client } from 'pg';
import type { TableName } from '../sql/copy-statement.ts';
import { quoteIdent, quoteQualified } from '../sql/quote.ts';
import { clearedReferences } from './cleared-references.ts';
import { dropStaged, STAGED, stageRows, temporary } from './stage-made-rows.ts';

/** A column that distinguishes generated rows from others. `bits`: information of one value; 0 for plain counters. */
export type Evidence = {
  readonly name: string;
  readonly bits: number;
  /** Set if the assignment of values to rows identifies generated rows: references, and values that repeat. */ readonly bySpread: boolean;
  /** Set if its type changed since: the type for comparing both. */
  readonly comparedAs?: 'numeric' | 'text';
};

export type Recognized = {
  /** Number of generated rows. */
  readonly made: number;
  /** Rows in the table now. */
  readonly present: number;
  /** Rows with a key of a generated row. */
  readonly met: number;
  /** Rows among these whose other values show that they were generated. */
  readonly ours: number;
  /** Set if key and values are not enough to distinguish generated rows from others. */
  readonly undecidable: boolean;
};

/** Values that agree by chance in one of 4,096 rows: a row with that much agreement counts as generated. */
const MIN_MATCHING_BITS = 12;
/**
 * Required share of all values if a key other than the primary one matched: an e-mail built from a name makes both
 * agree.
 */
const MAX_SHARE = 0.8;
/** The minimum share of generated rows among those with a matching key: by the primary key, by another one. */
const MIN_SHARE = { primary: 0.02, other: 0.25 };
/** With fewer bits a table can only be recognized as a whole. */
const FEW_BITS = 4;

/** `byKey`: values of the key are enough, because they are random and triggers decide the others. */
export type RecognizeOptions = { readonly isPrimary?: boolean; readonly byKey?: boolean };

/**
 * Finds generated rows in their table: the same key, and enough equal values. It finds edited rows, but not other
 * people's rows with the same key. For a key other than the primary one, most values must agree, since names occur in
 * more than one column. Creates `seedbed_found` with the number and key of each.
 */
export async function recognizeRows(
  client: Client,
  table: TableName,
  key: readonly Evidence[],
  others: readonly Evidence[],
  { isPrimary = true, byKey = false }: RecognizeOptions = {},
): Promise<Recognized> {
  const target = await targetOf(client, table);
  const made = temporary(STAGED.made);
  await client.query(`DROP TABLE IF EXISTS ${temporary(STAGED.found)}; ANALYZE ${made}`);
  const weights = await weigh(client, [...key, ...others]);
  const bits = ({ name }: Evidence): number => weights.get(name)!;
  // For a key other than the primary one, checks the other columns too.
  const ofKey = !isPrimary
    ? 0
    : key.length === 1
      ? bits(key[0]!)
      : sum(key.map(bits)) - Math.max(...key.map((each) => (each.bySpread || each.bits === 0 ? bits(each) : 0)));
  const distinctive = others.filter((each) => bits(each) > 0);
  const total = ofKey + sum(distinctive.map(bits));
  const agrees = distinctive.map(({ name, comparedAs = 'text' }, i) => {
    const [there, here] = ['t', 'm'].map((row) => `${row}.${quoteIdent(name)}::${comparedAs}`);
    return `CASE WHEN ${there} IS NOT DISTINCT FROM ${here} THEN ${bits(distinctive[i]!)} ELSE 0 END`;
  });
  const cleared = await clearedReferences(
    client,
    table,
    [...key, ...others].map(({ name }) => name),
  );
  const lost = distinctive.flatMap((each) => (cleared.has(each.name) ? [`CASE WHEN ${cleared.get(each.name)!} THEN ${bits(each)} ELSE 0 END`] : []));
  const on = key.map(({ name }) => `t.${quoteIdent(name)} = m.${quoteIdent(name)}`).join(' AND ');
  await client.query(`CREATE TEMPORARY TABLE ${quoteIdent(STAGED.found)} ON COMMIT DROP AS
    SELECT m.seedbed_row, ${key.map(({ name }, i) => `t.${quoteIdent(name)} AS k${i}`).join(', ')}, (${[ofKey, ...agrees].join(' + ')})::float8 AS bits,
      (${['0', ...lost].join(' + ')})::float8 AS lost FROM ${made} m JOIN ${target} t ON ${on}`);
  const found = temporary(STAGED.found);
  const { rows } = await client.query<{ made: string; present: string; met: string; whole: boolean }>(
    `SELECT (SELECT count(*) FROM ${made}) AS made, (SELECT count(*) FROM ${target}) AS present, count(*) AS met, coalesce(bool_and(bits >= $1), false) AS whole FROM ${found}`,
    [total - 0.001],
  );
  const counts = { made: Number(rows[0]!.made), present: Number(rows[0]!.present), met: Number(rows[0]!.met) };
  const few = !byKey && total < FEW_BITS;
  const isWhole = total > 0 && rows[0]!.whole && counts.made === counts.present && counts.met === counts.made;
  const undecidable = few && counts.met > 0 && !isWhole;
  // A key that matches two rows matches none.
  if (few) await client.query(`DELETE FROM ${found} WHERE NOT $1`, [isWhole]);
  // A reference that a deletion cleared is not evidence. With few other columns, all of them must agree.
  else if (!byKey) {
    const enough = isPrimary ? MIN_MATCHING_BITS : Math.max(MIN_MATCHING_BITS, MAX_SHARE * total);
    await client.query(`DELETE FROM ${found} WHERE bits < least($1, $2 - lost) - 0.001 OR $2 - lost < $3`, [enough, total, FEW_BITS]);
  }
  await client.query(`DELETE FROM ${found} WHERE seedbed_row IN (SELECT seedbed_row FROM ${found} GROUP BY 1 HAVING count(*) > 1)`);
  const { rows: left } = await client.query<{ ours: string }>(`SELECT count(*) AS ours FROM ${found}`);
  // So few generated rows among those with a matching key are a coincidence; otherwise someone would have edited nearly
  // all rows.
  const isChance = Number(left[0]!.ours) < MIN_SHARE[isPrimary ? 'primary' : 'other'] * counts.met;
  if (isChance) await client.query(`TRUNCATE ${found}`);
  await client.query(`ANALYZE ${found}`);
  return { ...counts, ours: isChance ? 0 : Number(left[0]!.ours), undecidable };
}

/** The share of found rows in which a column holds the generated value; 0 if all rows hold the same one, which proves nothing. */
export async function shareOfMade(client: Client, table: TableName, key: readonly string[], column: string): Promise<number> {
  const name = quoteIdent(column);
  const on = key.map((each, i) => `t.${quoteIdent(each)} = f.k${i}`).join(' AND ');
  const { rows } = await client.query<{ share: number | null }>(
    `SELECT CASE WHEN count(DISTINCT t.${name}::text) > 1 THEN avg((t.${name}::text IS NOT DISTINCT FROM m.${name}::text)::int)::float8 END AS share
     FROM ${await targetOf(client, table)} t JOIN ${temporary(STAGED.found)} f ON ${on} JOIN ${temporary(STAGED.made)} m USING (seedbed_row)`,
  );
  return rows[0]!.share ?? 0;
}

/** The staged rows, from 0 and ascending, whose values in these columns no row of the table has. `copy` stages them. */
export async function rowsWithoutKey(
  client: Client,
  table: TableName,
  columns: readonly string[],
  copy: (open: Awaited<ReturnType<typeof stageRows>>) => Promise<unknown>,
): Promise<number[]> {
  await dropStaged(client);
  await copy(await stageRows(client, table, columns, STAGED.made));
  const on = columns.map((name) => `t.${quoteIdent(name)} = m.${quoteIdent(name)}`).join(' AND ');
  const { rows } = await client.query<{ row: string }>(
    `SELECT m.seedbed_row - 1 AS row FROM ${temporary(STAGED.made)} m WHERE NOT EXISTS (SELECT FROM ${await targetOf(client, table)} t WHERE ${on}) ORDER BY 1`,
  );
  return rows.map(({ row }) => Number(row));
}

/** `ONLY`, except for partitioned tables: child tables (inheritance) may contain rows with the same key. */
export async function targetOf(client: Client, { schema, table }: TableName): Promise<string> {
  const name = quoteQualified(schema, table);
  const { rows } = await client.query<{ partitioned: boolean }>(`SELECT relkind = 'p' AS partitioned FROM pg_catalog.pg_class WHERE oid = $1::regclass`, [
    name,
  ]);
  return rows[0]!.partitioned ? name : `ONLY ${name}`;
}

/**
 * The information of one value of a column, in bits: the entropy of the generated values; if they rarely repeat, that
 * of its generator.
 */
async function weigh(client: Client, columns: readonly Evidence[]): Promise<Map<string, number>> {
  const counted = new Map<string, number>();
  for (const { name, bits, bySpread } of columns) {
    const { rows } = await client.query<{ rows: string; values: string; entropy: number | null }>(
      `SELECT coalesce(sum(n), 0) AS rows, count(*) AS values, -sum(n / total * ln(n / total) / ln(2)) AS entropy
       FROM (SELECT count(*)::float8 AS n, sum(count(*)) OVER ()::float8 AS total FROM ${temporary(STAGED.made)} GROUP BY ${quoteIdent(name)}::text) AS each`,
    );
    const { rows: all, values, entropy } = rows[0]!;
    const distinct = Number(values) >= 0.9 * Number(all) && Number(all) > 0;
    counted.set(name, bits === 0 ? 0 : distinct && !bySpread ? bits : Math.min(bits, Math.max(0, Number(entropy ?? 0))));
  }
  return counted;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
