import { Problem } from '@seedbed/contract';
import type { ColumnPlan, Plan, TablePlan } from '@seedbed/engine';
import { SESSION_SETTINGS } from '@seedbed/postgres/load';
import { dropStaged, recognizeRows, STAGED, stageRows, type Evidence, type Recognized } from '@seedbed/postgres/refresh';
import { copyRows } from '../load/copy/copy-rows.ts';

type Client = Parameters<typeof dropStaged>[0];

export type FoundRows = { /** The key by which they were found. */ readonly key: readonly string[]; readonly recognized: Recognized };

export type FindOptions = {
  /** What to do about a table whose rows cannot be found. */
  readonly instead: string;
  /** Tables, by qualified name, of which most rows may be gone. */
  readonly deleted?: ReadonlySet<string> | undefined;
  /** Columns by qualified table that the rows have otherwise than the plan makes them, as a migration filled them: they show nothing. */
  readonly otherwise?: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Within a transaction: stages the rows of a table as the plan generated them, and finds them in the table. `table` is
 * its current form. Throws Problem `conflict` if they cannot be distinguished from others, and `target-mismatch` if fewer than half of
 * them are there: then the blueprint is not the one by which the table was loaded.
 */
export async function findMadeRows(client: Client, was: Plan, old: TablePlan, table: TablePlan, options: FindOptions): Promise<FoundRows> {
  const { name } = table;
  const { instead, signal } = options;
  const apart = options.otherwise?.get(old.name);
  const keys = keysOf(old, table).filter((columns) => !columns.some((column) => apart?.has(column)));
  if (keys.length === 0)
    throw new Problem(
      'conflict',
      `${name} has no primary or unique key over columns that the blueprint fills, so its rows cannot be found again. Give it a key. ${instead} Nothing was changed.`,
      { facts: { table: name, unidentified: true, keyless: true } },
    );
  const shared = old.columns.filter((column) => comparedAs(column, table) !== undefined && !apart?.has(column.name));
  const changed = shared.filter((column) => !isSame(column, table));
  await dropStaged(client);
  const made = await stageRows(
    client,
    table,
    shared.map((column) => column.name),
    STAGED.made,
    new Map(changed.map((column) => [column.name, column.type.name])),
  );
  await copyRows(was, old, { columns: shared.map((column) => column.name), open: made, signal });
  let recognized: Recognized | undefined;
  let key: readonly string[] = keys[0]!;
  const evidence = shared.map((column) => evidenceOf(column, table));
  for (const [i, each] of keys.entries()) {
    const inKey = each.map((column) => evidence.find((one) => one.name === column)!);
    const found = await recognizeRows(
      client,
      table,
      inKey,
      evidence.filter((one) => !each.includes(one.name)),
      { isPrimary: i === 0, byKey: old.mode === 'keep' && each.some((column) => isRandom(was, old, column)) },
    );
    if (recognized && found.ours === 0) continue;
    recognized = found;
    key = each;
    // Generated rows have the blueprint's keys, unless these are counters: rows with other keys belong to someone else.
    if (found.ours > 0 || inKey.some(({ bits }) => bits > 0)) break;
  }
  if (recognized!.undecidable)
    throw new Problem(
      'conflict',
      `Rows of ${name} cannot be distinguished from others: its key only counts, and its other columns say too little. ${instead} Nothing was changed.`,
      { facts: { table: name, unidentified: true } },
    );
  requireMost(old, table, recognized!, options);
  return { key, recognized: recognized! };
}

/** The answer of a comparison, whose transaction is taken back; false if the rows cannot be compared: then nothing shows them to be the blueprint's. */
export async function holdsWhenCompared(client: Client, compare: () => Promise<boolean>): Promise<boolean> {
  await client.query(`BEGIN; ${SESSION_SETTINGS}`);
  try {
    return await compare();
  } catch (error) {
    if (error instanceof Problem || (error as { code?: string }).code?.startsWith('42')) return false;
    throw error;
  } finally {
    await client.query('ROLLBACK').catch(() => {});
  }
}

/** With fewer, the blueprint would go on to make rows that are not there, and its next use would find none. */
function requireMost(old: TablePlan, { name, table }: TablePlan, { made, met, ours, present }: Recognized, { deleted }: FindOptions): void {
  if (2 * ours >= made || deleted?.has(old.name) || deleted?.has(name)) return;
  throw new Problem(
    'target-mismatch',
    `${name}: found ${ours} of the ${made} rows that the blueprint makes; the table has ${present}. ` +
      `If it was loaded with other options (--rows, --seed, --overlay, --knowledge), write the blueprint with them (seedbed infer FILE … --out loaded.json) and refresh that. If this table was left out of the load (--table) or had rows before it (--mode append), name the other tables with --table. If its rows were deleted on purpose, add --deleted ${table}. Nothing was changed.`,
    { facts: { table: name, found: ours, made, met, present } },
  );
}

/** Keys that can identify a generated row: the primary key first. */
export function keysOf(old: TablePlan, table: TablePlan): (readonly string[])[] {
  const keys = [table.primaryKey, ...table.keys.map((key) => key.columns)].filter((columns) => columns.length > 0);
  const serves = (name: string): boolean => {
    const column = old.columns.find((each) => each.name === name);
    return column !== undefined && !column.makesNulls && isSame(column, table);
  };
  return [...new Map(keys.filter((columns) => columns.every(serves)).map((columns) => [columns.join('\n'), columns])).values()];
}

/** Whether its generated values still fit the column. */
function isSame(column: ColumnPlan, table: TablePlan): boolean {
  return table.columns.some((each) => each.name === column.name && each.type.name === column.type.name);
}

/** Types of numbers, and of texts: a value keeps its text when its column changes from one to another. */
export const NUMBERS = /^(?:smallint|integer|bigint|numeric|decimal)\b/;
export const TEXTS = /^(?:text|character varying|varchar)\b/;

/**
 * How to compare generated values with the column's: as printed, or, if its type changed to another number or text
 * type, converted; undefined: not comparable.
 */
function comparedAs(column: ColumnPlan, table: TablePlan): 'numeric' | 'text' | undefined {
  const now = table.columns.find((each) => each.name === column.name)?.type.name;
  if (now === undefined) return undefined;
  const was = column.type.name;
  if (was !== now && NUMBERS.test(was) && NUMBERS.test(now)) return 'numeric';
  return was === now || (TEXTS.test(was) && TEXTS.test(now)) ? 'text' : undefined;
}

/** Maximum number of bits of a value that rarely repeats. */
const MAX_BITS = 16;

/**
 * Values that rise with the row prove nothing: other people's rows count too, and their n-th row has about the same
 * date.
 */
const COUNTS: ReadonlySet<string> = new Set(['sequence', 'code.reference']);
const DAYS: ReadonlySet<string> = new Set(['date.created', 'date.business']);

/** Whether nobody else would have a value of a column, or of the one to which it leads: then it shows whose row it is, whoever made the others. */
function isRandom(plan: Plan, table: TablePlan, name: string): boolean {
  const column = table.column(name);
  if (column.generator !== 'reference') return column.type.name === 'uuid' && evidenceOf(column, table).bits === MAX_BITS;
  const relation = plan.relations.find(({ child, columns }) => child === table.name && columns.includes(name));
  return relation !== undefined && relation.parent !== table.name && isRandom(plan, plan.table(relation.parent), relation.parentColumns[relation.columns.indexOf(name)]!); // prettier-ignore
}

/** How much a value of a column reveals about the origin of its row. */
function evidenceOf(column: ColumnPlan, table: TablePlan): Evidence {
  const { name, generator, cardinality } = column;
  const how = comparedAs(column, table);
  const kind = generator ?? '';
  const counts = COUNTS.has(kind) || (DAYS.has(kind) && column.type.base === 'date');
  return {
    name,
    bits: counts ? 0 : Math.min(MAX_BITS, Math.log2(Math.max(1, cardinality))),
    bySpread: generator === 'reference',
    ...(how === 'numeric' && { comparedAs: how }),
  };
}
