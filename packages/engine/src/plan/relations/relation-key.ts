import { qualifiedName } from '@seedbed/contract';
import type { RelationDraft } from '../draft.ts';
import { columnDraws, type Work } from '../work.ts';

/** Keyed by the joined columns, so that renaming or moving a relation changes no value. */
export function relationKey(work: Work, draft: RelationDraft): readonly [number, number] {
  const { key0, key1 } = columnDraws(work, draft.child, relationPurpose(draft), 'fanout');
  return [key0, key1];
}

export function relationPurpose(draft: RelationDraft): string {
  const { name, spec } = draft.parent;
  const parent = spec.drawnAs === undefined ? name : qualifiedName(spec.schema, spec.drawnAs);
  return `${draft.columns.map((column) => column.spec.drawnAs ?? column.name).join(',')} -> ${parent}`;
}
