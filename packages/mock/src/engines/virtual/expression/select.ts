import type { MockTable } from '../../../core/index.ts';
import type { Env, Expr, Notes, Ref } from './expr.ts';
import type { Value } from './value.ts';

/** A table of a subquery's FROM. */
export type Source = {
  readonly id: number;
  /** The name used by its columns. */
  readonly name: string;
  readonly table: MockTable;
  /** For a LEFT JOIN: its join condition; null for any other. */
  readonly on: readonly Expr[] | null;
};

export type AggregateCall = { readonly id: number; readonly name: string; readonly of: Expr | null; readonly distinct: boolean };

export type Select = {
  readonly notes: Notes;
  readonly sources: readonly Source[];
  /** Conditions on rows: of WHERE, and of joins other than LEFT JOIN. */
  readonly conjuncts: readonly Expr[];
  readonly targets: readonly Expr[];
  /** If there is any, the query returns one row. */
  readonly aggregates: readonly AggregateCall[];
  readonly distinct: boolean;
  readonly order: readonly { readonly of: Expr; readonly descending: boolean; readonly nullsFirst: boolean }[];
  readonly limit: number | null;
  readonly offset: number;
  /** Columns from outside: the same values give the same rows. */
  readonly outer: readonly Ref[];
  /** Whether policies of its tables do not apply: it runs as the owner of a SECURITY DEFINER function. */
  readonly bypass: boolean;
};

/** Runs subqueries for one request. */
export type Subqueries = {
  exists(select: Select, env: Env): boolean;
  /** The rows of its targets. */
  rows(select: Select, env: Env): readonly (readonly Value[])[];
  /** Whether a value is the first of some row; null if SQL's result is unknown. */
  isIn(select: Select, bound: Select, left: Value, env: Env): boolean | null;
};

/** Whether its rows correspond one to one to those of its sources. */
export function isPlain({ aggregates, limit, offset }: Select): boolean {
  return aggregates.length === 0 && limit === null && offset === 0;
}
