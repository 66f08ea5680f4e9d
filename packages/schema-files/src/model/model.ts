/** A table or type by its name; without a schema it is in `public`. */
export type Name = { readonly schema?: string; readonly name: string };

export type EnumType = Name & { readonly labels: readonly string[]; readonly comment?: string };

export type Column = {
  readonly name: string;
  /** As SQL. */
  readonly type: string;
  readonly notNull: boolean;
  /** As SQL. */
  readonly default?: string;
  readonly comment?: string;
};

export type Key = { readonly name?: string | undefined; readonly columns: readonly string[] };

export type Index = {
  readonly name?: string;
  readonly unique: boolean;
  readonly method?: string;
  /** Columns or expressions with their order and operator class, as SQL. */
  readonly parts: readonly string[];
  /** As SQL. */
  readonly where?: string;
};

export type Table = Name & {
  readonly columns: readonly Column[];
  readonly primaryKey?: Key;
  readonly indexes: readonly Index[];
  /** Conditions, as SQL. */
  readonly checks?: readonly { readonly name?: string; readonly sql: string }[];
  readonly comment?: string;
};

export type ForeignKey = {
  readonly name?: string;
  readonly from: Name;
  readonly columns: readonly string[];
  readonly to: Name;
  readonly keys: readonly string[];
  /** `CASCADE`, `SET NULL` … */
  readonly onDelete?: string;
  readonly onUpdate?: string;
};

/** The data model of a tool, as its Postgres equivalent. */
export type Model = {
  readonly extensions: readonly Name[];
  readonly enums: readonly EnumType[];
  readonly tables: readonly Table[];
  readonly foreignKeys: readonly ForeignKey[];
};

/** A data model, and the parts that a database cannot express. */
export type ReadModel = { readonly model: Model; readonly notes: readonly string[] };
