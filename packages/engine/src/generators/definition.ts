import type { Domain, Generator, SqlType, TimelinePattern } from '@seedbed/contract';
import type { Rows } from '../columns/column.ts';
import type { ColumnSource, Siblings } from '../columns/source.ts';
import type { Value, ValueType } from '../expressions/value.ts';
import type { Draws } from '../random/draws.ts';
import type { Words } from '../words/words.ts';

/** The kind of a generator's values, to decide which types it serves. */
export type OutputKind =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'float'
  | 'boolean'
  | 'date'
  | 'timestamp'
  | 'time'
  | 'interval'
  | 'uuid'
  | 'bytes'
  | 'json'
  | 'array'
  | 'range'
  | 'network'
  | 'geometry'
  | 'bits'
  | 'literal';

/** One generator of the catalogue. Its docs page, its form and its tests are generated from this. */
export type GeneratorDefinition<P = Record<string, unknown>> = {
  /** The path in faker, if faker has such a generator: `person.firstName`. */
  readonly kind: string;
  readonly group: string;
  readonly title: string;
  /** One line. */
  readonly summary: string;
  /** JSON Schema of the parameters, with `default`s and `x-ui`; `additionalProperties: false`. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly outputs: readonly OutputKind[];
  readonly invertible: 'perm' | 'parts' | 'cipher' | 'none';
  /** Which entity it belongs to, if any: person, place, company, product, payment, … */
  readonly entity?: string;
  /**
   * Called once per column when the plan is compiled. `parameters` are checked and complete. May narrow itself to `context.domain` (and
   * should, if that is cheap: bounds, lengths, lists); the plan fits all other values to the domain afterwards.
   */
  readonly compile: (parameters: P, context: CompileContext) => ColumnSource;
};

/** All that a generator may know. Everything is a pure function of the blueprint. */
export type CompileContext = {
  readonly table: string;
  readonly column: string;
  /** The planned row count. A source must nevertheless be defined for any row number. */
  readonly rows: number;
  /** How many values of an order (`draws('perm')`) an earlier load has taken: this one continues after them. Usually 0. */
  readonly before: number;
  readonly type: SqlType;
  /** Everything that restricts the column, including its type's length and precision. */
  readonly domain: Domain;
  /** A person wrote the values. The generator returns them unchanged, and the plan rejects values that do not fit. */
  readonly asWritten?: boolean;
  readonly words: Words;
  /** Days since 1970-01-01. */
  readonly referenceDay: number;
  /**
   * In µs since 1970-01-01: first and last timestamp of the table's timeline, with `rows` calibrated rows in row order. `after` moves the
   * timestamps of rows after their parents' timestamps. `instead` gives timestamps that do not depend on the row's place; it returns false
   * if one does.
   */
  readonly timeline: {
    readonly from: number;
    readonly to: number;
    readonly rows: number;
    readonly pattern?: TimelinePattern;
    readonly after?: (rows: Rows, micros: Float64Array) => void;
    readonly instead?: (rows: Rows, micros: Float64Array) => boolean;
  };
  /** Draws of this column alone, keyed by (generator version, seed, schema, table, column, purpose). */
  draws(purpose?: string): Draws;
  /** Draws that all columns of the table share, such as the row's place on its timeline. */
  tableDraws(purpose: string): Draws;
  /**
   * The shared part of one entity's members: built once for (table, entity name, kind), from draws keyed by the
   * entity's name.
   */
  entity<T>(kind: string, build: (draws: (purpose: string) => Draws, context: EntityContext) => T): T;
  /**
   * Which of the table's examples of this name (`of`) a row shows where a key chooses the value of another column of theirs: writes its index; leaves `out[i]` where none
   * does. For rows of the table itself, once it is planned. Absent in blueprints without `lookTwice`.
   */
  readonly examplesOfKey?: (of: string) => (rows: Rows, out: Int32Array) => void;
  /** The source of another column of this table (its shape, before nulls and uniqueness); null if there is none. For `needs`. */
  sibling(column: string): { readonly type: SqlType; readonly source: ColumnSource } | null;
  /**
   * A source for an inner generator: elements of arrays, members of templates and JSON documents, arms of `values`. Inner generators
   * of one `entity` agree (the street and the city of an address document).
   */
  inner(generator: { kind: string; parameters?: Record<string, unknown> }, type: SqlType, name: string, entity?: string): ColumnSource;
  /**
   * A CEL expression over the columns of the row, its parents and its children, for conditions and texts in generators. Calls `fail` at
   * `pointer` if the expression is invalid.
   */
  expression(text: string, pointer: string): RowExpression;
  /** Stops compiling with a message at a place inside this column's parameters (JSON Pointer, e.g. `/min`). */
  fail(pointer: string, message: string): never;
};

/** A source that uses such an expression must set `readsFrame`. */
export type RowExpression = {
  readonly type: ValueType;
  /** The value of each row of the current batch. */
  prepare(siblings: Siblings): (index: number) => Value;
  /** The values of other rows of the same table, at most `capacity` at a time. */
  others(siblings: Siblings, rows: Float64Array, capacity: number): (index: number) => Value;
};

export type EntityContext = {
  readonly table: string;
  readonly name: string;
  /** The members of the entity that the table has, by generator kind → column. */
  readonly members: ReadonlyMap<string, string>;
  /** Members with cells that the blueprint sets explicitly, by row. */
  readonly set: readonly { readonly generator: Generator; readonly cells: ReadonlyMap<number, string | null> }[];
  /** Kinds of members that must be unique (`internet.email`): the entity then draws its rank by permutation. */
  readonly unique: ReadonlySet<string>;
  readonly rows: number;
  /** As in `CompileContext`. */
  readonly before: number;
  /** Whether existing values should stay the same when the table grows, as far as possible. */
  readonly steady: boolean;
  readonly words: Words;
  readonly referenceDay: number;
};
