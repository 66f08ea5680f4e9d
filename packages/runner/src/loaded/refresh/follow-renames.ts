import { qualifiedName, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import type { Plan, TablePlan } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { shareOfMade, requireVisible } from '@seedbed/postgres/refresh';
import type { OpenClient } from '@seedbed/postgres/sql';
import { findMadeRows, holdsWhenCompared } from '../find-made-rows.ts';

/** Share of a table's columns that another must have to be the same one. */
const SAME_COLUMNS = 0.8;
/** Share of found rows whose new column holds what was made for the old one. */
const SAME_VALUES = 0.75;

type Followed = { readonly blueprint: Blueprint; /** In words. */ readonly renames: readonly string[] };

/**
 * The stored blueprint with the names that its tables and columns have in `now`. Follows what is gone to what is new only
 * where the rows prove it: the new table or column holds what the blueprint made for the old one.
 */
export async function followRenames(open: () => Promise<OpenClient>, given: Blueprint, now: Blueprint, signal: AbortSignal | undefined): Promise<Followed> {
  const { blueprint: stored, renames: labels } = await followLabels(open, given, now, signal);
  const renames = [...labels];
  let blueprint = stored;
  const find = (name: string, of: Blueprint) => of.tables.find((table) => nameOf(table) === name);
  const goneTables = () => blueprint.tables.filter((table) => !find(nameOf(table), now));
  const pairs = () =>
    now.tables.flatMap((to) =>
      find(nameOf(to), stored)
        ? []
        : goneTables()
            .filter((from) => isAlike(from, to))
            .map((from) => ({ from, to })),
    );
  if (pairs().length === 0 && !now.tables.some((to) => pairsOfColumns(find(nameOf(to), stored), to).length > 0)) return { blueprint, renames };
  // Loads read this module for what it knows of rows, and need no inference.
  const { withColumnRenamed, withTableRenamed } = await import('@seedbed/inference');
  await using client = await open();
  const prove = async (renamed: Blueprint, to: BlueprintTable, column: string | undefined, ...words: string[]): Promise<boolean> => {
    const was = await compileBlueprint(renamed).catch(() => null);
    if (!was || !(await holdsMade(client, was, nameOf(to), { column, there: to.columns, signal }))) return false;
    blueprint = renamed;
    renames.push(...words);
    return true;
  };
  const tellColumn = (table: string, from: string, name: string): string => `${table}.${from} is ${name} now; its values stay those of the blueprint.`;
  for (const { from, to } of pairs())
    if (find(nameOf(from), blueprint)) {
      const [renamed, words] = [withTableRenamed(blueprint, from, to), `${nameOf(from)} is ${nameOf(to)} now; its rows stay those of the blueprint.`];
      const [column, ...others] = pairsOfColumns(from, to);
      // The rows of a table of links are told apart by its references, of which one was renamed with the table that it leads to.
      if (!(await prove(renamed, to, undefined, words)) && column && others.length === 0)
        await prove(withColumnRenamed(renamed, nameOf(to), column.from, column.name), to, column.name, words, tellColumn(nameOf(to), column.from, column.name));
    }
  for (const to of now.tables) {
    for (const { from, name } of pairsOfColumns(find(nameOf(to), blueprint), to)) {
      if (!pairsOfColumns(find(nameOf(to), blueprint), to).some((pair) => pair.from === from && pair.name === name)) continue;
      await prove(withColumnRenamed(blueprint, nameOf(to), from, name), to, name, tellColumn(nameOf(to), from, name));
    }
  }
  return { blueprint, renames };
}

/**
 * The stored blueprint with the labels that its enum types have now. A label that is gone becomes the one that its rows hold; where no
 * row shows it, the one that inference takes for it.
 */
async function followLabels(open: () => Promise<OpenClient>, stored: Blueprint, now: Blueprint, signal: AbortSignal | undefined): Promise<Followed> {
  const enums = Object.entries(stored.types ?? {}).flatMap(([name, { kind }]) => (kind === 'enum' ? [name] : []));
  if (enums.length === 0) return { blueprint: stored, renames: [] };
  await using client = await open();
  const { rows } = await client.query<{ name: string; labels: string[] }>(labelsSql, [enums]);
  const there = new Map(rows.map(({ name, labels }) => [name, labels]));
  if (enums.every((name) => stored.types![name]!.kind !== 'enum' || isWithin(stored.types![name]!, there.get(name)))) return { blueprint: stored, renames: [] };
  const { labelMoves, tellLabelMove, withLabelsMoved } = await import('@seedbed/inference');
  const moves = labelMoves(stored.types, Object.fromEntries([...there].map(([name, labels]) => [name, { kind: 'enum' as const, labels }])));
  for (const [at, move] of moves.entries()) {
    const labels = there.get(move.type)!;
    const before = stored.types![move.type]!;
    // Rows with another label than the column's are among those that are not found.
    const held = async (to: string): Promise<number> => {
      const moved = withLabelsMoved(stored, moves.with(at, { ...move, to }));
      const plan = await compileBlueprint(moved).catch(() => null);
      let sum = 0;
      for (const table of plan ? moved.tables : [])
        for (const { name } of table.columns.filter(({ type }) => type.replace(/(?:\[\])+$/, '') === move.type)) {
          const there = now.tables.find((each) => nameOf(each) === nameOf(table))?.columns;
          const { rows, share } = (await rowsHeld(client, plan!, nameOf(table), { column: name, there, signal })) ?? { rows: 0, share: 0 };
          sum += rows * share;
        }
      return sum;
    };
    let best = { to: move.to, rows: await held(move.to) };
    for (const to of labels.filter((label) => label !== move.to)) {
      const rows = await held(to);
      if (rows > best.rows) best = { to, rows };
    }
    moves[at] = { ...move, to: best.to, isRenamed: before.kind === 'enum' && !before.labels.includes(best.to) };
  }
  return { blueprint: withLabelsMoved(stored, moves), renames: moves.map(tellLabelMove) };
}

/** Whether an enum has all labels of before, or is gone. */
const isWithin = (type: NonNullable<Blueprint['types']>[string], labels: readonly string[] | undefined): boolean =>
  type.kind !== 'enum' || labels === undefined || type.labels.every((label) => labels.includes(label));

const labelsSql = /* SQL */ `
  select asked.name, array_agg(e.enumlabel::text order by e.enumsortorder) as labels
  from unnest($1::text[]) asked (name) join pg_catalog.pg_enum e on e.enumtypid = pg_catalog.to_regtype(asked.name) group by asked.name`;

function isAlike(from: BlueprintTable, to: BlueprintTable): boolean {
  if (from.schema !== to.schema) return false;
  const same = from.columns.filter(({ name, type }) => to.columns.some((column) => column.name === name && column.type === type)).length;
  if (same >= SAME_COLUMNS * Math.max(from.columns.length, 1)) return true;
  // One reference of a table of links is renamed with the table that it leads to.
  return same > 0 && from.columns.length === to.columns.length && same === from.columns.length - 1 && pairsOfColumns(from, to).length === 1;
}

/** Columns that are gone, each with the new ones of its type. */
function pairsOfColumns(from: BlueprintTable | undefined, to: BlueprintTable): { readonly from: string; readonly name: string }[] {
  if (!from) return [];
  const has = (table: BlueprintTable, name: string) => table.columns.some((column) => column.name === name);
  const added = to.columns.filter(({ name }) => !has(from, name));
  return from.columns
    .filter(({ name }) => !has(to, name))
    .flatMap(({ name, type }) => added.filter((each) => each.type === type).map((each) => ({ from: name, name: each.name })));
}

/** Whether a table holds the rows that a plan makes, and most of the column's values. */
async function holdsMade(client: OpenClient, plan: Plan, name: string, options: RenameOptions = {}): Promise<boolean> {
  const held = await rowsHeld(client, plan, name, options);
  return held !== null && (options.column === undefined || held.share >= SAME_VALUES);
}

/** The rows of a plan that are found in the table, and the share of them with the column's value; null if they cannot be found. */
async function rowsHeld(client: OpenClient, plan: Plan, name: string, { column, there, signal }: RenameOptions = {}): Promise<Held | null> {
  const made = plan.table(name);
  const table = there ? asThere(made, there) : made;
  if (table.rows === 0 || table.mode === 'keep' || table.mode === 'skip') return null;
  let held: Held | null = null;
  await holdsWhenCompared(client, async () => {
    await requireVisible(client, [table]);
    const { key, recognized } = await findMadeRows(client, plan, made, table, { instead: '', signal });
    held = { rows: recognized.ours, share: column === undefined ? 1 : await shareOfMade(client, table, key, column) };
    return true;
  });
  return held;
}

type Held = { readonly rows: number; readonly share: number };

/** The table with the columns that are there, of the types that they have now. */
function asThere(made: TablePlan, there: BlueprintTable['columns']): TablePlan {
  const types = new Map(there.map(({ name, type }) => [name, type]));
  const columns = made.columns.flatMap((column) => (types.has(column.name) ? [{ ...column, type: { ...column.type, name: types.get(column.name)! } }] : []));
  return { ...made, columns };
}

type RenameOptions = {
  readonly column?: string | undefined;
  /** The columns that the database has; by default those of the plan. */
  readonly there?: BlueprintTable['columns'] | undefined;
  readonly signal?: AbortSignal | undefined;
};

const nameOf = ({ schema, name }: Pick<BlueprintTable, 'schema' | 'name'>): string => qualifiedName(schema, name);

/** Those of the tables that do not hold the rows which the plan makes. */
export async function tablesOfOthers(client: OpenClient, plan: Plan, names: readonly string[]): Promise<readonly string[]> {
  const others: string[] = [];
  for (const name of names) if (!(await holdsMade(client, plan, name))) others.push(name);
  return others;
}
