import { dictionary, resolveType, type Blueprint } from '@seedbed/contract';
import { formatShare } from '../../lib/format.ts';
import type { ColumnPlace } from '../../workspace/edit-many.ts';

/** The place of all yes/no columns in the queue of a review: they are one decision. Never a column's id. */
export const FLAGS = '\0yes or no';

/** Whether a column holds true and false by a share alone. */
export function isFlag({ column }: ColumnPlace, types: Blueprint['types']): boolean {
  return column.generator?.kind === 'datatype.boolean' && resolveType(column.type, types ?? {}).base === 'bool';
}

/** The columns by their share of true, the commonest share first: `30 % true`. */
export function byShare(flags: readonly ColumnPlace[]): { readonly says: string; readonly places: readonly ColumnPlace[] }[] {
  const groups = dictionary<ColumnPlace[]>();
  for (const place of flags) {
    const share = place.column.generator?.parameters?.['probability'];
    (groups[`${formatShare(typeof share === 'number' ? share : 0.5)} true`] ??= []).push(place);
  }
  return Object.entries(groups)
    .map(([says, places]) => ({ says, places }))
    .sort((a, b) => b.places.length - a.places.length);
}
