import type { BlueprintKey, Domain, Generator, Group } from '@seedbed/contract';

/** The values that constraints allow in a table's columns. The constraint solver provides them, and meaning chooses among them. */
export type TableBounds = {
  /** Always on, by column. */
  readonly domains: Readonly<Record<string, Domain>>;
  /** Never NULL, although the column is not declared NOT NULL. */
  readonly notNull: readonly string[];
  /** Always NULL: the only possible value. */
  readonly alwaysNull: readonly string[];
  /** Columns whose generator the constraints require. */
  readonly generators: Readonly<Record<string, Generator>>;
  /** Numbers that a CHECK defines. */
  readonly equations: readonly { readonly column: string; readonly expression: string; readonly constraint: string }[];
  /** Generated numbers: expressions with Postgres' results, where there is one. */
  readonly generatedNumbers: Readonly<Record<string, string>>;
  readonly groups: readonly Group[];
  readonly keys: readonly BlueprintKey[];
  /** Unreadable conditions. */
  readonly unread: readonly { readonly columns: readonly string[] }[];
};

/** Of all tables, by qualified name. */
export type Bounds = { readonly tables: ReadonlyMap<string, TableBounds> };
