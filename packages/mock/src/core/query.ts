/** The action on the rows of a table: read or count, insert, change, or remove. */
export type Verb = 'read' | 'insert' | 'update' | 'delete';

/** `exact` counts every row, `planned` estimates from the generators, `estimated` counts up to the page limit and estimates beyond. */
export type CountKind = 'exact' | 'planned' | 'estimated';

/** One request, in any dialect. Values are texts in Postgres' input form; the schema gives their types. */
export type Query = {
  /** The bare name of a table, and its schema; without one the first that is served. */
  readonly table: string;
  readonly schema?: string;
  readonly verb: Verb;
  /** Empty: no columns, rows are `{}`. Absent: all columns. */
  readonly select?: readonly Node[];
  readonly where?: Cond;
  readonly order?: readonly Key[];
  readonly limit?: number;
  readonly offset?: number;
  readonly count?: CountKind;
  /** True if only the count is needed: no rows are generated. */
  readonly countOnly?: boolean;
  readonly write?: Write;
};

export type JsonPath = readonly { readonly arrow: '->' | '->>'; readonly key: string | number }[];
export type Aggregate = 'count' | 'sum' | 'avg' | 'min' | 'max';

/** A column of the answer. `*` means all columns; `column` is null for `count()` of rows. */
export type ColumnNode = {
  readonly kind: 'column';
  readonly column: string | null;
  readonly path?: JsonPath;
  readonly cast?: string;
  readonly aggregate?: Aggregate;
  readonly aggregateCast?: string;
  /** Where the table has no column of that name it is the number of rows: Postgres reads `t.count` as `count(t)`. */
  readonly orCount?: boolean;
  readonly alias?: string;
};

/** Rows of a related table inside each row. `query` holds its columns, filters, order and slice; its `table` is the name that was requested. */
export type RelationNode = {
  readonly kind: 'relation';
  /** A table, a foreign key's column, or the name of a foreign key. */
  readonly relation: string;
  /** Selects one of several relations: the name of a foreign key, a column or a join table. */
  readonly hint?: string;
  /**
   * If set, `hint` is the name of a foreign key, possibly undeclared, and this is its side: a self-reference is
   * ambiguous otherwise.
   */
  readonly way?: 'parent' | 'children';
  /** If set, the way through this join table, by the names of its foreign keys to and from it. */
  readonly through?: { readonly table: string; readonly near: string; readonly far: string };
  readonly alias?: string;
  readonly join: 'left' | 'inner';
  readonly spread?: boolean;
  readonly query: Omit<Query, 'table' | 'schema' | 'verb' | 'write' | 'count' | 'countOnly'>;
};
export type Node = ColumnNode | RelationNode;

export type Operator =
  | 'eq'
  | 'neq'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'like'
  | 'ilike'
  | 'match'
  | 'imatch'
  /** A text, number or true, anywhere in the column's JSON, contains the value, in any case. No dialect takes it from clients. */
  | 'contains'
  | 'in'
  | 'is'
  | 'isdistinct'
  | 'cs'
  | 'cd'
  | 'ov'
  | 'sl'
  | 'sr'
  | 'nxr'
  | 'nxl'
  | 'adj'
  | 'fts'
  | 'plfts'
  | 'phfts'
  | 'wfts';

/**
 * A condition on one column. `in`, `any` and `all` accept a list. `is` accepts `null`, `not_null`, `true`, `false` or
 * `unknown`. Patterns of `like` use `%` and `_`, as in SQL.
 */
export type ColumnCond = {
  readonly kind: 'column';
  readonly column: string;
  readonly path?: JsonPath;
  readonly op: Operator;
  readonly mod?: 'any' | 'all';
  /** For full-text operators: the configuration. */
  readonly language?: string;
  readonly value: string | readonly string[];
};

export type Cond =
  | { readonly kind: 'and' | 'or'; readonly of: readonly Cond[] }
  | { readonly kind: 'not'; readonly of: Cond }
  | ColumnCond
  /** Whether a relation of `select`, by its alias or name, has a row. */
  | { readonly kind: 'relation'; readonly relation: string; readonly isNull: boolean };

/** One key of the order. With `relation` (alias or name in `select`) the column is the related row's. */
export type Key = {
  readonly column: string;
  readonly relation?: string;
  readonly path?: JsonPath;
  readonly descending?: boolean;
  /** Default as in Postgres: last if ascending, first if descending. */
  readonly nulls?: 'first' | 'last';
};

/** A row of a JSON body. The body's parser keeps numbers beyond 2^53 as texts. */
export type WriteRow = Readonly<Record<string, unknown>>;
export type Conflict = { readonly on?: readonly string[]; readonly do: 'merge' | 'ignore' };

/** The rows to write. `update` has one row with the changes; `delete` has none. */
export type Write = {
  readonly rows: readonly WriteRow[];
  /** Writes only these columns, and ignores others in the body. */
  readonly columns?: readonly string[];
  /** Insert or update, by the columns of a unique key; without `on` by the primary key. */
  readonly conflict?: Conflict;
  /** The value of an omitted column: its default, or NULL. */
  readonly missing?: 'default' | 'null';
  /** The statement fails if it touches more rows. */
  readonly maxAffected?: number;
  /** The statement fails unless it affects this many rows. */
  readonly exactly?: number;
  /** Checks and answers, without storing anything. */
  readonly rollback?: boolean;
  /** PUT of PostgREST: the filters must match the written row. */
  readonly single?: boolean;
};
