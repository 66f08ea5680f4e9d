import { usableParents, type RelationWork } from '../work.ts';

/**
 * Children of the first parent among this many rows: its share, or as many as a key allows. `others` gives the rows
 * that the fan-out creates for the other parents.
 */
export function vipRows(relation: RelationWork, rows: number, others: () => number): number {
  const { draft, needs } = relation;
  if (usableParents(relation) < 2) return rows;
  const most = needs.most ?? Infinity;
  if (isOnTop(relation)) {
    const left = rows - others();
    if (left >= 0 && left <= most) return left;
  }
  return Math.min(most, Math.round(rows * draft.spec.vip!));
}

/** The first parent's children in addition to this many children of the others. */
export function vipOnTop({ draft, needs }: RelationWork, others: number): number {
  const share = draft.spec.vip!;
  return Math.min(needs.most ?? Infinity, Math.round((others * share) / (1 - share)));
}

/** Whether the first parent's children are added to those that the fan-out gives the others. */
export function isOnTop({ draft }: RelationWork): boolean {
  const { vip, vipOnTop: onTop, owner } = draft.spec;
  return onTop === true && owner === true && vip !== undefined && vip < 1 && draft.child.spec.rows === undefined;
}
