import type { Blueprint } from '@seedbed/contract';
import { compile, type Plan } from '@seedbed/engine';
import { loadWords, speaksOfSubjects } from '@seedbed/engine/words';
import type { ColumnTexts, EngineCalls, NextDifference, PairTable, TableDifference } from '../protocol.ts';
import { columnTexts } from '../row-views.ts';
import { nextDifference } from './next-difference.ts';
import { pairTables, tableDifference } from './table-difference.ts';

type Pair = { readonly number: number; readonly plans: readonly [Plan, Plan]; readonly tables: readonly PairTable[] };
type Answer<K extends keyof EngineCalls> = ReturnType<EngineCalls[K]>;

/** The two compared plans. A worker holds one pair. */
let open: Pair | null = null;
let newest = 0;

export async function openPair(number: number, before: Blueprint, after: Blueprint): Promise<readonly PairTable[]> {
  open = null;
  newest = number;
  const plans: [Plan, Plan] = [await planOf(before), await planOf(after)];
  const tables = pairTables(...plans);
  // Another pair may have been requested in the meantime.
  if (newest === number) open = { number, plans, tables };
  return tables;
}

export async function pairDifference(number: number, table: string): Promise<TableDifference | null> {
  const { pair, found } = tableIn(number, table);
  // Row requests of the grid are answered in between.
  return pair && found ? tableDifference(...pair.plans, found, () => new Promise((resolve) => setTimeout(resolve))) : null;
}

export async function pairRows(number: number, table: string, first: number, count: number, columns: readonly string[]): Answer<'pairRows'> {
  const { pair, found } = tableIn(number, table);
  if (!pair || !found) return null;
  const [before, after] = pair.plans.map((plan) => textsIn(plan, table, first, count, columns));
  return [before!, after!];
}

export async function pairNext(
  number: number,
  table: string,
  columns: readonly string[],
  from: number,
  isBack: boolean,
  inTime: () => boolean,
): Promise<NextDifference | null> {
  const { pair, found } = tableIn(number, table);
  if (!pair || !found) return null;
  const both = columns.filter((column) => found.columns.includes(column));
  return nextDifference(...pair.plans, table, both, from, isBack, inTime);
}

function tableIn(number: number, table: string): { readonly pair: Pair | null; readonly found: PairTable | undefined } {
  const pair = open?.number === number ? open : null;
  return { pair, found: pair?.tables.find(({ name }) => name === table) };
}

async function planOf(blueprint: Blueprint): Promise<Plan> {
  return compile(blueprint, await loadWords(blueprint, { subjects: speaksOfSubjects(blueprint) }), { cap: true });
}

/** Columns that a plan does not have are empty, as are rows behind its last one. */
function textsIn(plan: Plan, table: string, first: number, count: number, columns: readonly string[]): ColumnTexts[] {
  const planned = plan.tables.find(({ name }) => name === table);
  if (!planned) return columns.map(() => []);
  const known = columns.filter((name) => planned.omitted.includes(name) || planned.columns.some((column) => column.name === name));
  const texts = columnTexts(plan, table, first, Math.max(0, count), known);
  return columns.map((name) => (known.includes(name) ? texts[known.indexOf(name)]! : []));
}
