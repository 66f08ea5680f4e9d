import { sourceOf } from '../column-source.ts';
import type { ColumnDraft, RelationDraft } from '../draft.ts';
import { sourcesOfVariants } from '../groups/sources-of-variants.ts';
import { rowsBefore } from '../existing/existing-rows.ts';
import { choosesFreely, usableParents, type RelationWork, type TableWork, type Work } from '../work.ts';
import { keySpecs, type KeySpec } from './key-specs.ts';

/** Relations whose parent the key's columns determine, except those that another relation determines. */
export function fullRelations(work: Work, table: TableWork, key: KeySpec): RelationWork[] {
  // Columns in a cycle of keys generate their own values.
  const refers = (relation: RelationDraft) => relation.columns.some((column) => key.columns.includes(column) && table.governing.has(column));
  const full = table.draft.relations
    .filter((relation) => refers(relation) && determines(work, table, key, relation))
    .map((relation) => work.relations.get(relation)!);
  // A relation with all of the key's columns is enough; one that chooses its parents independently is best.
  const whole = full.filter(({ draft }) => key.columns.every((column) => draft.columns.includes(column)));
  if (whole.length > 0) return [whole.reduce((best, each) => (leadership(each) > leadership(best) ? each : best))];
  const held = ({ columns }: RelationDraft) =>
    full.some(({ draft }) => draft.columns.length > columns.length && columns.every((column) => draft.columns.includes(column)));
  return full.filter(({ role, draft }) => !held(draft) && (role.kind !== 'follow' || !full.some((other) => other.draft === role.near)));
}

function determines(work: Work, table: TableWork, key: KeySpec, relation: RelationDraft): boolean {
  const seen = relation.parentColumns.filter((_, i) => key.columns.includes(relation.columns[i]!));
  if (seen.length === 0) return false;
  if (seen.length === relation.columns.length) return true;
  // A row without the reference still has the key's columns, except those that are then NULL, so no key applies to such
  // a row. For a partial key, conditions decide which rows have no reference.
  if (relation.nullable && (key.when || key.nullsNotDistinct || !relation.columns.some((column) => column.nullable && key.columns.includes(column))))
    return false;
  const parent = work.tables.get(relation.parent)!;
  const known = [...seen, ...ofPlace(table, key, relation)];
  return (
    seen.some((column) => !parent.governing.has(column) && isDistinct(work, parent, column)) ||
    keySpecs(relation.parent).some((other) => !other.when && other.columns.every((column) => known.includes(column)))
  );
}

/** Columns of the parent that say its place, if the key has the reference that decides the place: the enrolments of one session are of one course. */
function ofPlace({ draft: { relations } }: TableWork, key: KeySpec, { spec: { within, scope }, parent }: RelationDraft): readonly ColumnDraft[] {
  const lead = within === undefined ? undefined : relations.find(({ spec }) => spec.name === within);
  if (!scope || !lead?.columns.every((column) => key.columns.includes(column))) return [];
  const toPlace = parent.relations.filter((relation) => relation.parent.name === scope);
  return toPlace.length === 1 ? toPlace[0]!.columns : [];
}

export function isDistinct(work: Work, table: TableWork, column: ColumnDraft): boolean {
  const state = table.columns.get(column)!;
  if (state.givenValues) return state.givenValues.within.length === 0;
  if (state.rank) return state.alone;
  if (state.slot) return false;
  const source = sourceOf(work, column);
  const rows = rowsBefore(work, table.draft) + table.draft.rows;
  if ((source?.distinct ?? 0) < rows) return false;
  return sourcesOfVariants(work, table, column)?.every(({ distinct = 0 }) => distinct >= rows) ?? true;
}

export function leadership({ draft, role, needs, fits }: RelationWork): number {
  if (needs.turn) return -1;
  if (fits) return 2e15;
  const kind = { lead: 2, tree: 1, root: 0, child: 1, follow: 1, within: 0, member: 0, earlier: 0, either: 0, party: 0, walk: 0 }[role.kind];
  return (draft.spec.owner ? 1e15 : 0) + kind * 1e14 + Math.min(1e13, draft.parent.rows);
}

/** Parents that a child may choose from. */
export function choicesOf(relation: RelationWork): number {
  return Math.max(1, usableParents(relation) - (relation.apartFrom ? 1 : 0));
}

export function canTurn(relation: RelationWork): boolean {
  const { draft, needs, pair } = relation;
  return choosesFreely(relation) && !pair && !draft.spec.owner && !needs.turn && !needs.oneToOne && !needs.contiguous;
}
