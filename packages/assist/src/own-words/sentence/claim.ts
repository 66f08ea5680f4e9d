import type { BlueprintColumn, BlueprintTable } from '@seedbed/contract';

/** What a sentence states about a row. */
export type Is =
  /** One of these labels. */
  | { readonly kind: 'labels'; readonly labels: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'values'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'range'; readonly low: number; readonly high: number }
  /** Whole years since a date of birth. */
  | { readonly kind: 'age'; readonly low: number; readonly high: number }
  | ({ readonly kind: 'moment' } & Moments)
  | { readonly kind: 'calendar'; readonly weekdays?: readonly number[]; readonly hours?: { readonly from: string; readonly to: string } }
  | { readonly kind: 'domain'; readonly domain: string }
  /** So many days after another time of the row. */
  | { readonly kind: 'after'; readonly from: string; readonly low: number; readonly high: number };

/** Days, both included; no end is open. */
export type Moments = { readonly from?: string; readonly to?: string };

/** A statement about rows of a table, such as “is refunded” or “has no phone”. */
export type Claim = {
  readonly table: BlueprintTable;
  readonly column: BlueprintColumn;
  readonly is: Is;
  /** Denied: of the rows that are not so. */
  readonly not: boolean;
  /** How surely the words mean it, from 0 to 1. */
  readonly score: number;
};

export function denied(claims: readonly Claim[]): Claim[] {
  return claims.map((claim) => ({ ...claim, not: !claim.not }));
}
