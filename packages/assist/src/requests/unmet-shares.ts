import { qualifiedName, type Blueprint, type BlueprintTable, type Knowledge } from '@seedbed/contract';
import { isTrueText, textRows, type Plan } from '@seedbed/engine';
import { compileBlueprint, type Compile } from '@seedbed/engine/compile-blueprint';
import { tableNamed } from '@seedbed/meaning/answer';
import { ASSIST_LIMITS as MAX } from '../model/limits.ts';
import { decidingChecks, namingChecks } from './naming-checks.ts';
import { conditionHolds, isOutcome } from './unmet-conditions.ts';

type Outcome = NonNullable<Knowledge['tables'][string]['when']>[number]['then'][string];
type Columns = NonNullable<Knowledge['tables'][string]['columns']>;
/** A statement about a column: which cells, in what share of the rows (0 to 1). */
type Claimed = { readonly is: string; readonly holds: (cell: string | null) => boolean; readonly share: number };

/**
 * Why a change does not have the stated effect: the first share that the generated rows do not show, beyond chance, and
 * what else determines the column; null if all shares are met. Another rule of the table (a CHECK, a lifecycle) can
 * override a share.
 */
export async function unmetShare(blueprint: Blueprint, { tables }: Knowledge, compile: Compile = compileBlueprint): Promise<string | null> {
  let plan: Plan | undefined;
  for (const [name, { columns = {}, rows: counts, when = [] }] of Object.entries(tables)) {
    const table = tableNamed(blueprint, name);
    for (const { if: condition, then } of table ? when : []) {
      plan ??= await compile(blueprint);
      const unmet = unmetCondition(plan, table!, condition, then);
      if (unmet !== null) return unmet;
    }
    if (table && typeof counts === 'object' && counts.none !== undefined) {
      plan ??= await compile(blueprint);
      const unmet = unmetChildless(plan, blueprint, qualifiedName(table.schema, table.name), counts);
      if (unmet !== null) return unmet;
    }
    if (!table || Object.values(columns).every((stated) => claimsOf(stated).length === 0)) continue;
    plan ??= await compile(blueprint);
    const planned = plan.tables.find((one) => one.name === qualifiedName(table.schema, table.name));
    if (!planned || planned.rows === 0) continue;
    for (const [column, stated] of Object.entries(columns)) {
      const claims = claimsOf(stated);
      if (claims.length === 0 || !planned.columns.some((one) => one.name === column)) continue;
      const rows = Math.min(planned.rows, MAX.rowsCounted);
      const cells = textRows(plan, planned, 0, rows, [column]).map(([cell = null]) => cell);
      for (const { is, holds, share } of claims) {
        const found = cells.filter(holds).length;
        if (Math.abs(found - share * rows) <= chance(share, rows)) continue;
        return `${table.name}.${column} would be ${is} in ${percent(found / rows)} of the rows, not in ${percent(share)}${namingChecks(table, column)}`;
      }
    }
  }
  return null;
}

/** Why rows that meet a condition do not hold what it says; null where all do, and for conditions that words do not make. */
function unmetCondition(plan: Plan, table: BlueprintTable, condition: string, then: Readonly<Record<string, Outcome>>): string | null {
  const read = conditionHolds(condition);
  const planned = plan.tables.find((one) => one.name === qualifiedName(table.schema, table.name));
  const own = read && [...new Set([...read.columns.filter((name) => !name.includes('.')), ...Object.keys(then)])];
  if (!own || !planned || !own.every((name) => planned.columns.some((column) => column.name === name))) return null;
  const count = Math.min(planned.rows, MAX.rowsCounted);
  const parents = read.columns.flatMap((name) => (name.includes('.') ? [[name, parentCells(plan, planned.name, name)] as const] : []));
  if (parents.some(([, cellAt]) => cellAt === null)) return null;
  const rows = textRows(plan, planned, 0, count, own)
    .map((cells, row) => Object.fromEntries([...own.map((name, at) => [name, cells[at] ?? null]), ...parents.map(([name, cellAt]) => [name, cellAt!(row)])]))
    .filter(read.holds);
  for (const [column, outcome] of Object.entries(then)) {
    const off = rows.filter((row) => !isOutcome(row[column] ?? null, outcome)).length;
    if (off > 0)
      return `${table.name}.${column} would be otherwise in ${off} of ${rows.length} rows where ${condition}${namingChecks(decidingChecks(table, condition, column, outcome), column)}`;
  }
  return null;
}

/** What the row that a row refers to has in a column, `customers.tier`; null where that is not one table, or one too large to read. */
function parentCells(plan: Plan, child: string, name: string): ((row: number) => string | null) | null {
  const [of, column] = name.split('.') as [string, string];
  const relations = plan.relations.filter((one) => one.child === child && (one.parent === of || one.parent.endsWith(`.${of}`)));
  const [relation] = relations;
  const parent = relation && plan.table(relation.parent);
  if (!relation || relations.length > 1 || parent!.rows > MAX_WHOLE || !parent!.columns.some((one) => one.name === column)) return null;
  const cells = textRows(plan, parent!, 0, parent!.rows, [column]).map(([cell]) => cell ?? null);
  return (row) => cells[relation.parentOf(row)] ?? null;
}

/** Why the share of parents without children is another one, as counted; null where it is met or not looked at. */
function unmetChildless(
  plan: Plan,
  blueprint: Blueprint,
  child: string,
  { per, none = 0 }: Exclude<NonNullable<Knowledge['tables'][string]['rows']>, number>,
): string | null {
  const relations = plan.relations.filter((one) => one.child === child && (one.parent === per || one.parent.endsWith(`.${per}`)));
  const [relation] = relations;
  if (!relation || relations.length > 1) return null;
  const [parents, children] = [plan.table(relation.parent).rows, plan.table(child).rows];
  if (parents === 0 || parents > MAX_WHOLE || children > MAX_WHOLE) return null;
  const has = new Uint8Array(parents);
  for (let row = 0; row < children; row++) {
    const parent = relation.parentOf(row);
    if (parent >= 0) has[parent] = 1;
  }
  const without = has.reduce((sum, one) => sum + (one === 0 ? 1 : 0), 0);
  if (Math.abs(without - none * parents) <= chance(none, parents)) return null;
  const timed = [child, relation.parent].every((name) => tableNamed(blueprint, name)?.timeline !== undefined);
  const [rows, of] = [child, relation.parent].map((name) => name.replace(/^public\./, ''));
  return `${percent(without / parents)} of ${of} would have no ${rows}, not ${percent(none)}: other rules of ${rows} decide it too${timed ? ', such as the times of both' : ''}`;
}

/** Larger tables are not counted whole. */
const MAX_WHOLE = 200_000;

/** How many rows a share may be off: zero for "all" and "none"; three standard deviations and one row otherwise. */
function chance(share: number, rows: number): number {
  return share <= 1e-9 || share >= 1 - 1e-9 ? 1e-6 : 1 + 3 * Math.sqrt(rows * share * (1 - share));
}

function claimsOf({ shares = {}, true: yes, null: absent, generator }: Columns[string]): Claimed[] {
  return [
    ...Object.entries(shares).map(([label, share]) => ofValue(label, share)),
    ...(yes === undefined ? [] : [{ is: 'true', holds: isTrue, share: yes }]),
    ...(typeof absent === 'number' ? [{ is: 'NULL', holds: isNull, share: absent }] : []),
    ...(generator?.kind === 'values' ? dealtValues(generator.parameters ?? {}, typeof absent === 'number' ? 1 - absent : 1) : []),
  ];
}

const isTrue = (cell: string | null): boolean => cell !== null && isTrueText(cell);
const isNull = (cell: string | null): boolean => cell === null;

function ofValue(value: string, share: number): Claimed {
  return { is: value, holds: (cell) => cell === value, share };
}

/** `of`: the part of the rows that have a value. */
function dealtValues(parameters: object, of: number): Claimed[] {
  const { values = [], weights = [], dealt = [] } = parameters as { values?: readonly unknown[]; weights?: readonly number[]; dealt?: readonly string[] };
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return dealt.map((value) => ofValue(value, (of * (weights[values.indexOf(value)] ?? 0)) / sum));
}

function percent(share: number): string {
  return `${Number((share * 100).toPrecision(3))} %`;
}
