import { countOf } from '@seedbed/contract';
import { slidingColumns, type Plan, type TablePlan } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import {
  compareRows,
  daysMovedByKey,
  digestRows,
  dropStaged,
  STAGED,
  stageRows,
  targetOf,
  temporary,
  type ComparedColumn,
  type RowsCompared,
  type TableShape,
} from '@seedbed/postgres/refresh';
import { quoteQualified } from '@seedbed/postgres/sql';
import { copyRows } from '../../load/copy/copy-rows.ts';
import type { LockedTable } from '../../load/report.ts';
import { NUMBERS, TEXTS } from '../find-made-rows.ts';
import { tablesLeft } from '../slide/requested-tables.ts';
import type { TableStatus } from './report.ts';

type Client = Parameters<typeof dropStaged>[0];

type Comparing = {
  readonly plan: Plan;
  readonly table: TablePlan;
  /** The table now; absent if it is gone. */
  readonly shape: TableShape | undefined;
  readonly line: LockedTable;
  readonly signal: AbortSignal | undefined;
};

/** Within a transaction: one table against its line in the lock. */
export async function compareTable(client: Client, comparing: Comparing): Promise<TableStatus> {
  const { table, shape, line } = comparing;
  const base = { table: table.name, loaded: line.rows, found: 0, edited: 0, missing: 0, added: 0, columns: [], examples: [], undecided: [], by: null };
  if (!shape) return { ...base, present: null, state: 'gone', missing: line.rows };
  await client.query('SAVEPOINT seedbed_status');
  try {
    const hidden = await client.query<{ hidden: boolean }>('SELECT pg_catalog.row_security_active($1::regclass) AS hidden', [
      quoteQualified(table.schema, table.table),
    ]);
    if (hidden.rows[0]!.hidden) return { ...base, present: null, state: 'undecided', undecided: ['row-level security may hide rows from this role'] };
    if (line.beside !== undefined) {
      const { rows: present } = (await digestRows(client, await targetOf(client, table), []))!;
      const missing = Math.max(0, line.rows + line.beside - present);
      const undecided = [`its rows were added beside ${countOf(line.beside, 'row')} of others: only counted`];
      return { ...base, present, found: line.rows - missing, missing, state: missing > 0 ? 'differs' : 'loaded', undecided };
    }
    const isSame =
      line.otherwise === undefined &&
      table.columns.every(({ name, type }) => shape.columns.some((column) => column.name === name && column.type === type.name));
    const now = isSame ? await digestOf(client, table, await targetOf(client, table)) : null;
    if (now && now.digest === line.digest && now.rows === line.rows) return { ...base, present: now.rows, found: now.rows, state: 'loaded', by: 'digest' };
    const { compared, differing, asMade } = await compareMade(client, comparing, shape);
    // A slide of some tables leaves the others, or the blueprint, their day: rows that are only some weeks off were not edited.
    const weeks = differing.length > 0 ? await weeksMoved(client, comparing, compared.by, differing) : 0;
    return weeks === 0 ? compared : { ...(await compareMade(client, { ...comparing, ...(await movedBy(comparing, weeks)) }, shape, asMade)).compared, weeks };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    // A missing right, a server that takes no temporary tables, values that a changed type does not take.
    if (!code || !/^(?:42|25|22|23|0A)/.test(code)) throw error;
    return { ...base, present: null, state: 'undecided', undecided: [message] };
  } finally {
    await client.query('ROLLBACK TO SAVEPOINT seedbed_status');
  }
}

const digestOf = (client: Client, table: TablePlan, from: string) =>
  digestRows(
    client,
    from,
    table.columns.map(({ name }) => name),
  );

/** By how many weeks most of the staged rows are later; 0 where nothing shows it. */
async function weeksMoved(client: Client, { plan, table, line }: Comparing, by: TableStatus['by'], differing: readonly string[]): Promise<number> {
  if (by === null || typeof by === 'string') return 0;
  const moving = slidingColumns(await compileBlueprint({ ...plan.blueprint, slide: 1 }), table.name);
  const days = moving
    .filter(({ name, byDays }) => byDays && differing.includes(name) && !by.includes(name) && !line.otherwise?.includes(name))
    .map(({ name }) => name);
  const found = days.length === 0 ? null : await daysMovedByKey(client, await targetOf(client, table), by, days);
  return found !== null && found % 7 === 0 ? found / 7 : 0;
}

/** The plan in which this table alone is moved. */
async function movedBy({ plan, table }: Comparing, weeks: number): Promise<Pick<Comparing, 'plan' | 'table'>> {
  const moved = await compileBlueprint(
    { ...plan.blueprint, slide: (plan.blueprint.slide ?? 0) + weeks },
    { still: tablesLeft(plan, { tables: [table.name] }) },
  );
  return { plan: moved, table: moved.table(table.name) };
}

type Made = {
  readonly compared: TableStatus;
  /** The columns that differ in some row. */
  readonly differing: readonly string[];
  /** Whether the load wrote what the blueprint makes; undefined if nothing shows it. */
  readonly asMade: boolean | undefined;
};

/** With the rows that the blueprint makes. `before`: what other times showed of what the load wrote. */
async function compareMade(client: Client, { plan, table, line, signal }: Comparing, shape: TableShape, before?: boolean): Promise<Made> {
  const otherwise = new Set(line.otherwise);
  const typeNow = (name: string): string | undefined => shape.columns.find((column) => column.name === name)?.type;
  const how = new Map(table.columns.map(({ name, type }) => [name, otherwise.has(name) ? null : comparison(type.name, typeNow(name))]));
  const columns = table.columns.flatMap(({ name }): ComparedColumn[] => (how.get(name)! === null ? [] : [{ name, how: how.get(name)!.how }]));
  const names = columns.map(({ name }) => name);
  const types = new Map(names.flatMap((name) => (how.get(name)!.staged === undefined ? [] : [[name, how.get(name)!.staged!] as const])));
  await dropStaged(client);
  await copyRows(plan, table, { columns: names, open: await stageRows(client, table, names, STAGED.made, types), signal });
  const undecided = notCompared(
    table.columns.flatMap(({ name }) => (how.get(name) === null ? [{ name, now: typeNow(name) }] : [])),
    otherwise,
  );
  const key = keyOf(table, names);
  // The load wrote something else than the blueprint makes: code of the schema changed it, or rows of others decided it.
  const asMade =
    line.digest === undefined || columns.length < table.columns.length
      ? undefined
      : before === true || (await digestOf(client, table, temporary(STAGED.made)))?.digest === line.digest;
  const compared = await compareRows(client, table, {
    key,
    columns: columns.filter(({ name }) => !key.includes(name)),
    leaves: asMade !== true,
  });
  const { present, edited, added, columns: cells, examples, always } = compared;
  // Rows that the load left out, such as those of parents that were gone.
  const missing = Math.max(0, compared.missing - Math.max(0, compared.made - line.rows));
  const found = compared.made - compared.missing - edited;
  undecided.push(
    ...always.map((name) => `${name} differs in nearly every row: ${asMade === false ? 'the database sets it itself' : 'a migration or the database set it'}`),
  );
  if (asMade === false && edited > 0)
    undecided.push('the database changed values while they were loaded, by triggers or rows of others: which of these rows were edited later is not known');
  if (key.length === 0 && missing + added > 0) undecided.push('it has no key: an edited row counts as a missing and an added one');
  const result = {
    table: table.name,
    loaded: line.rows,
    present,
    state: edited + missing + added > 0 ? 'differs' : 'loaded',
    found,
    edited,
    missing,
    added,
    columns: cells,
    by: key.length > 0 ? key : 'whole rows',
    examples: missing === 0 ? examples.filter(({ kind }) => kind !== 'missing') : examples,
    undecided,
  } satisfies TableStatus & Partial<RowsCompared>;
  return { compared: result, differing: [...cells.map(({ column }) => column), ...always], asMade };
}

/** Columns that identify a row: the primary key, or a unique key without NULLs, of those that are compared. */
function keyOf(table: TablePlan, names: readonly string[]): readonly string[] {
  const serves = (columns: readonly string[]): boolean =>
    columns.length > 0 && columns.every((name) => names.includes(name) && !table.column(name).makesNulls && !table.column(name).nullable);
  // Part of a key of several columns, such as that of a partitioned table.
  const counted = table.primaryKey.filter((name) => names.includes(name) && table.column(name).generator === 'sequence');
  return [table.primaryKey, ...table.keys.map(({ columns }) => columns), counted].find(serves) ?? [];
}

/** Types whose values are equal only where their texts are. */
const BY_VALUE = /^(?:smallint|integer|bigint|boolean|uuid|date|timestamp|time)\b(?!.*\[\])/;

type Comparison = { readonly how: ComparedColumn['how']; /** The type to stage it as, if not its own. */ readonly staged?: string } | null;

/** How to compare a column of this type with what is there now; null: not at all. */
function comparison(was: string, now: string | undefined): Comparison {
  if (now === undefined) return null;
  if (was === now) return { how: BY_VALUE.test(now) ? 'value' : 'text' };
  if (NUMBERS.test(was) && NUMBERS.test(now)) return { how: 'numeric', staged: was };
  // A label of an enum is its text.
  const isWord = (type: string): boolean => TEXTS.test(type) || (type.includes('.') && !type.endsWith('[]'));
  return (TEXTS.test(was) && isWord(now)) || (TEXTS.test(now) && isWord(was)) ? { how: 'text', staged: 'text' } : null;
}

/** Columns without a comparison, in words. One that is gone is a change of the schema. */
function notCompared(columns: readonly { readonly name: string; readonly now: string | undefined }[], otherwise: ReadonlySet<string>): string[] {
  const there = columns.filter(({ now }) => now !== undefined);
  const ofMigration = there.filter(({ name }) => otherwise.has(name)).map(({ name }) => name);
  return [
    ...(ofMigration.length > 0 ? [`${ofMigration.join(', ')}: filled or changed by a migration, not compared`] : []),
    ...there.flatMap(({ name, now }) => (otherwise.has(name) ? [] : [`${name}: its type is ${now} now, not compared`])),
  ];
}
