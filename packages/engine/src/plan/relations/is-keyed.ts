import type { RelationDraft } from '../draft.ts';

/** Whether a key contains a column of the reference. */
export function isKeyed({ child, columns }: RelationDraft): boolean {
  const { primaryKey = [], uniqueKeys = [] } = child.spec;
  return [primaryKey, ...uniqueKeys.map((key) => key.columns)].some((key) => columns.some(({ name }) => key.includes(name)));
}
