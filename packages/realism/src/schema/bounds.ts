import type { BlueprintKey, Domain, Generator, Group } from '@seedbed/contract';

/** What constraints leave of a table's columns. Whoever solves them gives it: what belongs in a column is chosen within. */
export type TableBounds = {
  /** Always on, by column. */
  readonly domains: Readonly<Record<string, Domain>>;
  /** Never NULL, though `notNull` of the column does not say so. */
  readonly notNull: readonly string[];
  /** Always NULL: the only value that is left. */
  readonly alwaysNull: readonly string[];
  /** Columns whose generator the constraints ask for. */
  readonly generators: Readonly<Record<string, Generator>>;
  /** Numbers that a CHECK says how to compute. */
  readonly equations: readonly { readonly column: string; readonly expression: string; readonly constraint: string }[];
  /** What generated numbers are: expressions that give what Postgres computes, where there is one. */
  readonly generatedNumbers: Readonly<Record<string, string>>;
  readonly groups: readonly Group[];
  readonly keys: readonly BlueprintKey[];
  /** Conditions that nobody can read. */
  readonly unread: readonly { readonly columns: readonly string[] }[];
};

/** Of all tables, by qualified name. */
export type Bounds = { readonly tables: ReadonlyMap<string, TableBounds> };
