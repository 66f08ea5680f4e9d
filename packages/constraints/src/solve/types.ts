import type { Code } from '../code/read-code.ts';
import type { Limit } from './most-rows.ts';
import type { BlueprintExclusion, BlueprintKey, Diagnostic, Domain, Generator, Group, Tier } from '@seedbed/contract';

/** The queries of the solver to Postgres; the postgres package provides them, so that nothing here does IO. */
export type SolveTools = {
  /**
   * The parse tree of each SQL expression, as `libpg-query` returns it for one target of a SELECT (its `val`); null for
   * one that does not parse. A whole `SELECT …` in parentheses is a SubLink, as usual.
   */
  parse(expressions: string[]): Promise<unknown[]>;
  /** Evaluates constant expressions in one query, as text; null for NULL and for errors. */
  fold(expressions: string[]): Promise<(string | null)[]>;
  /** The current date: trial times are in the two years before it. Without it they start in 2020. */
  readonly reference?: string;
  /**
   * Function bodies as trees: the whole definition for PL/pgSQL, the statements for SQL; null if it cannot be parsed.
   * Without it, only trials find the conditions of triggers.
   */
  bodies?(sources: { readonly language: 'plpgsql' | 'sql'; readonly text: string }[]): Promise<unknown[]>;
};

/** `solve(catalog, tools)`: every constraint of every table, satisfied or listed. Tables and columns without constraints are included, empty. */
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
  /** Unconditional (tier B), by column; the type's own length and precision are not repeated here. */
  readonly domains: Readonly<Record<string, Domain>>;
  /** Columns that are never NULL although `notNull` is not set: by domains, CHECKs, partition keys, referenced keys. */
  readonly notNull: readonly string[];
  /** Always NULL: no other value satisfies the constraints. */
  readonly alwaysNull: readonly string[];
  /** Unique in case-folded form: `lower(x)` keys, citext, nondeterministic collations. */
  readonly foldCase: readonly string[];
  readonly groups: readonly Group[];
  /** Unique keys other than the primary key. Partial ones have a `predicate`, and `when` if it can be read. */
  readonly keys: readonly BlueprintKey[];
  readonly exclusions: readonly BlueprintExclusion[];
  /**
   * Generators that the constraints require, regardless of the column's name (`{}` for the JSON of generated columns).
   */
  readonly generators: Readonly<Record<string, Generator>>;
  /** Numbers that a CHECK defines; they are in no group because of it. */
  readonly equations: readonly CheckEquation[];
  /** Generated numbers, as expressions with the results of Postgres. Others are absent. */
  readonly generatedNumbers: Readonly<Record<string, string>>;
  /**
   * The maximum number of rows that its constraints allow: 0 for `CHECK (false)`, 1 for a one-row table. Absent: not
   * limited by CHECKs.
   */
  readonly maxRows?: number;
  /** Why no row can be stored (a partitioned table without a partition), in words. */
  readonly nowhere?: string;
  /** The key that limits it. */
  readonly limit?: Limit;
  readonly constraints: readonly SolvedConstraint[];
  /** Unreadable conditions, for Postgres to test with candidates (tier E). */
  readonly unread: readonly Unread[];
};

/** `total = round(quantity * price, 2)`: the column equals the expression over the others. */
export type CheckEquation = { readonly column: string; readonly expression: string; readonly sources: readonly string[]; readonly constraint: string };

export type SolvedConstraint = {
  readonly name: string;
  readonly kind: 'check' | 'domain' | 'partition' | 'unique' | 'exclusion' | 'generated' | 'trigger' | 'code';
  readonly tier: Tier;
  /** In words: `range of 1 to 5`, `7 cases`, `not read: …`. */
  readonly how: string;
};

/** One condition to satisfy by trials: in the clause `variant` of `groups[group]`, or always. */
export type Unread = {
  readonly constraint: string;
  readonly columns: readonly string[];
  /** SQL over the quoted column names; true or NULL for accepted values. */
  readonly condition: string;
  readonly group?: number;
  readonly variant?: number;
  /** `c = f(others)`: Postgres can compute this column once the others are drawn. */
  readonly equation?: { readonly column: string; readonly expression: string };
  /** Constants in the condition, as text, from which candidates are derived. */
  readonly constants: readonly string[];
};

/** Key values that a table's rows must contain, because children must refer to them. */
export type Demand = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly values: readonly (readonly string[])[];
  /** The source of the condition: `public.notes (note_class)`. */
  readonly because: string;
};
