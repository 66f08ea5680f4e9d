import { labelsMade, type BlueprintColumn, type StatedValues } from '@seedbed/contract';

/** What code says now of the labels of a stored column. */
export type LabelsMoved = { readonly more: readonly string[]; readonly fewer: readonly string[] };

/** The start of a reason that inference gives for labels of code, also where these name tables. */
const OF_CODE = /^(?:the values from |names the table that )/;

/**
 * The labels that code states beside those of a stored column, or that it states no more; null if they agree. A person's choice of fewer
 * labels agrees with the code. Null too where the column is not made from a list of labels.
 */
export function compareStated(old: BlueprintColumn, now: BlueprintColumn, stated: StatedValues | undefined): LabelsMoved | null {
  if (!stated || stated.values.length === 0 || !OF_CODE.test(now.because ?? '')) return null;
  const [before, after] = [labelsMade(old), labelsMade(now)];
  if (!before || !after) return null;
  const allowed = new Set([...after, ...stated.values.map(({ value }) => value)]);
  const fewer = before.filter((label) => !allowed.has(label));
  const more = OF_CODE.test(old.because ?? '') ? after.filter((label) => !before.includes(label)) : [];
  return more.length + fewer.length > 0 ? { more, fewer } : null;
}
