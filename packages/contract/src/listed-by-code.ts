import type { BlueprintColumn } from './blueprint/column.ts';

/** The whole list of values that the project's code gives a column, as its reason says; null where the list is a guess, or is of something else. */
export function listedByCode(column: BlueprintColumn): readonly string[] | null {
  return column.because?.startsWith('the values from ') && column.confidence !== undefined ? labelsMade(column) : null;
}

/** The labels that a column is made from, as they are written to it; null if its generator has no list. */
export function labelsMade({ generator }: Pick<BlueprintColumn, 'generator'>): string[] | null {
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
