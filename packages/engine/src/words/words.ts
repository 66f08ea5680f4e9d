import type { Locale } from '@seedbed/contract';

/**
 * Word lists of the locales that a blueprint uses, loaded before compiling (`loadWords`), so that compiling is
 * synchronous. A list is sorted by weight, append-only, and part of the generator version.
 */
export type Words = {
  /** Locales with their weights, heaviest first; weights sum to 1. */
  readonly locales: readonly { readonly locale: string; readonly weight: number }[];
  /** A list of a locale (`person.firstName.female`), falling back from `de-AT` to `de` to `en`. Throws for a name that no pack has. */
  list(name: string, locale?: string): WordList;
  /** The edition of the lists to read: the blueprint's. */
  readonly edition: number;
  /** The same packs for other locales that were loaded, created once for each. */
  inLocale(locale: Locale): Words;
  /** The same packs in another edition, created once per edition. */
  inEdition(edition: number): Words;
};

export type WordList = { readonly words: readonly string[]; /** Cumulative weights, or null for equal ones. */ readonly weights: Float64Array | null };
