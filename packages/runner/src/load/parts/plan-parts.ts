import { dictionary, LIMITS } from '@seedbed/contract';
import type { LoadStep, Plan, TablePlan } from '@seedbed/engine';
import type { PartsFacts } from '@seedbed/postgres/parts';
import { tablesBelowReread } from '../existing/reread.ts';
import { tablesOf } from '../fill/fill.ts';
import { insertsByRule } from '../fill/load-steps.ts';
import type { PartWork, PlannedPart } from './part-work.ts';

/** Number of parts of a table per connection, so that none waits long for the last one. */
const PARTS_PER_CONNECTION = 4;

export type PartSizes = { readonly connections: number; /** Replaces the size computed from the table's rows. */ readonly partRows?: number | undefined };

/**
 * The parts of a load after the first step, in order: large tables by ranges of rows, a stage for those that do not
 * refer to each other; the tables in between together, in one transaction. If no constraints apply during the load, one
 * stage has all of them, and the next has the second passes.
 */
export function planParts(plan: Plan, steps: readonly LoadStep[], { whole, free }: Pick<PartsFacts, 'whole' | 'free'>, sizes: PartSizes): PlannedPart[] {
  const parts: PlannedPart[] = [];
  const kept = new Set([...whole, ...tablesBelowReread(plan)]);
  let stage = 0;
  /** Tables of the open stage; null if it accepts no other table. */
  let beside: Set<string> | null = null;
  let small: LoadStep[] = [];
  let rows = 0;

  const add = (work: PartWork): void => void parts.push({ number: parts.length + 1, stage, work });
  const flush = (): void => {
    if (small.length === 0) return;
    if (!free || stage === 0) stage++;
    add({ kind: 'steps', steps: small });
    small = [];
    rows = 0;
    beside = null;
  };

  const ordered = free ? [...steps.filter(({ kind }) => kind !== 'update'), ...steps.filter(({ kind }) => kind === 'update')] : steps;
  for (const step of ordered) {
    const size = sizeOf(plan, step, sizes);
    if (free && step.kind === 'update' && small.every(({ kind }) => kind !== 'update')) {
      flush();
      stage++;
    }
    if (size === undefined || !isParted(plan, step, kept)) {
      small.push(step);
      rows += tablesOf(step).reduce((sum, name) => sum + plan.table(name).rows, 0);
      if (rows >= (sizes.partRows ?? LIMITS.partRows.max)) flush();
      continue;
    }
    flush();
    const table = plan.table(tablesOf(step)[0]!);
    const open: ReadonlySet<string> | null = beside;
    if (stage === 0 || (!free && !(open && standsBeside(plan, table, open)))) {
      stage++;
      beside = new Set();
    }
    (beside ??= new Set()).add(table.name);
    for (let first = 0; first < table.rows; first += size) add({ kind: 'rows', table: table.name, first, count: Math.min(size, table.rows - first) });
  }
  flush();
  return [
    ...parts,
    { number: parts.length + 1, stage: stage + 1, work: { kind: 'finish' } },
    { number: parts.length + 2, stage: stage + 2, work: { kind: 'clean' } },
  ];
}

/** Rows of each part; undefined for a table that is too small for parts. */
function sizeOf(plan: Plan, step: LoadStep, { connections, partRows }: PartSizes): number | undefined {
  const { rows } = plan.table(tablesOf(step)[0]!);
  if (partRows !== undefined) return rows >= 2 * partRows ? partRows : undefined;
  const { min, max } = LIMITS.partRows;
  return rows < 2 * min ? undefined : Math.max(min, Math.min(max, Math.ceil(rows / (connections * PARTS_PER_CONNECTION))));
}

function isParted(plan: Plan, step: LoadStep, whole: ReadonlySet<string>): boolean {
  if (step.kind !== 'copy' || step.leaveNull.length > 0) return false;
  const table = plan.table(step.table);
  return !whole.has(table.name) && !insertsByRule(plan, table);
}

function standsBeside(plan: Plan, table: TablePlan, others: ReadonlySet<string>): boolean {
  return plan.relations.every(({ child, parent }) => !(child === table.name && others.has(parent)) && !(parent === table.name && others.has(child)));
}

/** How many parts each table has. */
export function partsByTable(parts: readonly PlannedPart[]): Record<string, number> {
  const counts = dictionary<number>();
  for (const { work } of parts) if (work.kind === 'rows') counts[work.table] = (counts[work.table] ?? 0) + 1;
  return counts;
}
