import type { Group } from '@seedbed/contract';
import { asksAll, type ShownLife } from '@seedbed/meaning/decide';

/**
 * Puts the lifecycle's columns first in a group that the lifecycle always satisfies. Rows then keep the values of the lifecycle, and no
 * case is drawn for them. The group remains, in case a person chooses another generator for one of its columns. References that a state
 * requires are never NULL: NULLs are drawn before the lifecycle, which could not add a missing reference.
 */
export function ledByLife(group: Group, { state, steps, references }: ShownLife): Group {
  const own = group.columns.filter((column) => column === state || steps.has(column));
  const { variants = [] } = group;
  const conditional = [...(references ?? [])].filter((column) => variants.some(({ columns }) => Object.hasOwn(columns, column)));
  if (conditional.length === 0) return { ...group, own };
  return { ...group, own, variants: variants.map((variant) => (asksAll(variant, conditional) ? variant : { ...variant, weight: 0 })) };
}
