import { quoteIdent, quoteLiteral, quoteQualified, type OpenClient } from '@seedbed/postgres/sql';
import type { MockSchema, MockTable } from '../../../../src/core/index.ts';
import type { Random } from './random.ts';

/** A row as JSON has it, and its cells as texts. */
export type Sample = { readonly json: Readonly<Record<string, unknown>>; readonly texts: Readonly<Record<string, string | null>> };
export type Samples = ReadonlyMap<MockTable, readonly Sample[]>;

const ROWS = 60;

export async function samplesOf(client: OpenClient, schema: MockSchema): Promise<Samples> {
  const samples = new Map<MockTable, readonly Sample[]>();
  for (const table of schema.tables) {
    const texts = table.columns.map(({ name }) => `${quoteLiteral(name)}, t.${quoteIdent(name)}::text`).join(', ');
    const { rows } = await client.query<{ json: string; texts: Record<string, string | null> }>(
      `SELECT row_to_json(t)::text AS json, json_build_object(${texts}) AS texts FROM ${quoteQualified(table.schema, table.name)} t LIMIT ${ROWS}`,
    );
    samples.set(
      table,
      rows.map((row) => ({ json: JSON.parse(row.json) as Record<string, unknown>, texts: row.texts })),
    );
  }
  return samples;
}

const ODD = [
  '',
  ' ',
  'abc',
  '0',
  '-1',
  '7',
  '3.5',
  '1e3',
  '99999999999999999999',
  'NaN',
  'true',
  'f',
  '2024-02-30',
  '2024-05-01',
  '{a}',
  '{"a": 1}',
  '[1,3)',
  "o'b",
  'x%_\\',
];

/** A value of a column's rows, or now and then one of no type in particular. */
export function valueOf(random: Random, samples: readonly Sample[], column: string): string {
  const texts = samples.flatMap(({ texts: cells }) => cells[column] ?? []);
  return texts.length === 0 || random.chance(0.06) ? random.of(ODD) : random.of(texts);
}
