import { Problem, type Diagnostic } from '@seedbed/contract';
import { keySpecs } from '../keys/key-specs.ts';
import { isKept } from '../existing/existing-rows.ts';
import type { RelationWork, Work } from '../work.ts';

/** How many rows to check for the share of those with a parent. */
const ROWS_CHECKED = 2_000;
/** A first parent with this part of its requested share is not reported: shares of few rows are rounded. */
const MIN_FULFILLED_PART = 0.9;

/** A warning for each relation whose first parent could not get its share of the children, with the actual number and the reason. */
export function noteVip(work: Work): Diagnostic[] {
  return [...work.relations.values()].flatMap((relation): Diagnostic[] => {
    const { draft } = relation;
    const { child, parent, spec } = draft;
    if (spec.vip === undefined || child.rows === 0 || parent.rows === 0 || isKept(work, child)) return [];
    const rows = Math.round(child.rows * shareWithParent(relation));
    const own = childrenOfFirst(relation);
    if (own === null || own + 1 >= MIN_FULFILLED_PART * rows * spec.vip) return [];
    const names = draft.columns.map(({ name }) => name).join(', ');
    return [
      {
        level: 'warning',
        code: 'vip-short',
        table: child.name,
        column: draft.columns[0]!.name,
        pointer: `${draft.pointer}/vip`,
        message: `${child.name}.${names}: one row of ${parent.name} has ${own} of ${rows} rows (${percent(own / rows)}), not ${percent(spec.vip)}: ${reasonFor(relation)}.`,
        mend: `Ask for ${percent(own / rows)} at most, or for more rows of the other tables that ${child.name} refers to.`,
      },
    ];
  });
}

function childrenOfFirst({ plan, selected }: RelationWork): number | null {
  try {
    return plan.childrenOf(selected?.[0] ?? 0).count;
  } catch (error) {
    // There are too many rows to scan.
    if (error instanceof Problem) return null;
    throw error;
  }
}

function shareWithParent({ draft, plan }: RelationWork): number {
  const rows = Math.min(ROWS_CHECKED, draft.child.rows);
  if (!draft.nullable || rows === 0) return 1;
  const step = draft.child.rows / rows;
  let found = 0;
  for (let i = 0; i < rows; i++) if (plan.parentOf(Math.floor(i * step)) >= 0) found++;
  return found / rows;
}

function reasonFor({ draft, role }: RelationWork): string {
  const key = keySpecs(draft.child).find(({ columns }) => draft.columns.some((column) => columns.includes(column)));
  if (key) return `(${key.columns.map(({ name }) => name).join(', ')}) must be different in every row`;
  return role.kind === 'lead' ? 'conditions of its rows choose other parents' : 'another reference of the row decides where this one leads';
}

function percent(share: number): string {
  return `${Number((share * 100).toPrecision(share < 0.01 ? 1 : 3))} %`;
}
