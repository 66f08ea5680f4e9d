import type { Token } from './tokens.ts';

/** A schema of MySQL as its DDL describes it. */
export type MysqlSchema = {
  readonly tables: readonly MysqlTable[];
  /** Tables that triggers fill while rows of others come in, by the trigger. */
  readonly filled: ReadonlyMap<string, string>;
  /** Statements that were not read, with their lines. */ readonly left: readonly string[];
};

export type MysqlTable = {
  name: string;
  /** Where it was created: `line 3`. */
  readonly place: string;
  columns: MysqlColumn[];
  primaryKey: readonly KeyPart[];
  uniqueKeys: UniqueKey[];
  foreignKeys: ForeignKey[];
  checks: Check[];
  comment?: string | undefined;
  charset?: string | undefined;
  collation?: string | undefined;
};

export type MysqlColumn = {
  readonly name: string;
  readonly type: MysqlType;
  readonly notNull: boolean;
  readonly default?: readonly Token[] | undefined;
  readonly generated?: readonly Token[] | undefined;
  readonly countsItself: boolean;
  readonly comment?: string | undefined;
};

/** A type as declared. */
export type MysqlType = {
  /** In upper case, by its usual name: INT, VARCHAR, DOUBLE. */
  readonly word: string;
  /** Length and scale, or the labels of an enum or set. */
  readonly sizes: readonly number[];
  readonly labels: readonly string[];
  readonly unsigned: boolean;
  readonly charset?: string | undefined;
  readonly collation?: string | undefined;
  /** Of a spatial column. */
  readonly srid?: number | undefined;
};

/** A column or expression of a key; `length` where only the beginning of a text counts. */
export type KeyPart = { readonly column?: string | undefined; readonly expression?: readonly Token[] | undefined; readonly length?: number | undefined };
export type UniqueKey = { readonly name?: string | undefined; readonly parts: readonly KeyPart[] };
export type Check = { readonly name?: string | undefined; readonly expression: readonly Token[]; readonly source: string };
export type ForeignKey = {
  readonly name?: string | undefined;
  readonly columns: readonly string[];
  readonly table: string;
  readonly referenced: readonly string[];
  readonly onDelete?: string | undefined;
  readonly onUpdate?: string | undefined;
};

/** Names of MySQL's columns do not see case. */
export function isSame(name: string, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase();
}

/** Finds a table by its name: by exact case first, then by any case. */
export function tableOf(tables: readonly MysqlTable[], name: string): MysqlTable | undefined {
  return tables.find((table) => table.name === name) ?? tables.find((table) => isSame(table.name, name));
}

/** The column of a name, in any case. */
export function columnOf(table: MysqlTable, name: string): MysqlColumn | undefined {
  return table.columns.find((column) => isSame(column.name, name));
}
