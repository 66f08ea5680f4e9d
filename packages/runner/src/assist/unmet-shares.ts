import { qualifiedName, type Blueprint, type Knowledge } from '@seedbed/contract';
import { isTrueText, textRows, type Plan } from '@seedbed/engine';
import { tableNamed } from '@seedbed/realism/answer';
import { compileBlueprint, type Compile } from '../compile-blueprint.ts';
import { ASSIST_LIMITS as MAX } from './limits.ts';
import { namingChecks } from './naming-checks.ts';

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
  for (const [name, { columns = {} }] of Object.entries(tables)) {
    const table = tableNamed(blueprint, name);
    if (!table || Object.values(columns).every((said) => claimsOf(said).length === 0)) continue;
    plan ??= await compile(blueprint);
    const planned = plan.tables.find((one) => one.name === qualifiedName(table.schema, table.name));
    if (!planned || planned.rows === 0) continue;
    for (const [column, said] of Object.entries(columns)) {
      const claims = claimsOf(said);
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

/** How many rows a share may be off: zero for "all" and "none"; three standard deviations and one row otherwise. */
function chance(share: number, rows: number): number {
  return share <= 1e-9 || share >= 1 - 1e-9 ? 1e-6 : 1 + 3 * Math.sqrt(rows * share * (1 - share));
}

function claimsOf({ shares = {}, true: yes, null: absent, generator }: Columns[string]): Claimed[] {
  return [
    ...Object.entries(shares).map(([label, share]) => ofValue(label, share)),
    ...(yes === undefined ? [] : [{ is: 'true', holds: isTrue, share: yes }]),
    ...(typeof absent === 'number' ? [{ is: 'NULL', holds: isNull, share: absent }] : []),
    ...(generator?.kind === 'values' ? dealtValues(generator.parameters ?? {}) : []),
  ];
}

const isTrue = (cell: string | null): boolean => cell !== null && isTrueText(cell);
const isNull = (cell: string | null): boolean => cell === null;

function ofValue(value: string, share: number): Claimed {
  return { is: value, holds: (cell) => cell === value, share };
}

function dealtValues(parameters: object): Claimed[] {
  const { values = [], weights = [], dealt = [] } = parameters as { values?: readonly unknown[]; weights?: readonly number[]; dealt?: readonly string[] };
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return dealt.map((value) => ofValue(value, (weights[values.indexOf(value)] ?? 0) / sum));
}

function percent(share: number): string {
  return `${Number((share * 100).toPrecision(3))} %`;
}
