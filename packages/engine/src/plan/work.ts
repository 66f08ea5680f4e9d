import type { Blueprint, Diagnostic, Domain } from '@seedbed/contract';
import type { Rows, Shape } from '../columns/column.ts';
import type { ColumnSource } from '../columns/source.ts';
import { drawsOf } from '../random/draws-of.ts';
import type { Draws } from '../random/draws.ts';
import type { Spread } from '../relations/spread.ts';
import type { CompileContext } from '../generators/definition.ts';
import type { Words } from '../words/words.ts';
import type { GroupWork } from './groups/group-work.ts';
import type { Slot } from './spans/slot-node.ts';
import type { Guard } from './keys/guard.ts';
import type { ComposedBy } from './given-values/as-it-is.ts';
import type { ColumnDraft, RelationDraft, TableDraft } from './draft.ts';
import type { LabelPlaces } from './relations/label-places.ts';
import type { RelationRole } from './relations/roles.ts';
import type { Way } from './relations/ways.ts';
import type { Faults } from './faults.ts';
import { drawnColumn, drawnName, rowsBefore, type ExistingTables } from './existing/existing-rows.ts';
import type { ColumnNode, KeyPlan, Plan, RelationPlan } from './plan.ts';

/** The node with a column's final values, built on first use: `finalNode`, passed to builders that need another column. */
export type FinalNode = (work: Work, column: ColumnDraft) => number | null;

/** The state of one run of `compile`, which its steps read and write. */
export type Work = {
  readonly blueprint: Blueprint;
  readonly words: Words;
  readonly referenceDay: number;
  /** No table has more rows. */
  readonly mostRows: number;
  /** The same limit for a table with a few rows for every parent. */
  readonly mostOwned: number;
  /** Existing rows of the target's tables; empty for an empty target. */
  readonly existingTables: ExistingTables;
  /** Tables whose times do not move when the blueprint slides. */
  readonly still: ReadonlySet<string>;
  readonly faults: Faults;
  readonly diagnostics: Diagnostic[];
  readonly tables: ReadonlyMap<TableDraft, TableWork>;
  readonly relations: ReadonlyMap<RelationDraft, RelationWork>;
  /** Each table's place in the load order. */
  readonly places: ReadonlyMap<TableDraft, number>;
  /** Columns that derived ones read, in any table. */
  readonly derivedNeeds: Map<ColumnDraft, Set<ColumnDraft>>;
  /** Columns being built, each needed by the one before: the path in the message about a cycle. */
  readonly path: ColumnDraft[];
  /** The plan of the look before, whose cells say which parents meet conditions; null at the first look, and in blueprints without `lookTwice`. */
  readonly seen: Plan | null;
  /** Which parents met conditions, by relation and conditions, for a second look at their cells. */
  readonly looks: Map<string, Look>;
  /** By which beginnings of rows parents were chosen that were there, of relations with columns that tell them; null at the first look. */
  readonly begun: Map<RelationDraft, Beginnings | null>;
};

/** When the rows of both ends of a relation began, in µs: by child, and by parent; and when parents came to an end (`until`), Infinity where they did not. */
export type Beginnings = { readonly children: Float64Array; readonly parents: Float64Array; readonly ends?: Float64Array };

/** The rows of a relation's parent that met conditions on its columns; null: all. */
export type Look = { readonly relation: RelationDraft; readonly conditions: readonly Condition[]; readonly found: readonly number[] | null };

/** A condition on a column of the parent. */
export type Condition = { readonly parent: ColumnDraft; readonly domain: Domain };

export type TableWork = {
  readonly draft: TableDraft;
  readonly nodes: ColumnNode[];
  readonly columns: Map<ColumnDraft, ColumnWork>;
  readonly keys: KeyPlan[];
  /** The relation that determines a column, among those that share it. */
  readonly governing: Map<ColumnDraft, RelationDraft>;
  /** Groups of columns that are generated together, by member. */
  readonly groups: ReadonlyMap<ColumnDraft, GroupWork>;
  /** Created on first use. */
  timeline: CompileContext['timeline'] | null;
  /** The shared data of one entity's members, by kind and name of the entity. */
  readonly entities: Map<string, unknown>;
};

export type ColumnWork = {
  readonly draft: ColumnDraft;
  /** The generator's source, once compiled; `busy` while compiling, to detect cycles. */
  source: ColumnSource | 'busy' | null;
  /** How its values are chosen if a key or a group decides: by the rank of the row's value. */
  rank: RankRule | null;
  /** The relation whose child number (within its parent) the rank counts, if any. */
  rankedBy: RelationWork | null;
  /** Whether `rank` alone makes the column's values distinct. */
  alone: boolean;
  /** The blueprint's values, made distinct by numbers. */
  givenValues: GivenValues | null;
  /** Values written by a person, which fitting would change. */
  written: Written | null;
  /** The list written by a person, if a key needs more values than it has. */
  listed: ColumnSource | null;
  /** A period of time reserved for this row, if rows must not overlap. */
  slot: Slot | null;
  /** A key or a reference counts on a value in every row. */
  neverNull: boolean;
  /** Values that children require, and the source without them. */
  demanded: { readonly base: ColumnSource; readonly values: readonly string[] } | null;
  /** Excludes rows from the predicates of partial keys. */
  readonly guards: Guard[];
  /** Its node, once built. */
  final: number | 'busy' | null;
};

/** A key that uses the values in a blueprint. */
export type GivenValues = {
  /** The key's name, for messages. */
  readonly key: string;
  /** Columns of the key within whose values these must differ; if empty, in the whole table. */
  readonly within: readonly ColumnDraft[];
  /** The part that makes them distinct by construction, if there is one. */
  readonly composed: ComposedBy | null;
  /** Whether repeated ones go on to the next free value, and have no number. */
  readonly moves?: boolean;
  /** The node of the unchanged values, after it was built. */
  base: number;
};

/** The values written by a person, before any fitting. */
export type Written = {
  readonly raw: ColumnSource;
  /** Whether a value that does not fit throws: only after rows were checked, so that all misfits are counted. */
  isStrict: boolean;
};

/** Chooses each row's value by its rank instead of the generator's own draw. */
export type RankRule = {
  fill(rows: Rows, ranks: Float64Array): void;
  /** The row with a given rank, if ranks are unique; absent if that needs a search. */
  readonly rowOf?: (rank: number) => number;
};

export type RelationWork = {
  readonly draft: RelationDraft;
  readonly role: RelationRole;
  /** Whether every parent must have a child, because rows of another table refer to one. */
  covers: boolean;
  /** Whether some parents need at least two children, because rows of another table refer to two at once. */
  readonly crowded: boolean;
  /**
   * The lower and the upper end of a pair of relations, if a condition orders their keys by the column `key`. `inside` leads from their parents
   * to the scope that both share; empty if they share none.
   */
  pair: { readonly low: RelationDraft; readonly high: RelationDraft; readonly key: ColumnDraft; readonly inside: Way } | null;
  /** The parent must differ from the one to which another relation of the row leads, directly or through its parent's own reference. */
  apartFrom: { readonly near: RelationDraft; readonly far: RelationDraft | null } | null;
  /** Part of a cycle of keys that refer to each other: the parent of row i is row i. */
  paired: boolean;
  /** The needs of unique keys. */
  needs: RelationNeeds;
  /** The parents whose keys satisfy the conditions on the child's columns; null for all parents. */
  selected: readonly number[] | null;
  /** The parents that a row takes within its place where that has any: `where` next to `within`, row by row. Null: all alike. */
  preferred: ReadonlySet<number> | null;
  /** With `preferred`: what rows have whose place has none of them. Absent: any parent of the place. */
  without?: 'elsewhere' | 'none';
  /** Whether it excludes only rows that are not sent, and no condition requires it. */
  passesBy: boolean;
  /** The selected parents for each variant of a group that contains its columns. */
  choosy: { readonly choiceOf: (child: number) => number; readonly lists: readonly (readonly number[] | null)[] } | null;
  /** The parents of the rows of each of its cases; null where they are as without it. */
  cases: readonly (readonly number[] | null)[] | null;
  /** The labels by which rows and candidates are alike, as places; null if there are none, or if they cannot be told. */
  labels: LabelPlaces | null;
  /** Whether a row may have a parent, by the row's own values and cases; null if any will do. */
  fits: ((child: number, parent: number) => boolean) | null;
  spread: Spread | null;
  /** The same before conditions on the row's state take the parent from some (`when`). */
  asked: Spread | null;
  /** The number of rows that it creates as an owner, and the state for which they were counted. */
  owned: { readonly state: string; readonly rows: number } | null;
  readonly plan: RelationPlan;
  /** The plan of `asked`. */
  readonly askedPlan: RelationPlan;
};

type RelationNeeds = {
  /** No parent twice. */
  oneToOne?: boolean;
  /** The largest number of children per parent. */
  most?: number;
  /** One parent's children in a row. */
  contiguous?: boolean;
  /** Parents in turn, each for `step` rows. */
  turn?: {
    readonly step: number;
    /** Counts children within this relation's parent, if the children are not consecutive. */ readonly by: RelationDraft | null;
  };
  /** Only this many parents, starting with the first, have children. */
  parents?: number;
  /** No row without a parent. */
  present?: boolean;
  /** Rows of one table that refer to each other in pairs. */
  mates?: boolean;
  /** The maximum number of children of each parent, if its scope limits the number of partners. */
  room?: (parent: number) => number;
  /** How far the candidates of a scope are shifted, by the row of the lead's parent. */
  step?: (parent: number) => number;
  /** No scope has a candidate, or there are too many to check: the parent is arbitrary. */
  unscoped?: boolean;
};

/** The number of parents that a child may have. */
export function usableParents({ draft, selected }: RelationWork): number {
  return selected?.length ?? draft.parent.rows;
}

/** Whether it chooses among all parents: also where it should by labels of them that nobody can tell, or that none has. */
export function choosesFreely({ role, labels }: RelationWork): boolean {
  return role.kind === 'lead' || (role.kind === 'within' && role.alike?.scope === null && labels === null);
}

/** Whether one parent's children are consecutive rows. */
export function liesInOrder({ role, needs, apartFrom, choosy, cases, fits, pair }: RelationWork): boolean {
  if (!needs.contiguous || needs.turn || needs.oneToOne || apartFrom || choosy || cases || fits || pair) return false;
  return role.kind === 'lead' || (role.kind === 'tree' && role.lead === null);
}

/** The random stream of a column and purpose. Names, never positions, determine it. */
export function columnDraws(work: Work, table: TableDraft, column: string, purpose: string): Draws {
  const { generatorVersion, seed } = work.blueprint;
  // Keys that continue have the order of the load before.
  const existingTables = rowsBefore(work, table) > 0 && ORDER.test(purpose) ? {} : work.existingTables;
  return drawsOf([generatorVersion, seed, table.spec.schema, drawnName(existingTables, table), drawnColumn(table, column), purpose]);
}

/** Draws that put different values in an order, rather than draw a value for each row. */
const ORDER = /(?:^| )(?:perm|distinct)$/;

export function addNode(table: TableWork, shape: Shape, makesNulls: boolean, fill: ColumnNode['fill']): number {
  const id = table.nodes.length;
  table.nodes.push({ id, shape, makesNulls, fill });
  return id;
}
