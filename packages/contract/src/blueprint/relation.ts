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

/** Columns of two rows that have the same value. */
const ALIKE = { own: Type.String({ minLength: 1 }), theirs: Type.String({ minLength: 1 }) };

export const Relation = strict({
  name: Type.Optional(Type.String()),
  from: strict({ table: Type.String(), columns: Names }),
  to: strict({ table: Type.String(), columns: Names }),
  /**
   * How a child finds its parent. With `owner`, the fan-out determines the child's row count and order; otherwise it
   * distributes the child's rows over the parents.
   */
  fanOut: Type.Optional(FanOut),
  /**
   * The child's rows are in the order of this parent, and the child's row count follows from it unless the child has `rows`. At most one
   * per table.
   */
  owner: Flag,
  /** Share of parents without any child. */
  childless: Type.Optional(Share),
  /**
   * With `order: 'time'`: the share of parents without children, by `childless` or the fan-out, is that of all parents
   * together, and every other parent has a child. Absent in older blueprints: there every period has that share, and
   * many more of the late parents have no child.
   */
  childlessOverall: Flag,
  /**
   * With `owner` and `order: 'time'`: every parent has exactly the children that the fan-out gives it. Rows are
   * shuffled among their parents, and a row that would precede its parent moves after it. Absent in older blueprints:
   * there, rows are ordered by time, and early parents have many more children.
   */
  exactCounts: Flag,
  /** With `owner`: the rows of one parent follow each other in time, as a reply follows what it answers. Absent: they have their times in any order. */
  inTurn: Flag,
  /**
   * The parent is one to which a row of this table leads: with `within`, a row of the same parent (a member of the row's organization); without, a row that refers to this
   * row itself (its owner is one of its members). If that table is the one referred to, the row points back at one of its own.
   */
  through: Type.Optional(Type.String({ minLength: 1 })),
  /**
   * With `through` and `within`, under a key over both references: each member of a place once, so that a row of the other parent has as many rows as its place has members.
   * Absent in older blueprints: there it has one at most.
   */
  eachOnce: Flag,
  /** With `through` and without `within`: which of its own rows, in their order. Absent: any. */
  pick: Type.Optional(Type.Union([Type.Literal('first'), Type.Literal('last')])),
  /** One parent, the first, has this share of all children; `fanOut` and `childless` apply to the others. */
  vip: Type.Optional(Share),
  /** With `owner`: the fan-out gives the other parents' children, and the first parent's are additional. Absent: they are taken from the others. */
  vipOnTop: Flag,
  /** Exact numbers of children for the first parents, in order: rows of scenarios. `fanOut` and `childless` apply to the other parents. */
  first: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1 })),
  /**
   * With `owner`: every row has the parent although the column may be NULL, so that other references of the row may follow it (`within`). Absent in older
   * blueprints: there, references that may be NULL lead no others.
   */
  always: Flag,
  /** The share of children with a NULL reference. */
  nullShare: Type.Optional(Share),
  order: Type.Optional(Type.Union([Type.Literal('near'), Type.Literal('time')])),
  /**
   * With order `time`: the parents that the first children have grow in number with them. Absent in older blueprints: there the first sixteenth of all children has
   * the parents that exist at its start, and if parents begin when children do, that is one.
   */
  gradual: Flag,
  /**
   * A row's timestamp is never before its parent's, nor before these times of the parent, if they are set and not after the timeline's end.
   * Absent in older blueprints: there rows move after at most two parents, regardless of columns.
   */
  behind: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
  /**
   * A row's timestamp is not after these times of the parent, where they are set: what happens to a task happens before it is closed. Where other parents came later, the
   * row comes after them instead. Absent: rows come until the end of the timeline.
   */
  until: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
  /**
   * The parent was there by the time of the row, or by that of the row that it is in the order of, where another one of the same place was: for rows whose time does not
   * follow from this parent's. Absent in older blueprints: there such rows have any parent.
   */
  existing: Flag,
  /**
   * A migration added the reference to rows that were there: it moves none of their times, and with `existing` has a parent that was there by them. Absent: rows come after
   * their parents.
   */
  addedLater: Flag,
  /** A migration added the times of the parent's rows to rows that refer to them: these keep their own. Absent: rows come after their parents. */
  timesLater: Flag,
  /**
   * With `owner`: hours after the parent within which its rows come, more often early than late. Absent in older blueprints: there rows that lie together come within a
   * minute, and others within two weeks.
   */
  paceHours: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  inherits: Type.Optional(Type.Record(Type.String(), Type.String())),
  /**
   * Chooses this parent among the children of the parent of that other relation (shared tenant). If that parent refers to this table
   * itself, the row takes the same parent: an order has the tenant of its customer.
   */
  within: Type.Optional(Type.String()),
  /**
   * With `within`: the table in which both parents lead to the same row, directly or through other tables (the organ of a stop and of a
   * rank of pipes). In a self-reference, rows refer to earlier rows with the same row there. Under a key over both references, a parent has
   * at most as many children as it has partners there. Absent in older blueprints: the nearest table to which both refer directly, and no
   * self-reference.
   */
  scope: Type.Optional(Type.String({ minLength: 1 })),
  /**
   * With `within` and `scope` or `alike`: the references, by name, that lead from the other parent towards the scope, where several do (the doctor of an appointment, who is not
   * who booked it). With `through` alone: the reference by which the rows of that table refer to this one. Absent: the nearest.
   */
  along: Type.Optional(Names),
  /**
   * With `within` and the table referred to as `scope`: the references of the other parent to its parties, by name. The rows of one such parent take the parties in turn
   * (the messages of a thread are by its buyer and by its seller).
   */
  parties: Type.Optional(Names),
  /**
   * With `within`, `along` and the table referred to as `scope`: the rows of one such parent lead, one after another, through the rows of a place (the stages of a pipeline) up
   * to the one that the parent refers to. `from` is the end at which each begins, where the one before it led, and `to` the one to which it leads. Where `from` may be NULL, it is
   * so in the first.
   */
  walk: Type.Optional(Type.Union([Type.Literal('from'), Type.Literal('to')])),
  /**
   * With `within`: each row by itself. One without the other parent, or whose place has nothing to refer to though the reference is required, takes any; all others agree.
   * Absent in older blueprints: there one such row frees all.
   */
  rowwise: Flag,
  /**
   * With `within` and `rowwise`: only parents whose column `theirs` has the same value, or, if it is an array, has among its elements the value, as the column `own` of
   * the row to which the other parent leads by the references of `along`, all of which are named; without `along`, of the other parent itself. With `scope`, both parents
   * also lead to the same row of that table. A row for which there is no such parent takes any, or none where the reference may be NULL.
   * `also`: further columns of the same two rows that have the same value.
   */
  alike: Type.Optional(strict({ ...ALIKE, also: Type.Optional(Type.Array(strict(ALIKE), { minItems: 1, maxItems: 4 })) })),
  /** With `within`: how many candidates further on than a row without it, so that two references within one place are seldom to the same. */
  shift: Type.Optional(Type.Integer({ minimum: 1 })),
  /** The first row of each parent (of the owning relation) has what that reference of the parent has: who began a thread wrote its first post. */
  opening: Type.Optional(Type.String({ minLength: 1 })),
  /** Only parents that satisfy these conditions on columns (by name). They come from code of the schema that checks the referenced row. */
  where: Type.Optional(Type.Record(Type.String(), Type.Unsafe<Domain>(Domain))),
  /**
   * With `where`: its columns may be in a group that keeps all of its columns as generated (`own`), such as a state
   * with its timestamps. Absent in older blueprints: there such a condition excludes no row.
   */
  whereOwn: Flag,
  /**
   * With `where`: its columns may also be those that cases draw, such as a state without a process, and of a large table all rows are looked at. Absent in older
   * blueprints: there such a condition excludes no row, and only the first 20,000 rows are candidates.
   */
  whereAll: Flag,
  /**
   * Where the reference may be NULL: only rows whose own columns satisfy these conditions have a parent, and each of them has one, whatever `nullShare` says. The columns
   * are such as can be made before the row refers to anything: a list of values, a state with its timestamps.
   */
  when: Type.Optional(Type.Record(Type.String(), Type.Unsafe<Domain>(Domain))),
  /**
   * By the row's own columns, the first case that holds: rows that satisfy `when` have a parent that satisfies `where`, or this share of them is without one. As far as
   * keys leave the choice; columns as in the relation's own `when`, also such as are computed from the row. Other rows are as without it. `elsewhere`: with `within`, a row
   * whose place has no such parent takes one of another place; absent: it takes none where it may be NULL, or any of its place.
   */
  cases: Type.Optional(
    Type.Array(
      strict({
        when: Type.Record(Type.String(), Type.Unsafe<Domain>(Domain)),
        where: Type.Optional(Type.Record(Type.String(), Type.Unsafe<Domain>(Domain))),
        nullShare: Type.Optional(Share),
        elsewhere: Flag,
      }),
      { minItems: 1 },
    ),
  ),
  /**
   * Only every `of`-th parent, starting with the `at`-th. Used if triggers of several tables write the same parent, so that no two tables
   * share one.
   */
  share: Type.Optional(strict({ of: Type.Integer({ minimum: 1 }), at: Type.Integer({ minimum: 0 }) })),
  /** Never the same parent as that other relation of the row. If that relation refers to another table: never the row to which its parent refers. */
  distinctFrom: Type.Optional(Type.String()),
  /**
   * With `distinctFrom`: also among the parents that `where`, `within` and `cases` leave to the row; one that has no other there keeps its parent, or none where it may be
   * NULL. Absent in older blueprints: there these come first.
   */
  distinctAmong: Flag,
  /**
   * A row never refers to itself or to a later row. Root rows are NULL, or refer to themselves if NULL is not allowed.
   */
  self: Flag,
  /**
   * With `within` a reference to the own table: the first ancestor of the row by that, or, of a reference to another table, what the first ancestor refers to. All rows of
   * one tree have the same.
   */
  root: Flag,
  /** Rows of one table that refer to each other in pairs: both share some columns, and differ in the others. */
  mates: Flag,
  deferrable: Flag,
  period: Flag,
  onDelete: Type.Optional(ForeignKeyAction),
  /** The origin of the relation. Inferred ones add nothing to the database; only the values agree. */
  source: Type.Union([Type.Literal('declared'), Type.Literal('inferred'), Type.Literal('user')]),
});
export type Relation = Static<typeof Relation>;
