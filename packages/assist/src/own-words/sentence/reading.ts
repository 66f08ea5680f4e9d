import type { Knowledge } from '@seedbed/contract';
import type { Statement } from '../sayings.ts';

/** Why a clear request cannot be fulfilled, and what can. */
export type Refused = { readonly cannot: string };

/** One reading of a sentence: its statements about one or several tables, and its score. */
export type Reading = { readonly statements: readonly (Statement | { readonly knowledge: Knowledge } | Refused)[]; readonly score: number };

export function reading(statements: Reading['statements'][number] | null, score: number): Reading[] {
  return statements ? [{ statements: [statements], score }] : [];
}
