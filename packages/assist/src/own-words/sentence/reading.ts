import type { Knowledge } from '@seedbed/contract';
import type { Said } from '../sayings.ts';

/** Why a clear request cannot be fulfilled, and what can. */
export type Refused = { readonly cannot: string };

/** One reading of a sentence: its statements about one or several tables, and its score. */
export type Reading = { readonly said: readonly (Said | { readonly knowledge: Knowledge } | Refused)[]; readonly score: number };

export function reading(said: Reading['said'][number] | null, score: number): Reading[] {
  return said ? [{ said: [said], score }] : [];
}
