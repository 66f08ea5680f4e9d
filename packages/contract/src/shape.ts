import { Type, type Static } from 'typebox';
import { strictObject as strict } from './api-route.ts';
import { Share } from './blueprint/members.ts';

/** Most common values that a shape keeps of a column. Postgres keeps 100 by default. */
export const MAX_COMMON = 1000;

export const ShapeColumn = strict({
  name: Type.String({ minLength: 1 }),
  /** As `format_type` prints it. */
  type: Type.String({ minLength: 1 }),
  nulls: Share,
  /** The mean width in bytes. */
  width: Type.Integer({ minimum: 0 }),
  /** How many different values there are; below 0: their share of the rows, as in `pg_stats`. */
  distinct: Type.Number({ minimum: -1 }),
  /** How often the most common values come, the most common first: shares of all rows. Of texts and others the shape does not tell which values they are. */
  common: Type.Optional(Type.Array(Share, { minItems: 1, maxItems: MAX_COMMON })),
  /** Numbers and times: about where each of the common values lies, rounded as the quantiles are; null for what is no number. */
  commonAt: Type.Optional(Type.Array(Type.Union([Type.Number(), Type.Null()]), { minItems: 1, maxItems: MAX_COMMON })),
  /**
   * Values that divide the rows without a common value into equal parts, the smallest and the largest included, in rising order of the values. Numbers are
   * rounded to two significant digits; times are whole days before the newest.
   */
  quantiles: Type.Optional(Type.Array(Type.Number(), { minItems: 2, maxItems: MAX_COMMON })),
  /** Labels with their shares: of an enum, of a CHECK that lists them, of a boolean, or approved by a person. */
  labels: Type.Optional(Type.Record(Type.String(), Share)),
  /** Between the order of values and that of the rows on disk: -1 to 1. */
  order: Type.Optional(Type.Number({ minimum: -1, maximum: 1 })),
});
export type ShapeColumn = Static<typeof ShapeColumn>;

export const ShapeTable = strict({
  schema: Type.String({ minLength: 1 }),
  name: Type.String({ minLength: 1 }),
  /** As the planner knows it; absent if the table was never analyzed. */
  rows: Type.Optional(Type.Integer({ minimum: 0 })),
  pages: Type.Integer({ minimum: 0 }),
  columns: Type.Array(ShapeColumn),
});
export type ShapeTable = Static<typeof ShapeTable>;

/** A node of a plan: what is done to which relation, by which index, and how many rows the planner expects. No condition and no constant of the statement. */
export const ShapeNode = strict({
  /** 0: the root. Nodes that a node reads come after it, one deeper. */
  depth: Type.Integer({ minimum: 0 }),
  node: Type.String(),
  join: Type.Optional(Type.String()),
  relation: Type.Optional(Type.String()),
  index: Type.Optional(Type.String()),
  rows: Type.Number({ minimum: 0 }),
});
export type ShapeNode = Static<typeof ShapeNode>;

export const ShapePlan = strict({
  /** Its place in the list of statements, from 1 on. */
  place: Type.Integer({ minimum: 1 }),
  /** With parameters for constants, as `pg_stat_statements` has it; absent of a file, whose statements may have constants. */
  statement: Type.Optional(Type.String()),
  nodes: Type.Array(ShapeNode, { minItems: 1 }),
});
export type ShapePlan = Static<typeof ShapePlan>;

/** What a database's planner knows of its rows, without a value of theirs. */
export const Shape = strict(
  {
    format: Type.Literal('seedbed-shape-1'),
    /** Version of the server. */
    server: Type.String(),
    /** Day of reading. */
    read: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    tables: Type.Array(ShapeTable),
    /** Columns whose labels a person approved, as `schema.table.column`. */
    approved: Type.Array(Type.String()),
    /** Plans of statements, as the planner would run them there. */
    plans: Type.Optional(Type.Array(ShapePlan)),
  },
  { $id: 'Shape' },
);
export type Shape = Static<typeof Shape>;

/** The shape of a saved connection's database, and what a person could do about what it lacks. */
export const ConnectionProfile = strict(
  {
    shape: Type.Unsafe<Shape>(Shape),
    offered: Type.Array(strict({ column: Type.String(), labels: Type.Number() }), {
      description: 'Text columns whose labels could be approved, as schema.table.column, and how many labels each has',
    }),
    unreadable: Type.Array(Type.String(), { description: 'Tables whose statistics the user of the connection may not read' }),
  },
  { $id: 'ConnectionProfile' },
);
export type ConnectionProfile = Static<typeof ConnectionProfile>;

/** What came of a shape that a schema was to have. */
export const ShapeOutcome = strict(
  {
    /** How many columns follow it. */
    followed: Type.Integer({ minimum: 0 }),
    left: Type.Array(strict({ place: Type.String(), reason: Type.String() }), { description: 'Tables and columns that keep what they have, and why' }),
  },
  { $id: 'ShapeOutcome' },
);
export type ShapeOutcome = Static<typeof ShapeOutcome>;
