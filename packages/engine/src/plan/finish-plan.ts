import { Problem, type Blueprint, type Diagnostic } from '@seedbed/contract';
import { dirtNode } from './dirt/dirt-node.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { tableFinder } from './find-table.ts';
import { loadSteps } from './load-steps.ts';
import type { TableOrder } from './order-tables.ts';
import { slideNode } from './slide/slide-node.ts';
import { keepPlan } from './plan-of-work.ts';
import type { ColumnPlan, Plan, TablePlan } from './plan.ts';
import { leaveOutReferring } from './existing/leave-out-referring.ts';
import { isKept } from './existing/existing-rows.ts';
import type { TableWork, Work } from './work.ts';

/** The finished plan: the results of compiling, without its tools. */
export function finishPlan(work: Work, order: TableOrder): Plan {
  const inOrder = order.steps.flat();
  const plansOf = (drafts: readonly TableDraft[]): TablePlan[] => drafts.map((draft) => tablePlan(work, work.tables.get(draft)!));
  const tables = plansOf(inOrder.filter(({ isThere }) => isThere));
  const dropped = plansOf(inOrder.filter(({ isThere }) => !isThere));
  const whole: Plan = {
    blueprint: work.blueprint,
    tables,
    relations: [...work.relations].flatMap(([draft, { plan }]) => (draft.isThere ? [plan] : [])),
    loadSteps: loadSteps(order, work),
    diagnostics: work.diagnostics,
    dropped,
    table: tableFinder(tables, dropped),
  };
  keepPlan(work, whole);
  const plan = leaveOutReferring(whole);
  keepPlan(work, plan);
  works.set(plan, work);
  return plan;
}

/** The compiler's state behind a plan, for the next edit: only the latest plan keeps it. */
const works = new WeakMap<Plan, Work>();

export function workOf(plan: Plan): Work | null {
  return works.get(plan) ?? null;
}

/** The plan with more diagnostics. */
export function withDiagnostics(plan: Plan, work: Work, more: readonly Diagnostic[]): Plan {
  const next: Plan = { ...plan, diagnostics: [...more, ...plan.diagnostics] };
  works.delete(plan);
  works.set(next, work);
  return next;
}

/** The plan with one column rebuilt by `work`, which then belongs to the new plan. */
export function editedPlan(plan: Plan, work: Work, blueprint: Blueprint, tableWork: TableWork, edited: ColumnDraft): Plan {
  const { draft, nodes } = tableWork;
  const tables = plan.tables.map((table) => {
    if (table.name !== draft.name) return table;
    const columns = table.columns.map((column) => (column.name === edited.name ? columnPlan(work, tableWork, edited, column.index) : column));
    return { ...table, columns, nodes: [...nodes], column: columnFinder(work, tableWork, columns) };
  });
  const next: Plan = { ...plan, blueprint, tables, table: tableFinder(tables, plan.dropped) };
  works.delete(plan);
  works.set(next, work);
  keepPlan(work, next);
  return next;
}

/** Reverts an edit that was not completed: the previous plan can be edited next. */
export function giveWorkBack(edited: Plan, plan: Plan, work: Work): void {
  works.delete(edited);
  works.set(plan, work);
  keepPlan(work, plan);
}

/** Finds dropped columns too, which others are made from. */
function columnFinder(work: Work, table: TableWork, columns: readonly ColumnPlan[]): TablePlan['column'] {
  const { draft } = table;
  const dropped = [...draft.columns.values()].filter(({ isSent, spec }) => !isSent && spec.generated === undefined);
  const byName = new Map([...columns, ...dropped.map((column) => columnPlan(work, table, column, NOWHERE))].map((column) => [column.name, column]));
  return (name) => byName.get(name) ?? missingColumn(draft, name);
}

function tablePlan(work: Work, table: TableWork): TablePlan {
  const { draft } = table;
  const all = [...draft.columns.values()];
  const columns = all.filter((column) => column.isSent).map((column, index) => columnPlan(work, table, column, index));
  return {
    name: draft.name,
    schema: draft.spec.schema,
    table: draft.spec.name,
    mode: draft.spec.mode ?? 'generate',
    rows: draft.rows,
    left: (work.existingTables[draft.name]?.left ?? []).filter((row) => row < draft.rows),
    columns,
    omitted: all.filter((column) => column.spec.generated !== undefined).map((column) => column.name),
    primaryKey: draft.spec.primaryKey ?? [],
    keys: table.keys,
    nodes: table.nodes,
    column: columnFinder(work, table, columns),
  };
}

/** The index of a column that is sent nowhere. */
const NOWHERE = -1;

function missingColumn(draft: TableDraft, name: string): never {
  throw new Problem('not-found', `${draft.name} has no column ${name} with values of ours.`, { facts: { table: draft.name, column: name } });
}

function columnPlan(work: Work, table: TableWork, column: ColumnDraft, index: number): ColumnPlan {
  const state = table.columns.get(column)!;
  const made = state.final as number;
  const node = table.nodes[slideNode(work, table, column, dirtNode(work, table, column, made))]!;
  const source = state.source === 'busy' ? null : state.source;
  const relation = table.governing.get(column) ?? null;
  return {
    name: column.name,
    index,
    type: column.type,
    nullable: column.nullable,
    shape: node.shape,
    makesNulls: node.makesNulls,
    generator: relation ? 'reference' : (column.spec.generator?.kind ?? 'default'),
    cardinality: relation ? relation.parent.rows : (source?.cardinality ?? Infinity),
    rises: node.id === made && !node.makesNulls && isSequence(work, table, column),
    relation: relation?.isThere ? relation.name : null,
    sequence: column.spec.sequence ?? null,
    ...(column.spec.identity === undefined ? {} : { identity: column.spec.identity }),
    node: made,
    sent: node.id,
  };
}

/** Whether a column contains exactly the numbers of its sequence. */
function isSequence(work: Work, table: TableWork, column: ColumnDraft): boolean {
  const { spec, type } = column;
  const { kind, parameters = {} } = spec.generator ?? {};
  const { rank, givenValues, demanded, guards } = table.columns.get(column)!;
  if (kind !== 'sequence' || !NUMBERS.has(type.base) || Number(parameters['step'] ?? 1) < 0 || spec.cells) return false;
  return !rank && !givenValues && !demanded && guards.length === 0 && !table.groups.has(column) && !table.governing.has(column) && !isKept(work, table.draft);
}

const NUMBERS: ReadonlySet<string> = new Set(['int2', 'int4', 'int8', 'numeric']);
