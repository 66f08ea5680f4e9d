import type { Match } from '../../read/rules/rule-index.ts';

type Made = { readonly kind: string; readonly parameters?: Readonly<Record<string, unknown>>; readonly nullRate?: number };

/** The result of a rule, for generators chosen directly by name. */
export function made({ kind, parameters = {}, nullRate }: Made, words: readonly string[], score: number): Match {
  return { rule: { phrases: [], types: null, when: {}, kind, parameters, nullRate }, score, words, rest: [] };
}
