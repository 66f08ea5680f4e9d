import type { Draft } from './draft.ts';

const NUMBERED = / \d+$/;

/**
 * What must differ takes a number behind it where a list is too short (`Division`, `Division 2`), and only where nothing in the list ends in one:
 * so those of the list leave theirs out.
 */
export function numberLast(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const { column, kind, parameters } = draft;
    if (kind !== 'values' || !(column.unique || column.inKey) || column.type.kind !== 'base' || !Array.isArray(parameters.values)) continue;
    const values = parameters.values as readonly unknown[];
    if (!values.some((value) => typeof value === 'string' && NUMBERED.test(value))) continue;
    draft.parameters = { values: [...new Set(values.map((value) => (typeof value === 'string' ? value.replace(NUMBERED, '') : value)))] };
  }
}
