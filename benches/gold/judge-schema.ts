import { qualifiedName, type Blueprint } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { infer } from '@seedbed/inference';
import { judge, type Miss } from './judge.ts';
import type { GoldLine } from './line.ts';
import { toolsFor, type ReadSchema } from './read-catalogs.ts';
import type { GoldSchema } from './schema.ts';

/** A line and its result: no miss if the column is plausible. */
export type Judged = { readonly schema: string; readonly line: GoldLine; readonly miss: Miss | null; readonly shown: readonly (string | null)[] };

const ROWS = 40;
/** Number of values kept per column, for people who review the judge. */
const SHOWN = 12;

/** Infers the schema again and compares 40 rows of each table with its lines. */
export async function judgeSchema(read: ReadSchema): Promise<Judged[]> {
  return judgeBlueprint(read.gold, await inferGold(read));
}

export async function inferGold(read: ReadSchema): Promise<Blueprint> {
  return (await infer(read.catalog, await toolsFor(read), { rows: ROWS })).blueprint;
}

export async function judgeBlueprint({ name, lines }: GoldSchema, blueprint: Blueprint): Promise<Judged[]> {
  const plan = compile(blueprint, await loadWords(blueprint.locale), { cap: true });
  const tables = new Map(blueprint.tables.map((table) => [table.name, table]));
  const columnsOf = new Map<string, ReadonlyMap<string, readonly (string | null)[]>>();
  const rowsOf = (table: string): ReadonlyMap<string, readonly (string | null)[]> => {
    const known = columnsOf.get(table);
    if (known) return known;
    const { schema, columns } = tables.get(table)!;
    const of = qualifiedName(schema, table);
    const names = columns.filter((column) => column.generated === undefined).map((column) => column.name);
    const rows = textRows(plan, of, 0, Math.min(ROWS, plan.table(of).rows), names);
    const made = new Map(names.map((each, i) => [each, rows.map((row) => row[i] ?? null)]));
    columnsOf.set(table, made);
    return made;
  };
  return lines.map((line) => {
    const column = tables.get(line.table)?.columns.find((each) => each.name === line.column);
    if (!column) throw new Error(`${name}: the facts have no column ${line.table}.${line.column}`);
    const rows = rowsOf(line.table);
    const values = rows.get(line.column) ?? [];
    const isPlain = /^a plain value|of which nothing is known/.test(column.because ?? '');
    return { schema: name, line, miss: judge(line, { values, sibling: (other) => rows.get(other), isPlain }), shown: values.slice(0, SHOWN) };
  });
}
