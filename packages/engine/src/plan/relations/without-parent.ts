import { siftedSpread } from '../../relations/sifted.ts';
import type { Spread } from '../../relations/spread.ts';
import { chance } from '../../values/uniform.ts';
import type { RelationDraft } from '../draft.ts';
import { conditionsOnColumn } from '../groups/conditions-on-column.ts';
import { columnDraws, type RelationWork, type Work } from '../work.ts';
import { conditionOfRow, nullByLabel } from './demand.ts';
import { relationPurpose } from './relation-key.ts';

/** The share of rows without a parent, by a draw of their own, so that a rising share only takes parents away. */
export function withNulls(work: Work, relation: RelationWork, spread: Spread): Spread {
  const { draft } = relation;
  if (draft.spec.when && draft.nullable && !relation.needs.present && !relation.paired) return whereMet(work, relation, spread);
  const grouped = nullByGroup(work, draft);
  const { role } = relation;
  const near = role.kind === 'follow' || role.kind === 'party' || role.kind === 'walk' ? role.near : undefined;
  const followed = near && (draft.spec.rowwise ? work.relations.get(near)!.spread : null);
  const share =
    !draft.nullable || relation.needs.present || relation.paired || followed === null || relation.role.kind === 'root' ? 0 : (draft.spec.nullShare ?? 0);
  const isOwn = draft.nullable && !relation.needs.present && !relation.paired && (draft.spec.cases ?? []).some((each) => each.nullShare !== undefined);
  if (share === 0 && !grouped && !isOwn) return spread;
  const remainingShare = lessRoots(relation, spread, share);
  const caseOf = isOwn ? caseOfRow(work, draft) : null;
  const draws = columnDraws(work, draft.child, relationPurpose(draft), 'null');
  const words = new Int32Array(2);
  return siftedSpread(spread, (child) => {
    const byGroup = grouped?.(child);
    if (byGroup !== undefined) return byGroup;
    if (followed && followed.parentOf(child) >= 0) return false;
    draws.one(child, words);
    return chance(words[0]!, draft.spec.cases?.[caseOf?.(child) ?? -1]?.nullShare ?? remainingShare());
  });
}

/**
 * The reference is there in rows that satisfy its conditions. These are read only when the first row is: until then, row counts may change, on which a state depends.
 * Where nobody can tell, the share of NULL stays.
 */
function whereMet(work: Work, { draft }: RelationWork, spread: Spread): Spread {
  let isMet: ((row: number) => boolean) | null | undefined;
  const draws = columnDraws(work, draft.child, relationPurpose(draft), 'null');
  const words = new Int32Array(2);
  return siftedSpread(spread, (child) => {
    if (isMet === undefined) isMet = conditionOfRow(work, draft.child, draft.spec.when!);
    if (isMet) return !isMet(child);
    draws.one(child, words);
    return chance(words[0]!, draft.spec.nullShare ?? 0);
  });
}

/** The case of a relation that a row is in: the first whose condition it meets, −1 for none. Conditions are read when the first row is. */
export function caseOfRow(work: Work, { child, spec: { cases = [] } }: RelationDraft): (row: number) => number {
  let tests: readonly ((row: number) => boolean)[] | undefined;
  return (row) => {
    tests ??= cases.map(({ when }) => conditionOfRow(work, child, when, true) ?? (() => false));
    return tests.findIndex((isMet) => isMet(row));
  };
}

/** Whether conditions of the row bind the reference, so that it may not be taken away. */
export function isInGroup({ child, columns, nullable }: RelationDraft): boolean {
  return !nullable || columns.some(({ name }) => (child.spec.groups ?? []).some((group) => group.columns.includes(name)));
}

/** Where each scope has a tree of its own, its root is without a parent as well: of the others so many fewer. */
function lessRoots({ role }: RelationWork, { children, parentOf }: Spread, share: number): () => number {
  if (role.kind !== 'tree' || !role.scoped) return () => share;
  let rest: number | null = null;
  return () => {
    if (rest !== null) return rest;
    let roots = 0;
    for (let child = 0; child < children; child++) if (parentOf(child) < 0) roots++;
    return (rest = roots === children ? 0 : Math.max(0, (share * children - roots) / (children - roots)));
  };
}

/** Whether a group's variant makes a column of the relation NULL (true), or needs it (false), row by row; undefined if neither. */
function nullByGroup(work: Work, draft: RelationDraft): ((child: number) => boolean | undefined) | null {
  const table = work.tables.get(draft.child)!;
  const tests = draft.columns.flatMap((column) => {
    const group = table.groups.get(column);
    if (!group || !column.nullable || table.governing.get(column) !== draft) return [];
    const byLabel = draft.spec.cases && nullByLabel(work, column);
    if (byLabel) return [byLabel];
    const nullByVariant = group.variants.map((variant) => conditionsOnColumn(variant, column.name)).map((says) => (says ? says.null === true : undefined));
    return nullByVariant.some((each) => each !== undefined) && !group.spec.rows ? [(child: number) => nullByVariant[group.choiceOf(child)]] : [];
  });
  if (tests.length === 0) return null;
  return (child) => {
    const answers = tests.map((test) => test(child));
    return answers.includes(true) ? true : answers.includes(false) ? false : undefined;
  };
}
