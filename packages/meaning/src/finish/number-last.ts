import { edit, type Draft } from '../edits/draft.ts';

const NUMBERED = / \d+$/;

/**
 * If a list is too short for distinct values, numbers follow (`Division`, `Division 2`), but only if no entry ends in a number: so drops
 * the numbers of the list's entries.
 */
export function numberLast(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const { column, kind, parameters } = draft;
    if (kind !== 'values' || !(column.unique || column.inKey) || column.type.kind !== 'base' || !Array.isArray(parameters.values)) continue;
    const values = parameters.values as readonly unknown[];
    if (!values.some((value) => typeof value === 'string' && NUMBERED.test(value))) continue;
    edit(draft, { parameters: { values: [...new Set(values.map((value) => (typeof value === 'string' ? value.replace(NUMBERED, '') : value)))] } });
  }
}
