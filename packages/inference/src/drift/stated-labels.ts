import type { BlueprintColumn, StatedValues } from '@seedbed/contract';

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
  const [before, after] = [labelsOf(old), labelsOf(now)];
  if (!before || !after) return null;
  const allowed = new Set([...after, ...stated.values.map(({ value }) => value)]);
  const fewer = before.filter((label) => !allowed.has(label));
  const more = OF_CODE.test(old.because ?? '') ? after.filter((label) => !before.includes(label)) : [];
  return more.length + fewer.length > 0 ? { more, fewer } : null;
}

/** The whole list of values that the project's code gives a column, as its reason says; null where the list is a guess, or is of something else. */
export function listedByCode(column: BlueprintColumn): readonly string[] | null {
  return column.because?.startsWith('the values from ') && column.confidence !== undefined ? labelsOf(column) : null;
}

/** As they are written to the column; null if its generator has no list. */
function labelsOf({ generator }: BlueprintColumn): string[] | null {
  const { values, value, labels, steps, goals, ends, written = {} } = (generator?.parameters ?? {}) as Record<string, unknown>;
  switch (generator?.kind) {
    case 'values':
      return (values as unknown[]).map(String);
    case 'constant':
      return [String(value)];
    case 'person.sex':
      return Array.isArray(labels) ? labels.map(String) : null;
    case 'life.state':
      return steps === undefined
        ? null
        : [steps, goals, ends].flatMap((each) => (each as string[] | undefined) ?? []).map((word) => (written as Record<string, string>)[word] ?? word);
    default:
      return null;
  }
}
