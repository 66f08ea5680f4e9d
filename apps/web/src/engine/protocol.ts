import type { Blueprint, Generator, TimelinePattern } from '@seedbed/contract';
import type { Matches } from './filter/filter-rows.ts';
import type { RowFilter } from './filter/row-filter.ts';
import type { Found, Wanted } from './find-rows.ts';
import type { KnownOrder, SortStep } from './order/sort-rows.ts';
import type { RowsPart } from './some-rows.ts';
import type { BlueprintChange } from './blueprint-change.ts';
import type { CellRecipe, Lifecycle, OpenTimeline, TimelineShares } from '@seedbed/engine';

/** Texts of one column, as Postgres takes them; null in place of the array where Postgres itself makes the column. */
export type ColumnTexts = readonly (string | null)[] | null;

/** What the plan says of a table. */
type PlannedTable = { readonly name: string; readonly rows: number; readonly omitted: readonly string[] };
type PlanNotice = {
  readonly level: 'error' | 'warning' | 'info';
  readonly code: string;
  readonly table?: string;
  readonly column?: string;
  readonly pointer?: string;
  readonly message: string;
  readonly mend?: string;
};

/** Texts of a block of rows, as it was requested last. */
export type SeenBlock = {
  readonly table: string;
  readonly first: number;
  readonly count: number;
  readonly columns: readonly string[];
  readonly texts: readonly ColumnTexts[];
};

export type Compiled = {
  readonly edition: number;
  readonly tables: readonly PlannedTable[];
  readonly notices: readonly PlanNotice[];
  /** What is in view, made anew with the answer: cells show an edit without asking for them. */
  readonly blocks: readonly SeenBlock[];
};

/** Said in place of a plan where a change starts from an edition that is not held. */
export type NotHeld = { readonly notHeld: true };

/**
 * Distribution of a column's values over `sampled` rows. Bars are of equal width between `low` and `high`, or counts of the
 * commonest values. `beyond`: the largest value, where the tail behind `high` was put into the last bar.
 */
export type Distribution = {
  readonly sampled: number;
  readonly nulls: number;
  readonly distinct: number;
  readonly bars: { readonly low: string; readonly high: string; readonly counts: readonly number[]; readonly beyond?: string } | null;
  readonly top: readonly { readonly value: string; readonly count: number }[];
};

/** What a sample of rows says of a column. */
type SampleFacts = { readonly sampled: number; readonly nulls: number; readonly distinct: number };

/**
 * A column in one small picture. `counts` are those of bars along `axis` (of values, or of the lengths of texts), or those of the values in `labels`.
 * `isCut`: the last bar holds all that lies behind. `ends`: smallest and largest value or length. `top`: the most frequent value, where one comes twice. `against`: the same bars of another plan; null
 * where that does not make the column, absent where nothing is compared.
 */
export type ColumnSummary = SampleFacts & {
  readonly picture: 'histogram' | 'values' | 'lengths';
  readonly labels: readonly string[];
  readonly counts: readonly number[];
  readonly axis: { readonly low: string; readonly high: string; readonly isCut: boolean } | null;
  readonly ends: { readonly low: string; readonly high: string } | null;
  readonly top: { readonly value: string; readonly count: number } | null;
  readonly against?: (SampleFacts & { readonly counts: readonly number[] }) | null | undefined;
};

/** A row, and where its references lead. Rows count from 0. */
export type RowView = {
  readonly table: string;
  readonly row: number;
  readonly columns: readonly { readonly name: string; readonly text: string | null; readonly made: boolean }[];
  readonly parents: readonly { readonly relation: string; readonly columns: readonly string[]; readonly table: string; readonly row: number }[];
  /** `first` is the row of the first child; count is null where telling would need a scan. */
  readonly children: readonly {
    readonly relation: string;
    readonly columns: readonly string[];
    readonly table: string;
    readonly count: number | null;
    readonly first: number | null;
  }[];
};

/** Some of the rows that refer to a row: `total` there are, `rows` (from 0, in any order of the table) and `texts` by column are those requested. */
export type ChildRows = { readonly total: number; readonly rows: readonly number[]; readonly texts: readonly ColumnTexts[] };

/**
 * How many children parents have: `counted` of the `parents` were looked at, `rows` has the child table. `counts` rises by children. `most`: the
 * parents with the most children, by row from 0, and what each is called. `first`: children of the first parents, in order.
 */
export type ChildCounts = {
  readonly parents: number;
  readonly counted: number;
  readonly rows: number;
  readonly counts: readonly { readonly children: number; readonly parents: number }[];
  readonly most: readonly { readonly row: number; readonly children: number; readonly name: string | null }[];
  readonly first: readonly number[];
  /** Children of a parent on average, and the share of parents without any, as the blueprint asks; null where it asks nothing. */
  readonly asked: { readonly mean: number | null; readonly without: number | null } | null;
  /** Where children also take a row of another table that belongs to the same parent: how many of the counted parents `have` one, its
   * `rows`, and the share of parents that is asked to be `without` any. */
  readonly among: { readonly table: string; readonly rows: number; readonly have: number; readonly without: number } | null;
};

/** A lifecycle, and how many of `sampled` rows out of `rows` are in each of its states; the others hold NULL or something else. */
export type LifecycleCounts = Lifecycle & { readonly rows: number; readonly sampled: number; readonly counts: readonly number[] };

/**
 * The rows of a timeline, `sampled` of all `rows`, counted by the times that they hold (UTC). `asked`: the shares that the timeline asks, before rows move
 * behind their parents. `room`: shares if all months, or all weekdays, had one weight. `falls`: rows that are earlier than the one before; null where only
 * some were counted. `again`: the rows that the timeline holds, where more run over it again. `moved`: rows that lie later, by what they lie behind; `elsewhere`: rows to which a key or a condition gave
 * another time.
 */
export type TimelineMade = {
  readonly rows: number;
  readonly sampled: number;
  readonly hasHours: boolean;
  readonly first: string;
  readonly last: string;
  readonly counts: TimelineShares;
  readonly asked: TimelineShares;
  readonly room: Pick<TimelineShares, 'months' | 'weekdays'>;
  /** The month in which each stretch of 365 days begins. */
  readonly yearStarts: readonly string[];
  readonly falls: number | null;
  readonly again: number | null;
  readonly elsewhere: number;
  readonly moved: readonly (OpenTimeline['parents'][number] & { readonly rows: number })[];
};

/** Which rows of a relation's child table are requested: those of the parent's `row`, from the `from`-th on. */
export type ChildrenWanted = {
  readonly parent: string;
  readonly child: string;
  readonly relation: string;
  readonly row: number;
  readonly from: number;
  readonly most: number;
  readonly columns: readonly string[];
};

/**
 * What a gesture moved: columns with other values, tables with another count of rows, and how many columns were compared: all that both plans make. `byPostgres`: columns
 * that Postgres makes, which have no value before. `isSample`: a table has more rows than were compared.
 */
export type Stillness = {
  readonly changed: readonly string[];
  readonly counts: readonly string[];
  readonly columns: number;
  readonly byPostgres: number;
  readonly isSample: boolean;
};

/** A table of two plans: its rows in each (null where it is absent), the columns that both make, and those that Postgres makes in either. */
export type PairTable = {
  readonly name: string;
  readonly rows: readonly [number | null, number | null];
  readonly columns: readonly string[];
  readonly byPostgres: readonly string[];
};

/** In how many of `compared` rows each column differs, of the `of` rows that both plans have. */
export type TableDifference = {
  readonly table: string;
  readonly compared: number;
  readonly of: number;
  readonly columns: readonly { readonly name: string; readonly differ: number }[];
};

/** A row that differs and the columns in which it does (none: only one plan has the row); or the row to go on from, where time was over. */
export type NextDifference = { readonly row: number; readonly columns: readonly string[] } | { readonly next: number };

/** Which of the candidates holds; -1 and the engine's words where none does. */
export type Tried = { readonly index: number; readonly message?: string };

/** A generator as it would start in a column, and values of a few rows with it. */
export type Sampled = { readonly generator: Generator; readonly values: readonly (string | null)[] } | null | undefined;

/** Calls into the worker. The plan is the one compiled last. */
export type EngineCalls = {
  /** `gesture`: edits of one number are one thing to who makes them, as dragging a slider is. */
  compile(edition: number, change: BlueprintChange, gesture: number): Promise<Compiled | NotHeld>;
  rows(table: string, first: number, count: number, columns: readonly string[]): Promise<ColumnTexts[]>;
  distribution(table: string, column: string, sample: number): Promise<Distribution>;
  /** Compiles a blueprint beside the plan, which `summary` then compares with; how many rows a table has there, null where it is absent. */
  compareWith(blueprint: Blueprint, table: string): Promise<number | null>;
  /** A column in a small picture; null where Postgres makes it. */
  summary(table: string, column: string, sample: number, against: boolean): Promise<ColumnSummary | null>;
  row(table: string, row: number): Promise<RowView>;
  children(wanted: ChildrenWanted): Promise<ChildRows>;
  /** Children of each parent, by the relation's place in the blueprint; null where only a scan tells. */
  childCounts(relation: number): Promise<ChildCounts | null>;
  /** The lifecycle whose states a column holds, counted; null where it holds none. */
  lifecycle(table: string, column: string): Promise<LifecycleCounts | null>;
  /** What a timeline without a pattern is like, over a span of so many years, with every weight. */
  usualWeights(years: number): Promise<TimelinePattern>;
  /** Rows of a table's timeline, counted by a column of times; null where it holds none. */
  timelineMade(table: string, column: string): Promise<TimelineMade | null>;
  /** The row that has a value, where its making can be turned round; null where only a search tells. */
  rowOf(table: string, column: string, value: string): Promise<number | null>;
  /** Looks through rows for a moment; `next` of the answer says how far it came. */
  find(table: string, columns: readonly string[], wanted: Wanted, first: number, end: number, most: number): Promise<Found>;
  /** How many rows meet a filter; null where only a search tells. */
  matchCount(table: string, filter: RowFilter): Promise<number | null>;
  /** Some of the rows that meet a filter whose `matchCount` is known. */
  matchesFrom(table: string, filter: RowFilter, from: number, count: number, columns: readonly string[]): Promise<RowsPart>;
  /** Looks for rows that meet a filter for a moment; `next` of the answer says how far it came. */
  searchMatches(table: string, filter: RowFilter, first: number, end: number, most: number): Promise<Matches>;
  /** What is known of a column's order before a row is read. */
  knownOrder(table: string, column: string): Promise<KnownOrder>;
  /** Begins to sort rows by a column, all of them where `rows` is null. Only the sort that was begun last goes on. */
  beginSort(id: number, table: string, column: string, rows: readonly number[] | null): Promise<void>;
  /** Reads rows of a sort for a moment; null where another one was begun. */
  goOnSorting(id: number): Promise<SortStep | null>;
  /** Texts of listed rows. */
  textsOfRows(table: string, rows: readonly number[], columns: readonly string[]): Promise<ColumnTexts[]>;
  /** How a cell comes to its value, by the plan; rows count from 0. */
  why(table: string, column: string, row: number): Promise<CellRecipe | null>;
  /** What a column would hold with each of several generators, in `shown` rows; each with the starts to try. The plan stays. */
  samples(
    blueprint: Blueprint,
    table: string,
    column: string,
    row: number,
    offers: readonly (readonly Generator[])[],
    shown?: number,
  ): Promise<readonly Sampled[]>;
  /** Tries generators on a column of a blueprint; the plan stays. */
  firstThatHolds(blueprint: Blueprint, table: string, column: string, candidates: readonly Generator[]): Promise<Tried>;
  /** Compiles a blueprint beside the plan, to look at a table of it; how many rows that has. */
  tryOut(blueprint: Blueprint, table: string): Promise<number>;
  /** Rows of the blueprint that was tried out last. */
  triedRows(table: string, first: number, count: number, columns: readonly string[]): Promise<ColumnTexts[]>;
  /** Compares the plan with the one before the gesture; null where a newer edit came, or where it takes too long to be of use. */
  compare(): Promise<Stillness | null>;
  /** Holds nothing any more, as at its start; its words are here from then on. */
  forget(): Promise<void>;
  /** Compiles two blueprints beside the plan, to compare their rows; `pair` names them in the calls below, which answer null once other ones were opened. */
  openPair(pair: number, before: Blueprint, after: Blueprint): Promise<readonly PairTable[]>;
  pairDifference(pair: number, table: string): Promise<TableDifference | null>;
  /** Texts of both, as `rows` gives them: fewer rows where one has fewer, none where it has no such table or column. */
  pairRows(pair: number, table: string, first: number, count: number, columns: readonly string[]): Promise<readonly [ColumnTexts[], ColumnTexts[]] | null>;
  pairNext(pair: number, table: string, columns: readonly string[], from: number, isBack: boolean): Promise<NextDifference | null>;
};

export type EngineRequest = {
  readonly [K in keyof EngineCalls]: { readonly id: number; readonly call: K; readonly args: Parameters<EngineCalls[K]> };
}[keyof EngineCalls];

/** An error as it crosses: `Error` objects lose their own members on the way. */
export type EngineFault = {
  readonly type: string;
  /** `unsatisfiable`: the rows that the first of its places can have. */ readonly largest?: number;
  readonly message: string;
  readonly errors: readonly { pointer: string; message: string }[];
};
export type EngineReply = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly fault: EngineFault };
