import type { Blueprint, CatalogFunction, SqlType } from '@seedbed/contract';

/** The served tables: names, types, keys, and relations in both directions. */
export type MockSchema = {
  /** Schemas with tables, `public` first if present. */
  readonly schemas: readonly string[];
  /** Those that clients see, the default first: relations lead to and through no other. */
  readonly exposed: readonly string[];
  readonly tables: readonly MockTable[];
  readonly relations: readonly MockRelation[];
  /** Names of views as `schema.view`: known, and not served. */
  readonly views: readonly string[];
  /** Functions of the schema, which policies may call. */
  readonly functions: readonly CatalogFunction[];
  readonly types: NonNullable<Blueprint['types']>;
};

export type MockTable = {
  readonly schema: string;
  /** The bare name. */
  readonly name: string;
  /** Its name in the plan: `schema.name`, quoted like in Postgres. */
  readonly qualified: string;
  readonly columns: readonly MockColumn[];
  readonly column: (name: string) => MockColumn | undefined;
  /** The columns of `*`: without generated columns that cannot be computed here. */
  readonly shown: readonly MockColumn[];
  readonly primaryKey: MockKey | null;
  /** All unique keys, the primary key first. */
  readonly keys: readonly MockKey[];
  readonly checks: readonly MockCheck[];
  readonly exclusions: readonly MockExclusion[];
  /** Null of a table that is whole. */
  readonly partitions: MockPartitions | null;
  /** Relations in which it is the child. */
  readonly parents: readonly MockRelation[];
  /** Relations in which it is the parent. */
  readonly children: readonly MockRelation[];
  /** Null if row-level security is off: everyone sees every row. */
  readonly policies: readonly MockPolicy[] | null;
  /** Functions of one row of it, by qualified name, which PostgREST serves as columns and relations. */
  readonly computed: ReadonlySet<string>;
  readonly comment: string | null;
};

export type MockColumn = {
  readonly name: string;
  /** Index into `MockTable.columns`. */
  readonly index: number;
  readonly type: SqlType;
  readonly notNull: boolean;
  /** The expression, as `pg_get_expr` prints it. */
  readonly default: string | null;
  readonly identity: 'always' | 'byDefault' | null;
  /** The expression of a generated column. */
  readonly generated: string | null;
  /** The sequence that draws its default. */
  readonly sequence: string | null;
  readonly comment: string | null;
};

export type MockKey = {
  readonly name: string;
  readonly table: MockTable;
  /** Key columns; empty if an expression is among them. */
  readonly columns: readonly MockColumn[];
  /** Key parts as text: column names and expressions. */
  readonly parts: readonly string[];
  /** By the positions of `parts`: the column, or null for an expression. */
  readonly partColumns: readonly (MockColumn | null)[];
  readonly primary: boolean;
  readonly nullsNotDistinct: boolean;
  readonly predicate: string | null;
};

export type MockCheck = { readonly name: string; readonly expression: string };

/** Two rows must not satisfy all of its operators at once. */
export type MockExclusion = {
  readonly name: string;
  readonly table: MockTable;
  /** `text`: the column's name or the expression. */
  readonly elements: readonly { readonly text: string; readonly column: MockColumn | null; readonly operator: string }[];
  /** Rows that it binds; null: all. */
  readonly predicate: string | null;
};

/** Where the rows of a partitioned table are stored. */
export type MockPartitions = {
  /** Parts of the key, as Postgres prints them: `ts`, `lower(code)`. */
  readonly parts: readonly string[];
  readonly leaves: readonly MockLeaf[];
};

export type MockLeaf = {
  /** The bare name. */
  readonly name: string;
  /** The condition on its rows; null of a default partition without others. */
  readonly bound: string | null;
  /** The name of its part of a key or an exclusion constraint of the whole table. */
  index(name: string): string;
};

/** A row-level policy. Expressions are as `pg_get_expr` prints them. */
export type MockPolicy = {
  readonly name: string;
  readonly command: 'all' | 'select' | 'insert' | 'update' | 'delete';
  /** Null for PUBLIC. */
  readonly roles: readonly string[] | null;
  readonly restrictive: boolean;
  readonly using: string | null;
  readonly check: string | null;
};

export type MockRelation = {
  /** The name of the foreign key; for an inferred one the name that Postgres would assign. */
  readonly name: string;
  /** Index into `Plan.relations`; null if the relation does not generate rows. */
  readonly plan: number | null;
  readonly child: MockTable;
  readonly columns: readonly MockColumn[];
  readonly parent: MockTable;
  readonly parentColumns: readonly MockColumn[];
  /** Whether a parent has at most one child: the columns contain a unique key. */
  readonly oneToOne: boolean;
  /** Whether the database declares the foreign key. */
  readonly declared: boolean;
  readonly enforced: boolean;
  readonly matchFull: boolean;
  readonly onDelete: Action;
  readonly onUpdate: Action;
};

export type Action = 'no action' | 'restrict' | 'cascade' | 'set null' | 'set default';
