import { Type, type Static } from 'typebox';
import { ForeignKeyAction } from '../catalog.ts';
import { strictObject as strict } from '../api-route.ts';
import { Flag, Names, Share } from './members.ts';
import { Domain } from './domain.ts';

/** Children per parent. `mean` is over all parents that have children. */
export const FanOut = Type.Union([
  strict({ kind: Type.Literal('uniform'), min: Type.Integer({ minimum: 0 }), max: Type.Integer({ minimum: 0 }) }),
  strict({ kind: Type.Literal('fixed'), count: Type.Integer({ minimum: 0 }) }),
  strict({ kind: Type.Literal('normal'), mean: Type.Number({ minimum: 0 }), deviation: Type.Number({ minimum: 0 }) }),
  strict({ kind: Type.Literal('lognormal'), median: Type.Number({ minimum: 0 }), sigma: Type.Number({ minimum: 0 }) }),
  strict({ kind: Type.Literal('poisson'), mean: Type.Number({ minimum: 0 }) }),
  strict({ kind: Type.Literal('geometric'), mean: Type.Number({ minimum: 0 }) }),
  strict({ kind: Type.Literal('pareto'), mean: Type.Number({ minimum: 0 }), shape: Type.Number({ exclusiveMinimum: 0 }) }),
  strict({ kind: Type.Literal('zipf'), exponent: Type.Number({ minimum: 0 }) }),
  strict({
    kind: Type.Literal('empirical'),
    counts: Type.Array(strict({ children: Type.Integer({ minimum: 0 }), weight: Type.Number({ minimum: 0 }) }), { minItems: 1 }),
  }),
  /** Exactly so many children for the first parents, in order; what is left over lies evenly over all parents. */
  strict({ kind: Type.Literal('listed'), counts: Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1 }) }),
]);
export type FanOut = Static<typeof FanOut>;

export const Relation = strict({
  name: Type.Optional(Type.String()),
  from: strict({ table: Type.String(), columns: Names }),
  to: strict({ table: Type.String(), columns: Names }),
  /** How a child finds its parent: with `owner` the fan-out makes the child's row count and order, else it spreads the child's rows over the parents. */
  fanOut: Type.Optional(FanOut),
  /** The child's rows lie in this parent's order and its count follows, where the child has no `rows`. At most one a table. */
  owner: Flag,
  /** Share of parents without any child. */
  childless: Type.Optional(Share),
  /**
   * With `order: 'time'`: the share of parents without children, by `childless` or the fan-out, is that of all parents together, and every other parent has a
   * child. Absent in blueprints from before this member: there every stretch of time has that share, and of the parents that come late many more have no child.
   */
  childlessOverall: Flag,
  /**
   * With `owner` and `order: 'time'`: every parent has as many children as the fan-out says. Rows lie by their parents, mixed, and a row that would come before
   * its parent moves behind it. Absent in blueprints from before this member: there rows lie by time, and of parents that come early many more have many children.
   */
  exactCounts: Flag,
  /** One parent, the first, has this share of all children; `fanOut` and `childless` are of the others. */
  vip: Type.Optional(Share),
  /** With `owner`: the others have as many children as the fan-out says, and those of the first parent come on top. Absent: they are taken from the others. */
  vipOnTop: Flag,
  /** Exactly so many children for the first parents, in order: rows of scenarios. `fanOut` and `childless` are of the others. */
  first: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1 })),
  /** Share of children whose reference is NULL. */
  nullShare: Type.Optional(Share),
  order: Type.Optional(Type.Union([Type.Literal('near'), Type.Literal('time')])),
  /**
   * A row's timestamp is never before its parent's, nor before these times of the parent, where they are set and not after the timeline's end. Absent in
   * blueprints from before this member: there rows move behind at most two parents, and no column is looked at.
   */
  behind: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
  inherits: Type.Optional(Type.Record(Type.String(), Type.String())),
  /**
   * Draw this parent among the children of that other relation's parent (shared tenant): name of the other relation. Where that parent refers to this table
   * itself, the row has the parent that it has: an order's tenant is its customer's.
   */
  within: Type.Optional(Type.String()),
  /**
   * With `within`: the table of which both parents have the same row, by their own references or by those of what they refer to (the organ of a stop and of a rank of pipes). With
   * a reference to the own table, rows refer to earlier ones of that same row. Under a key over both references, a parent has at most as many children as it has partners
   * there. Absent in blueprints from before this member: the nearest table to which both refer themselves, and no reference to the own table.
   */
  scope: Type.Optional(Type.String({ minLength: 1 })),
  /** Only parents whose columns (by name) are so: what the database's own code asks of the row that is referred to. */
  where: Type.Optional(Type.Record(Type.String(), Type.Unsafe<Domain>(Domain))),
  /** Only every `of`-th parent, from the `at`-th on: tables whose triggers write a common parent deal its rows among them. */
  share: Type.Optional(strict({ of: Type.Integer({ minimum: 1 }), at: Type.Integer({ minimum: 0 }) })),
  /** Not the same parent as that other relation of the row; where that leads to another table, not the one to which its row there refers. */
  distinctFrom: Type.Optional(Type.String()),
  /** A row never refers to itself; references go backwards. Root rows are NULL, or refer to themselves where NULL is refused. */
  self: Flag,
  /** Rows of one table that refer to each other, two by two: both have the columns that refer to themselves, and differ in the others. */
  mates: Flag,
  deferrable: Flag,
  period: Flag,
  onDelete: Type.Optional(ForeignKeyAction),
  /** Who says so. Inferred ones add nothing to the database; values agree. */
  source: Type.Union([Type.Literal('declared'), Type.Literal('inferred'), Type.Literal('user')]),
});
export type Relation = Static<typeof Relation>;
