/**
 * A library of further generators that a host may register (faker). The engine itself contains none, so that the
 * browser bundle stays small: a host that reads a `faker:` kind loads and registers one before it compiles.
 */
export type Fallback = {
  readonly name: string;
  /** Methods by path: `person.zodiacSign`. */
  has(path: string): boolean;
  /** An instance for one column; `next` gives its random numbers in [0, 1). */
  open(locale: string, referenceDay: number, next: () => number): { call(path: string, args: readonly unknown[]): unknown };
};

let lent: Fallback | null = null;

export function lendFallback(fallback: Fallback): void {
  lent = fallback;
}

export function currentFallback(): Fallback | null {
  return lent;
}

export const FALLBACK_PREFIX = 'faker:';
