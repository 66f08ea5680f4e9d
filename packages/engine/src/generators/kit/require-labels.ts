import type { CompileContext } from '../definition.ts';

/** Maximum number of labels in a message. */
const LABELS_NAMED = 12;

/**
 * An enum accepts only its labels in their exact spelling. Any other text in a list of values is reported as an error
 * with place and fix, because fitting values to the column would drop it silently. `place(index)`: the JSON Pointer of
 * a value.
 */
export function requireLabels({ type, fail }: Pick<CompileContext, 'type' | 'fail'>, list: readonly unknown[], place: (index: number) => string): void {
  const { kind, name, labels = [] } = type;
  if (kind !== 'enum' || labels.length === 0) return;
  const known = new Set<unknown>([null, ...labels]);
  const index = list.findIndex((value) => !known.has(value));
  if (index < 0) return;
  const more = labels.length > LABELS_NAMED ? ` and ${labels.length - LABELS_NAMED} more` : '';
  const named = labels.slice(0, LABELS_NAMED).map((label) => `"${label}"`);
  fail(place(index), `${JSON.stringify(list[index])} is no label of ${name}. Write one of ${named.join(', ')}${more}, or leave the value out.`);
}
