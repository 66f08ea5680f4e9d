import { countOf, qualifiedName, rowsAsked, setFanOut, type FanOut, type KnowledgeTable, type Relation } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { PLACED, writeAmong } from './among.ts';
import { eachOf } from './references.ts';
import { fault, tableNamed, type AnswerWork, type TableWork } from '../work.ts';

type PerParent = Exclude<NonNullable<KnowledgeTable['rows']>, number>;

/** How many rows the table has: a count, or so many for each row of a parent. */
export function takeRows(work: AnswerWork, table: TableWork): void {
  const { rows } = table.stated;
  if (rows === undefined) return;
  const requested = requestedRows(work, table);
  if (requested !== undefined) return takeRequested(work, table, requested);
  if (typeof rows === 'number') {
    table.spec.rows = rows;
    for (const relation of table.relations) dropOwner(relation);
    return;
  }
  const place = `${table.place}/rows`;
  const parent = tableNamed(work.blueprint, rows.per);
  const relation = parent && table.relations.find((each) => each.to.table === qualifiedName(parent.schema, parent.name));
  if (!relation) {
    const known = [...new Set(table.relations.map((each) => each.to.table))].join(', ');
    return fault(work, `${place}/per`, `${table.name} does not refer to "${rows.per}".`, known === '' ? 'a count' : `One of ${known}.`);
  }
  if (rows.low > rows.high || rows.typical > rows.high)
    return fault(work, place, `${rows.low}, ${rows.typical}, ${rows.high} do not rise.`, 'low ≤ typical ≤ high');
  for (const other of table.relations) if (other !== relation) dropOwner(other);
  setFanOut(relation, countsOf(rows));
  // Said of every parent, so also of those that the choice by their state left out; `writeReferences` makes the choice that the same answer states.
  if (rows.low >= 1 && rows.none === undefined && relation.whereAll) for (const member of ['where', 'whereOwn', 'whereAll'] as const) delete relation[member];
  if (rows.none === undefined) delete relation.childless;
  else relation.childless = rows.none;
  delete relation.nullShare;
  // Said of every parent, so also of one that had a share of all rows; `writeReferences` adds a share that the same answer states.
  delete relation.vip;
  delete relation.vipOnTop;
  delete table.spec.rows;
  if (relation.root) leaveTree(table, relation);
  relation.owner = true;
}

/** A number for each parent, and not for each tree, whose rows all had the parent of its root: a row of a tree is now below one of the same parent. */
function leaveTree({ relations }: TableWork, relation: Relation): void {
  const tree = relations.find((each) => each.name === relation.within);
  for (const member of [...PLACED, 'root'] as const) delete relation[member];
  if (tree?.self && tree.name !== undefined && relation.name !== undefined)
    writeAmong({ relations }, tree, { where: {}, with: { lead: relation, scope: relation.to.table }, cases: [] });
}

/** The number of rows that a person requested for this table by name. Not if the answer gives the rows themselves. */
function requestedRows({ requested }: AnswerWork, { spec, stated: { rows, examples } }: TableWork): number | undefined {
  const counts = rowsAsked(requested, [qualifiedName(spec.schema, spec.name), spec.name]);
  return counts?.named && rows !== counts.rows && rows !== examples?.length ? counts.rows : undefined;
}

/** Requested rows take precedence over the answer's. */
function takeRequested(work: AnswerWork, { name, place, spec, stated }: TableWork, requested: number): void {
  spec.rows = requested;
  const instead = typeof stated.rows === 'number' ? `${stated.rows}` : 'its number for each parent';
  fault(
    work,
    `${place}/rows`,
    `${countOf(requested, 'row')} of ${name} were requested, which takes precedence over ${instead}.`,
    'the same number, or request none',
  );
}

/**
 * Reports tables that get another number of rows than the answer says, and those that a key leaves short since this answer. `before`: the
 * shortfalls of the blueprint before it.
 */
export function checkRows(work: AnswerWork, plan: Plan, before: () => Promise<Plan['diagnostics']>): Promise<void> | void {
  const short = plan.diagnostics.filter(({ code, table }) => code === 'unsatisfiable' && work.tables.some(({ name }) => name === table));
  for (const { name, place, stated, spec } of work.tables) {
    const planned = plan.tables.find((one) => one.name === name);
    if (!planned || typeof stated.rows !== 'number' || planned.rows === stated.rows || planned.rows === spec.rows) continue;
    const why = short.find(({ table }) => table === name)?.message;
    fault(work, `${place}/rows`, `${name} gets ${planned.rows} rows, not ${stated.rows}${why === undefined ? '.' : `: ${why}`}`);
  }
  for (const table of work.tables) checkPerParent(work, plan, table, short);
  return short.length === 0 ? undefined : reportShort(work, plan, short, before);
}

/** Names a number for each parent that the rows are far from, beyond chance; rows that choose their parents by what is said have it already. */
function checkPerParent(work: AnswerWork, plan: Plan, { name, place, stated: { rows }, references }: TableWork, short: Plan['diagnostics']): void {
  const parent = typeof rows === 'object' && tableNamed(work.blueprint, rows.per);
  const counts = parent && [name, qualifiedName(parent.schema, parent.name)].map((each) => plan.tables.find((one) => one.name === each)?.rows);
  if (typeof rows !== 'object' || !counts || counts.includes(undefined) || [...work.lost, ...work.faults].some((one) => one.place === `${place}/rows`)) return;
  const relation = work.blueprint.relations.find(
    ({ from, to, owner }) => owner && from.table === name && to.table === qualifiedName(parent.schema, parent.name),
  );
  if (relation && relation.from.columns.some((column) => references.get(column)?.among !== undefined)) return;
  const [made, parents] = counts as [number, number];
  const wanted = parents * eachOf(rows);
  if (Math.abs(made - wanted) <= 0.25 * wanted + 2 * (rows.high - Math.min(rows.low, 1)) * Math.sqrt(parents)) return;
  const why = short.find(({ table }) => table === name)?.message ?? whyOthers(plan, name, parents, relation !== undefined);
  fault(
    work,
    `${place}/rows`,
    `${name} gets ${made} rows, ${countOf(Number((made / Math.max(1, parents)).toPrecision(2)), 'row')} for each of ${parents} rows of ${rows.per}: ${why}`,
  );
}

/** What keeps a table from the number for each parent. */
function whyOthers(plan: Plan, name: string, parents: number, isOwned: boolean): string {
  const reported = plan.diagnostics.find(({ table }) => table === name)?.message;
  return (
    reported ?? (isOwned ? `a table has at most so many rows, however many its ${parents} parents ask for.` : 'another statement says how many rows it has.')
  );
}

async function reportShort(work: AnswerWork, plan: Plan, short: Plan['diagnostics'], before: () => Promise<Plan['diagnostics']>): Promise<void> {
  for (const each of newShortages(short, await before())) {
    const table = work.tables.find(({ name }) => name === each.table)!;
    if (typeof table.stated.rows !== 'number' && !isOfChosen(plan, table, each.constraint)) fault(work, table.place, each.message);
  }
}

/** Whether a key is a reference alone whose rows the answer chooses: each of those rows once, so the table has as many rows as there are such. */
function isOfChosen(plan: Plan, { name, references }: TableWork, constraint: string | undefined): boolean {
  const key = plan.tables.find((each) => each.name === name)?.keys.find((each) => each.name === constraint);
  return (
    key !== undefined && key.columns.some((column) => references.get(column)?.among !== undefined) && key.columns.every((column) => references.has(column))
  );
}

/** The keys that leave a table short in a plan, and did not before. */
export function newShortages(diagnostics: Plan['diagnostics'], before: Plan['diagnostics']): Plan['diagnostics'] {
  const known = new Set(before.map(keyOf));
  return diagnostics.filter((each) => each.code === 'unsatisfiable' && !known.has(keyOf(each)));
}

function keyOf({ code, table, constraint }: Plan['diagnostics'][number]): string {
  return [code, table, constraint].join('\n');
}

function dropOwner(relation: Relation): void {
  if (!relation.owner) return;
  delete relation.owner;
  delete relation.childless;
}

/**
 * Counts from low to high with the typical one as the mean, falling or rising evenly. With a share of parents without children, the others
 * have at least one.
 */
function countsOf({ low, typical, high, none }: PerParent): FanOut {
  const first = none === undefined ? low : Math.max(1, low);
  if (first >= high) return { kind: 'fixed', count: high };
  const counts = Array.from(
    { length: Math.min(high - first, MAX_COUNTS - 1) + 1 },
    (_, i) => first + Math.round((i * (high - first)) / Math.min(high - first, MAX_COUNTS - 1)),
  );
  let [small, large] = [1e-6, 1e6];
  for (let round = 0; round < 80; round++) {
    const ratio = Math.sqrt(small * large);
    if (meanOf(counts, first, ratio) < typical) small = ratio;
    else large = ratio;
  }
  const weights = weightsOf(counts, first, small);
  return { kind: 'empirical', counts: counts.map((children, i) => ({ children, weight: Number(weights[i]!.toPrecision(6)) })) };
}

const MAX_COUNTS = 200;

/** Each count is `ratio` as likely as the one below it; of the whole the largest is 1. */
function weightsOf(counts: readonly number[], first: number, ratio: number): number[] {
  const logs = counts.map((count) => (count - first) * Math.log(ratio));
  const most = Math.max(...logs);
  return logs.map((log) => Math.exp(log - most));
}

function meanOf(counts: readonly number[], first: number, ratio: number): number {
  const weights = weightsOf(counts, first, ratio);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return counts.reduce((all, count, i) => all + count * weights[i]!, 0) / sum;
}
