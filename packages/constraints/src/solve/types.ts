import type { Code } from '../code/read-code.ts';
import type { Limit } from './most-rows.ts';
import type { BlueprintExclusion, BlueprintKey, Diagnostic, Domain, Generator, Group, Tier } from '@seedbed/contract';

/** The queries of the solver to Postgres; the postgres package provides them, so that nothing here does IO. */
export type SolveTools = {
  /**
   * The parse tree of each SQL expression, as `libpg-query` gives it for one target of a SELECT (its `val`); null for
   * one that does not parse. A whole `SELECT …` in parentheses is a SubLink, as ever.
   */
  parse(expressions: string[]): Promise<unknown[]>;
  /** Each constant expression, computed in one query and cast to text; null where it is NULL or raises. */
  fold(expressions: string[]): Promise<(string | null)[]>;
  /** The day that counts as now: trial times lie in the two years before it. Without it they begin in 2020. */
  readonly reference?: string;
  /**
   * Function bodies as trees: of PL/pgSQL the whole definition, of SQL its statements; null for one that does not parse. Without it
   * what triggers ask for is learnt from the trials alone.
   */
  bodies?(sources: { readonly language: 'plpgsql' | 'sql'; readonly text: string }[]): Promise<unknown[]>;
};

/** `solve(catalog, tools)`: every constraint of every table, met or named. Tables and columns that nothing binds are in it too, empty. */
export type Solution = {
  /** By qualified name. */
  readonly tables: ReadonlyMap<string, SolvedTable>;
  readonly demands: readonly Demand[];
  /** The effects of the triggers' code on the load. */
  readonly code: Code;
  readonly diagnostics: readonly Diagnostic[];
};

export type SolvedTable = {
  readonly table: string;
  /** Always on (tier B), by column; the type's own length and precision are not repeated here. */
  readonly domains: Readonly<Record<string, Domain>>;
  /** Never NULL, though `notNull` of the column does not say so: domains, CHECKs, partition keys, referenced keys. */
  readonly notNull: readonly string[];
  /** Always NULL: the only value that the constraints leave. */
  readonly alwaysNull: readonly string[];
  /** Unique in folded form: `lower(x)` keys, citext, nondeterministic collations. */
  readonly foldCase: readonly string[];
  readonly groups: readonly Group[];
  /** Unique keys but the primary one; partial ones with `predicate`, and `when` where it is plain. */
  readonly keys: readonly BlueprintKey[];
  readonly exclusions: readonly BlueprintExclusion[];
  /** Generators that the constraints ask for, whatever the name says (`{}` for the JSON behind generated columns). */
  readonly generators: Readonly<Record<string, Generator>>;
  /** Numbers that a CHECK defines; they are in no group for it. */
  readonly equations: readonly CheckEquation[];
  /** Generated numbers, as expressions with Postgres' results; without those that have none. */
  readonly generatedNumbers: Readonly<Record<string, string>>;
  /** The most rows that its constraints allow: 0 for `CHECK (false)`, 1 for a one-row table. Absent: not bounded by CHECKs. */
  readonly maxRows?: number;
  /** Why there is no place for any row (a partitioned table without a partition), in words. */
  readonly nowhere?: string;
  /** The key that says so. */
  readonly limit?: Limit;
  readonly constraints: readonly SolvedConstraint[];
  /** Unreadable conditions, for Postgres to test with candidates (tier E). */
  readonly unread: readonly Unread[];
};

/** `total = round(quantity * price, 2)`: the column equals the expression over the others. */
export type CheckEquation = { readonly column: string; readonly expression: string; readonly sources: readonly string[]; readonly constraint: string };

export type SolvedConstraint = {
  readonly name: string;
  readonly kind: 'check' | 'domain' | 'partition' | 'unique' | 'exclusion' | 'generated' | 'trigger';
  readonly tier: Tier;
  /** In words: `range of 1 to 5`, `7 cases`, `not read: …`. */
  readonly how: string;
};

/** One condition to satisfy by trials: in the clause `variant` of `groups[group]`, or always. */
export type Unread = {
  readonly constraint: string;
  readonly columns: readonly string[];
  /** SQL over the columns' own names, quoted; true or NULL for the values wanted. */
  readonly condition: string;
  readonly group?: number;
  readonly variant?: number;
  /** `c = f(others)`: Postgres can compute this column once the others are drawn. */
  readonly equation?: { readonly column: string; readonly expression: string };
  /** Constants met on the way, as text: seeds of candidates. */
  readonly constants: readonly string[];
};

/** Key values that must be among a table's rows, since children are bound to refer to them. */
export type Demand = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly values: readonly (readonly string[])[];
  /** The source of the condition: `public.notes (note_class)`. */
  readonly because: string;
};
