import type { Catalog } from '@seedbed/contract';
import type { Clause, Scope } from '../../checks/index.ts';
import type { SolveTools } from '../types.ts';

export type PoolContext = {
  readonly scope: Scope;
  readonly catalog: Catalog;
  readonly types: ReadonlyMap<string, string>;
  readonly base: Clause;
  readonly tools: SolveTools;
  /** Columns of unique keys: what is found for them must be different. */
  readonly unique: ReadonlySet<string>;
  /** Columns whose values are parents'. */
  readonly referring: ReadonlySet<string>;
  /** Whether two columns are of two references that share a scope. */
  isPair(columns: readonly string[]): boolean;
  /** Those by which a row refers to another of its table. */
  readonly selfReferring: ReadonlySet<string>;
  /** Of these, those that do it alone, with the key that they refer to. */
  readonly ownKeys: ReadonlyMap<string, string>;
  /** What other conditions over some of the columns are met by: where their values are, these are looked for. */
  readonly met: readonly (readonly Clause[])[];
  /** What was found already: clauses often share what nobody can read. */
  readonly found: Map<string, readonly Clause[]>;
};
