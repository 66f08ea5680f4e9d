import type { Blueprint } from '@seedbed/contract';
import { textRows } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { infer } from '@seedbed/inference';
import { foldConstants, parseBodies, parseExpressions } from '@seedbed/postgres/catalog';
import { loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { testServer } from '../../../postgres/test/support/cluster.ts';
import { prove } from '../../src/proof/prove.ts';

export type MadeRow = Readonly<Record<string, string | null>>;
type Made = {
  readonly blueprint: Blueprint;
  /** All rows by table name; without columns that Postgres computes. */
  readonly rows: ReadonlyMap<string, readonly MadeRow[]>;
  /** Whether a trial load accepted every row. */
  readonly proved: boolean;
};

/** Infers a schema and generates its rows, as many for each table as it chooses by itself without `rows`; `change` edits the blueprint first. */
export async function madeRows(
  ddl: string,
  rows: number | undefined,
  change: (blueprint: Blueprint) => Blueprint | Promise<Blueprint> = (one) => one,
): Promise<Made> {
  const { catalog, sandbox } = await loadSchema(ddl, testServer());
  try {
    const client = await connect(sandbox.owner);
    const fold = (expressions: string[]) => foldConstants(client, expressions);
    const inferred = await infer(catalog, { parse: parseExpressions, bodies: parseBodies, fold }, rows === undefined ? {} : { rows });
    await client.end();
    const blueprint = await change(inferred.blueprint);
    const plan = await compileBlueprint(blueprint);
    const made = plan.tables.map((table): [string, MadeRow[]] => {
      const names = table.columns.map(({ name }) => name);
      const texts = textRows(plan, `${table.schema}.${table.table}`, 0, table.rows);
      return [table.table, texts.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i] ?? null])))];
    });
    const { ok } = await prove(blueprint, testServer(), { ddl });
    return { blueprint, rows: new Map(made), proved: ok };
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}
