import type { Group } from '@seedbed/contract';
import type { ShownLife } from '@seedbed/realism/decide';

/**
 * A group that a life keeps by itself, whose columns come first: rows stay as they were lived, and no case is drawn for them. The group
 * itself stays, for the case that somebody gives one of the columns another generator.
 */
export function ledByLife(group: Group, { state, steps }: ShownLife): Group {
  return { ...group, own: group.columns.filter((column) => column === state || steps.has(column)) };
}
