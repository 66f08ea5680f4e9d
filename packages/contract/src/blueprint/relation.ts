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
  /** Exact numbers of children for the first parents, in order; further children are spread evenly over all parents. */
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
  /** With `owner`: the fan-out gives the other parents' children, and the first parent's are additional. Absent: they are taken from the others. */
  vipOnTop: Flag,
  /** Exactly so many children for the first parents, in order: rows of scenarios. `fanOut` and `childless` are of the others. */
  first: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1 })),
  /** Share of children whose reference is NULL. */
  nullShare: Type.Optional(Share),
  order: Type.Optional(Type.Union([Type.Literal('near'), Type.Literal('time')])),
  /**
   * A row's timestamp is never before its parent's, nor before these times of the parent, if they are set and not after the timeline's end.
   * Absent in older blueprints: there rows move after at most two parents, regardless of columns.
   */
  behind: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
  inherits: Type.Optional(Type.Record(Type.String(), Type.String())),
  /**
   * Draw this parent among the children of that other relation's parent (shared tenant): name of the other relation. Where that parent refers to this table
   * itself, the row has the parent that it has: an order's tenant is its customer's.
   */
  within: Type.Optional(Type.String()),
  /**
   * With `within`: the table in which both parents lead to the same row, directly or through other tables (the organ of a stop and of a
   * rank of pipes). In a self-reference, rows refer to earlier rows with the same row there. Under a key over both references, a parent has
   * at most as many children as it has partners there. Absent in older blueprints: the nearest table to which both refer directly, and no
   * self-reference.
   */
  scope: Type.Optional(Type.String({ minLength: 1 })),
  /** Only parents that satisfy these conditions on columns (by name): those of the database's own code on the referenced row. */
  where: Type.Optional(Type.Record(Type.String(), Type.Unsafe<Domain>(Domain))),
  /** Only every `of`-th parent, from the `at`-th on: tables whose triggers write a common parent deal its rows among them. */
  share: Type.Optional(strict({ of: Type.Integer({ minimum: 1 }), at: Type.Integer({ minimum: 0 }) })),
  /** Not the same parent as that other relation of the row; if that leads to another table, not the row that its parent refers to. */
  distinctFrom: Type.Optional(Type.String()),
  /** A row never refers to itself; references go backwards. Root rows are NULL, or refer to themselves if NULL is refused. */
  self: Flag,
  /** Rows of one table that refer to each other, two by two: both have the columns that refer to themselves, and differ in the others. */
  mates: Flag,
  deferrable: Flag,
  period: Flag,
  onDelete: Type.Optional(ForeignKeyAction),
  /** The origin of the relation. Inferred ones add nothing to the database; only the values agree. */
  source: Type.Union([Type.Literal('declared'), Type.Literal('inferred'), Type.Literal('user')]),
});
export type Relation = Static<typeof Relation>;
