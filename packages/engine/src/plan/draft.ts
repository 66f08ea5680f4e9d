import type { BlueprintColumn, BlueprintTable, Domain, Relation, SqlType } from '@seedbed/contract';

/** A table during compilation: its spec in the blueprint, with every name resolved. */
export type TableDraft = {
  readonly spec: BlueprintTable;
  /** Whether the database has it; otherwise a migration dropped it. */
  readonly isThere: boolean;
  /** Place in `blueprint.tables`, with the dropped ones behind, and the JSON Pointer to it. */
  readonly index: number;
  readonly pointer: string;
  /** Qualified. */
  readonly name: string;
  readonly columns: ReadonlyMap<string, ColumnDraft>;
  /** Its references to parents, and its children's to it. */
  readonly relations: RelationDraft[];
  readonly children: RelationDraft[];
  /** The row count as known so far. */
  rows: number;
};

export type ColumnDraft = {
  readonly table: TableDraft;
  readonly spec: BlueprintColumn;
  /** Whether rows have it: Postgres does not compute it, and no migration dropped it or its table. */
  readonly isSent: boolean;
  readonly pointer: string;
  readonly name: string;
  readonly type: SqlType;
  readonly nullable: boolean;
  /** The blueprint's domain and the type's own. */
  readonly domain: Domain;
  /** Relations whose columns include it, in the blueprint's order. The first one determines its value. */
  readonly relations: RelationDraft[];
};

export type RelationDraft = {
  readonly spec: Relation;
  /** Whether the database has it; otherwise a migration dropped a column of it. */
  readonly isThere: boolean;
  readonly index: number;
  readonly pointer: string;
  readonly name: string;
  readonly child: TableDraft;
  readonly parent: TableDraft;
  readonly columns: readonly ColumnDraft[];
  readonly parentColumns: readonly ColumnDraft[];
  readonly self: boolean;
  /** Whether a row may be without a parent. */
  readonly nullable: boolean;
  /**
   * Whether a row needs its parent when it is loaded: NULL is rejected, some variant of a group requires the reference,
   * or other rows refer to its columns.
   */
  required: boolean;
};
