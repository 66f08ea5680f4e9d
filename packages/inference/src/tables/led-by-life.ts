import type { Group } from '@seedbed/contract';
import { asksAll, type ShownLife } from '@seedbed/realism/decide';

/**
 * A group that a life keeps by itself, whose columns come first: rows stay as they were lived, and no case is drawn for them. The group
 * itself stays, for the case that somebody gives one of the columns another generator. References that a state asks for are there in all rows: which of them are missing is
 * drawn before a row is lived, and a state without its reference would be made anew.
 */
export function ledByLife(group: Group, { state, steps, references }: ShownLife): Group {
  const own = group.columns.filter((column) => column === state || steps.has(column));
  const { variants = [] } = group;
  const asked = [...(references ?? [])].filter((column) => variants.some(({ columns }) => Object.hasOwn(columns, column)));
  if (asked.length === 0) return { ...group, own };
  return { ...group, own, variants: variants.map((variant) => (asksAll(variant, asked) ? variant : { ...variant, weight: 0 })) };
}
