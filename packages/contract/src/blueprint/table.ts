import { Type, type Static } from 'typebox';
import { strictObject as strict } from '../api-route.ts';
import { Flag, Locale, Names, Share } from './members.ts';
import { BlueprintColumn } from './column.ts';
import { Group } from './group.ts';

export const BlueprintKey = strict({
  name: Type.Optional(Type.String()),
  columns: Names,
  nullsNotDistinct: Flag,
  /**
   * Rows to which the key applies: those whose group variant satisfies it. If there is no room for full uniqueness,
   * only the first child of a parent satisfies it.
   */
  predicate: Type.Optional(Type.String()),
  /**
   * If `predicate` has a simple form: column → the only text value (null: IS NULL), or the list of values, for which
   * the key applies. Other rows are free.
   */
  when: Type.Optional(
    Type.Record(Type.String(), Type.Union([Type.String(), Type.Null(), Type.Array(Type.Union([Type.String(), Type.Null()]), { minItems: 1, maxItems: 1000 })])),
  ),
  /** The share of rows outside `when` that take over the value of another row, as the key allows. */
  reuse: Type.Optional(Share),
  /** The last column is a range that must not overlap within equal other columns. */
  withoutOverlaps: Flag,
});
export type BlueprintKey = Static<typeof BlueprintKey>;

/** Rows of equal `equal` columns never overlap in the span: a range column, or a pair of columns from/to. */
export const BlueprintExclusion = strict({
  name: Type.Optional(Type.String()),
  equal: Type.Array(Type.String()),
  /** One range column, or two columns [from, to]. Empty if all rows must share a value (`WITH <>`) of `same`. */
  span: Type.Array(Type.String()),
  same: Type.Optional(Type.Array(Type.String())),
});
export type BlueprintExclusion = Static<typeof BlueprintExclusion>;

export const TableMode = Type.Union([Type.Literal('generate'), Type.Literal('append'), Type.Literal('keep'), Type.Literal('truncate'), Type.Literal('skip')]);
export type TableMode = Static<typeof TableMode>;

/** How busy a table's days and hours are. Absent members are uniform. */
export const TimelinePattern = strict({
  /** A year has this many times the rows of the year before. */
  growth: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  /** The weights of parts of the timeline of one length, from its first day to its last, beside growth. */
  parts: Type.Optional(Type.Array(Type.Number({ minimum: 0 }), { minItems: 1, maxItems: 1000 })),
  /** January to December. */
  months: Type.Optional(Type.Array(Type.Number({ minimum: 0 }), { minItems: 12, maxItems: 12 })),
  /** Monday to Sunday; 0: no row. */
  weekdays: Type.Optional(Type.Array(Type.Number({ minimum: 0 }), { minItems: 7, maxItems: 7 })),
  /** The open hours of the day, in UTC; 8.5 is half past eight. */
  hours: Type.Optional(strict({ from: Type.Number({ minimum: 0, maximum: 24 }), to: Type.Number({ minimum: 0, maximum: 24 }) })),
  /** The weight of each hour of the day from midnight on, in UTC, instead of `hours`; 0: no row. */
  byHour: Type.Optional(Type.Array(Type.Number({ minimum: 0 }), { minItems: 24, maxItems: 24 })),
  /**
   * Rows that move after their parents also observe open days and hours: they move on to the next open one. If none
   * follows before the end of the timeline, they use the last one. Absent in older blueprints: there such rows can be
   * on any day.
   */
  strict: Flag,
  /**
   * Rows that move after their parents also follow growth, months, weekdays and hours. Absent in older blueprints: there such rows can be
   * on any day.
   */
  weighed: Flag,
});
export type TimelinePattern = Static<typeof TimelinePattern>;

export const BlueprintTable = strict({
  schema: Type.String({ minLength: 1 }),
  name: Type.String({ minLength: 1 }),
  /** (i) The table's name when its rows were loaded: a renamed table keeps its values. */
  drawnAs: Type.Optional(Type.String({ minLength: 1 })),
  /** Of its columns, if it differs from the blueprint's. */
  locale: Type.Optional(Locale),
  /** Default: generate. */
  mode: Type.Optional(TableMode),
  /** Absent if the count follows from the parents of the owning relation. */
  rows: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  /** (i) The rows at size M, in a blueprint of another `size`. */
  rowsOfM: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  timeline: Type.Optional(
    strict({
      from: Type.String(),
      to: Type.String(),
      /**
       * The number of rows for which the timeline has room. Further rows start again at its beginning, so that adding
       * rows does not move existing ones. Absent: the row count of the table.
       */
      rows: Type.Optional(Type.Integer({ minimum: 1 })),
      /** The busier days and hours; by default the usual growth, weekdays and hours. */
      pattern: Type.Optional(TimelinePattern),
    }),
  ),
  /**
   * The column that tells when rows began, where its generator does not follow the timeline: what refers to a row comes after it, and what a row refers to was there by
   * then. Absent: the timeline tells.
   */
  began: Type.Optional(Type.String({ minLength: 1 })),
  columns: Type.Array(BlueprintColumn),
  /**
   * Columns that are generated for others and sent nowhere: those that a migration dropped, from which values of loaded rows were made (a time that others follow, a part of
   * a formula), and the keys of each table that an id beside a type may refer to.
   */
  dropped: Type.Optional(Type.Array(BlueprintColumn)),
  primaryKey: Type.Optional(Names),
  uniqueKeys: Type.Optional(Type.Array(BlueprintKey)),
  /** (i) the CHECKs as written; domains and groups contain their conditions. */
  checks: Type.Optional(Type.Array(strict({ name: Type.String(), expression: Type.String() }))),
  exclusions: Type.Optional(Type.Array(BlueprintExclusion)),
  groups: Type.Optional(Type.Array(Group)),
  /** How rows are loaded, if plain COPY in order of dependency is not enough. */
  load: Type.Optional(
    strict({
      way: Type.Optional(Type.Union([Type.Literal('copy'), Type.Literal('insert'), Type.Literal('cycle'), Type.Literal('group'), Type.Literal('none')])),
      /** Tables loaded in the same statement or transaction. */
      with: Type.Optional(Type.Array(Type.String())),
      /** Tables that must be loaded before, in addition to those of relations. */
      after: Type.Optional(Type.Array(Type.String())),
      last: Flag,
      /**
       * Once it has its rows, they are read from the database, and references use what is there: triggers make its rows,
       * or change their keys.
       */
      reread: Flag,
      /**
       * Settings of the session while its rows are sent: its triggers read there who is signed in. The value is that of a
       * table's first row, alone or as this member of a JSON object.
       */
      settings: Type.Optional(Type.Record(Type.String(), strict({ table: Type.String(), column: Type.String(), member: Type.Optional(Type.String()) }))),
    }),
  ),
  /** (i) lookup, link, log, settings, tenant, tree, history, single */
  role: Type.Optional(Type.String()),
  /** (i) the subject of a row: person, company, product, order … */
  subject: Type.Optional(Type.String()),
  /** (i) A migration tool's or framework's own table, with the rows that the schema's script inserts. */
  ofScript: Flag,
  /** A migration filled the table in databases that were loaded before: rows there stay as they are. A load makes rows of its own. */
  ofMigration: Flag,
  comment: Type.Optional(Type.String()),
});
export type BlueprintTable = Static<typeof BlueprintTable>;
