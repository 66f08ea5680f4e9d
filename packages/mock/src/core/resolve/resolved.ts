import type { Aggregate, Conflict, CountKind, JsonPath, Operator, Verb, WriteRow } from '../query.ts';
import type { MockColumn, MockRelation, MockTable } from '../schema/schema.ts';

/** A query with every name resolved. */
export type ResolvedQuery = {
  readonly table: MockTable;
  readonly verb: Verb;
  readonly nodes: readonly ResolvedNode[];
  readonly where: ResolvedCond | null;
  readonly order: readonly ResolvedKey[];
  readonly limit: number | null;
  readonly offset: number;
  readonly count: CountKind | null;
  readonly countOnly: boolean;
  readonly write: ResolvedWrite | null;
};

export type ResolvedColumn = {
  readonly kind: 'column';
  /** Its name in the answer. */
  readonly name: string;
  /** Null for `count()` of rows. */
  readonly column: MockColumn | null;
  readonly path: JsonPath;
  readonly cast: string | null;
  readonly aggregate: Aggregate | null;
  readonly aggregateCast: string | null;
};

export type ResolvedRelation = {
  readonly kind: 'relation';
  readonly name: string;
  readonly link: Link;
  readonly join: 'left' | 'inner';
  readonly spread: boolean;
  readonly query: ResolvedQuery;
};
export type ResolvedNode = ResolvedColumn | ResolvedRelation;

/** How to find a relation's rows from a row. */
export type Link =
  /** From child to parent. */
  | { readonly kind: 'parent'; readonly relation: MockRelation }
  /** From parent to children; at most one where `relation.oneToOne`. */
  | { readonly kind: 'children'; readonly relation: MockRelation }
  /** Through a join table: its rows are children by `near`, and lead on by `far`. */
  | {
      readonly kind: 'through';
      readonly near: MockRelation;
      readonly far: MockRelation;
      /** Conditions on rows of the join table. */ readonly where?: ResolvedCond;
    };

export type ResolvedColumnCond = {
  readonly kind: 'column';
  readonly column: MockColumn;
  readonly path: JsonPath;
  readonly op: Operator;
  readonly mod: 'any' | 'all' | null;
  readonly language: string | null;
  readonly value: string | readonly string[];
};

export type ResolvedCond =
  | { readonly kind: 'and' | 'or'; readonly of: readonly ResolvedCond[] }
  | { readonly kind: 'not'; readonly of: ResolvedCond }
  | ResolvedColumnCond
  /** A condition of a rule, which no query can express: a test of these columns of a row. */
  | { readonly kind: 'row'; readonly columns: readonly MockColumn[]; readonly test: (row: readonly (string | null)[]) => boolean | null }
  /** No row meets it. */
  | { readonly kind: 'never' }
  /** `relation` is an index into `ResolvedQuery.nodes`. */
  | { readonly kind: 'relation'; readonly relation: number; readonly isNull: boolean };

export type ResolvedKey = {
  readonly column: MockColumn;
  readonly path: JsonPath;
  readonly descending: boolean;
  readonly nullsFirst: boolean;
  /** Index into `ResolvedQuery.nodes` of the to-one relation that contains the column. */
  readonly relation: number | null;
};

export type ResolvedWrite = {
  readonly rows: readonly WriteRow[];
  readonly columns: readonly MockColumn[];
  readonly conflict: (Conflict & { readonly columns: readonly MockColumn[] | null }) | null;
  readonly missing: 'default' | 'null';
  readonly maxAffected: number | null;
  readonly exactly: number | null;
  readonly rollback: boolean;
  readonly single: boolean;
};
