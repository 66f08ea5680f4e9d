import { qualifiedName, setFanOut, type FanOut, type KnowledgeTable, type Relation } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { fault, tableNamed, type AnswerWork, type TableWork } from '../work.ts';

type PerParent = Exclude<NonNullable<KnowledgeTable['rows']>, number>;

/** How many rows the table has: a count, or so many for each row of a parent. */
export function takeRows(work: AnswerWork, table: TableWork): void {
  const { rows } = table.stated;
  if (rows === undefined) return;
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
  if (rows.none === undefined) delete relation.childless;
  else relation.childless = rows.none;
  delete relation.nullShare;
  // Said of every parent, so also of one that had a share of all rows; `writeReferences` adds a share that the same answer states.
  delete relation.vip;
  delete relation.vipOnTop;
  delete table.spec.rows;
  relation.owner = true;
}

/**
 * Reports tables that get another number of rows than the answer says, and those that a key leaves short since this answer. `before`: the
 * shortfalls of the blueprint before it.
 */
export function checkRows(work: AnswerWork, plan: Plan, before: () => Promise<Plan['diagnostics']>): Promise<void> | void {
  const short = plan.diagnostics.filter(({ code, table }) => code === 'unsatisfiable' && work.tables.some(({ name }) => name === table));
  for (const { name, place, stated } of work.tables) {
    const planned = plan.tables.find((one) => one.name === name);
    if (!planned || typeof stated.rows !== 'number' || planned.rows === stated.rows) continue;
    const why = short.find(({ table }) => table === name)?.message;
    fault(work, `${place}/rows`, `${name} gets ${planned.rows} rows, not ${stated.rows}${why === undefined ? '.' : `: ${why}`}`);
  }
  return short.length === 0 ? undefined : reportShort(work, short, before);
}

async function reportShort(work: AnswerWork, short: Plan['diagnostics'], before: () => Promise<Plan['diagnostics']>): Promise<void> {
  const known = new Set((await before()).map(keyOf));
  for (const each of short) {
    const table = work.tables.find(({ name }) => name === each.table)!;
    if (!known.has(keyOf(each)) && typeof table.stated.rows !== 'number') fault(work, table.place, each.message);
  }
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
