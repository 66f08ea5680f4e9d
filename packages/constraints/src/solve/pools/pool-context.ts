import type { Catalog } from '@seedbed/contract';
import type { Clause, Scope } from '../../checks/index.ts';
import type { SolveTools } from '../types.ts';

export type PoolContext = {
  readonly scope: Scope;
  readonly catalog: Catalog;
  readonly types: ReadonlyMap<string, string>;
  readonly base: Clause;
  readonly tools: SolveTools;
  /** Columns of unique keys: their values must be distinct. */
  readonly unique: ReadonlySet<string>;
  /** Columns whose values come from parents. */
  readonly referring: ReadonlySet<string>;
  /** Whether two columns belong to two references that share a scope. */
  isPair(columns: readonly string[]): boolean;
  /** Columns by which a row refers to another of its table. */
  readonly selfReferring: ReadonlySet<string>;
  /** Among these, single-column references, with the key that they refer to. */
  readonly ownKeys: ReadonlyMap<string, string>;
  /** Values that satisfy other conditions over some of the columns: the search is limited to these. */
  readonly met: readonly (readonly Clause[])[];
  /** Earlier results: clauses often share unreadable parts. */
  readonly found: Map<string, readonly Clause[]>;
};
