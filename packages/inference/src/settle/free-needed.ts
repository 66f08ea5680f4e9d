import { ownMember, qualifiedName, type Blueprint, type Diagnostic, type Group } from '@seedbed/contract';
import { textRows, type Compiled, type Plan } from '@seedbed/engine';
import { drawFromAll } from './draw-from-all.ts';
import type { Standing } from './standing.ts';

/** The number of rows in which a missing reference is searched for. */
const ROWS_SEARCHED = 500;

type Relation = Blueprint['relations'][number];

/**
 * States take precedence over agreements that inference added: if a lifecycle needs a reference in every row, and the scope of some rows (`within`) has nothing to
 * refer to, draws it from all rows. Otherwise those rows would take states that contradict their timestamps. With `before`, not those
 * that lacked some already then. Changes the blueprint, and returns whether it did.
 */
export function freeNeeded(blueprint: Blueprint, plan: Plan, diagnostics: Diagnostic[], before?: Standing): boolean {
  const freed = new Set(
    blueprint.relations.filter((relation) => isNeeded(blueprint, relation) && lacksSome(plan, relation) && !lackedSome(relation, before?.compiled)),
  );
  drawFromAll(blueprint, freed, diagnostics, ({ from }) => ({
    why: `some rows have none there, and states of ${from.table} require one`,
    mend: 'Give every scope such a row, if it must lie within it.',
  }));
  return freed.size > 0;
}

/** Whether a lifecycle leads a group whose usual cases all require the reference. */
function isNeeded({ tables }: Blueprint, { from, within }: Relation): boolean {
  const [column] = from.columns;
  if (within === undefined || column === undefined || from.columns.length > 1) return false;
  const { groups = [] } = tables.find(({ schema, name }) => qualifiedName(schema, name) === from.table) ?? {};
  return groups.some((group) => requires(group, column));
}

function requires({ own = [], variants = [] }: Group, column: string): boolean {
  const usual = variants.filter(({ weight }) => weight !== 0);
  return own.length > 0 && usual.length < variants.length && usual.length > 0 && usual.every(({ columns }) => ownMember(columns, column)?.notNull === true);
}

/** Whether the same reference was needed and missing before. */
function lackedSome({ name, from }: Relation, before: Compiled | undefined): boolean {
  const old = before?.blueprint.relations.find((one) => one.name === name && one.from.table === from.table);
  return before !== undefined && old !== undefined && isNeeded(before.blueprint, old) && lacksSome(before.plan, old);
}

function lacksSome(plan: Plan, { from }: Relation): boolean {
  const table = plan.table(from.table);
  return textRows(plan, table, 0, Math.min(ROWS_SEARCHED, table.rows), [from.columns[0]!]).some(([value]) => value === null);
}
