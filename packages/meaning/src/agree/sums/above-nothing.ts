import { edit, type Draft } from '../../edits/draft.ts';

/**
 * Of the examples that these columns show, rows take only those in which each is above nothing: a line of a bill that is paid in parts is no credit. All columns of the
 * same examples change together.
 */
export function keepAboveNothing(columns: readonly Draft[], drafts: readonly Draft[]): void {
  for (const { kind, parameters } of columns) {
    const { of, values } = parameters;
    if (kind !== 'example.number' || !Array.isArray(values)) continue;
    const isAbove = values.map((value: unknown) => value === null || Number(Array.isArray(value) ? value[0] : value) > 0);
    if (isAbove.every(Boolean) || !isAbove.some(Boolean)) continue;
    for (const draft of drafts) {
      const { values: theirs, weights } = draft.parameters;
      if (draft.parameters['of'] !== of || !Array.isArray(theirs) || theirs.length !== values.length) continue;
      const given = Array.isArray(weights) ? weights : values.map(() => 1);
      edit(draft, { parameters: { ...draft.parameters, weights: given.map((weight: unknown, at) => (isAbove[at] ? weight : 0)) } });
    }
  }
}
