import type { Blueprint, Generator, TimelinePattern } from '@seedbed/contract';
import type { Matches } from './filter/filter-rows.ts';
import type { RowFilter } from './filter/row-filter.ts';
import type { Found, Wanted } from './find-rows.ts';
import type { KnownOrder, SortStep } from './order/sort-rows.ts';
import type { RowsPart } from './some-rows.ts';
import type { BlueprintChange } from './blueprint-change.ts';
import type { CellRecipe, Lifecycle, OpenTimeline, TimelineShares } from '@seedbed/engine';
import type { Sampled } from '@seedbed/engine/samples';

export type { Sampled };

/** Values of one column as the texts that Postgres prints; null instead of the array if Postgres itself makes the column. */
export type ColumnTexts = readonly (string | null)[] | null;

/** A table of the compiled plan. */
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

/** Texts of the last requested block of rows. */
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
  /** The visible rows with the new plan, so that cells show an edit without another request. */
  readonly blocks: readonly SeenBlock[];
};

/** Returned instead of a plan if a change is based on an edition that the worker does not hold. */
export type NotHeld = { readonly notHeld: true };

/**
 * Distribution of a column's values over `sampled` rows. Bars have equal widths between `low` and `high`, or are counts of the most
 * frequent values. `beyond`: the largest value, if the last bar contains everything above `high`.
 */
export type Distribution = {
  readonly sampled: number;
  readonly nulls: number;
  readonly distinct: number;
  readonly bars: { readonly low: string; readonly high: string; readonly counts: readonly number[]; readonly beyond?: string } | null;
  readonly top: readonly { readonly value: string; readonly count: number }[];
};

/** Facts about a column from a sample of its rows. */
type SampleFacts = { readonly sampled: number; readonly nulls: number; readonly distinct: number };

/**
 * A column as one small chart. `counts` are those of bars along `axis`, or of the values in `labels`; both are empty
 * for `texts`, which are shown by `examples`. `isCut`: the last bar includes everything beyond it. `ends`: minimum and
 * maximum, for texts the length. `top`: the most frequent value, if one repeats. `against`: the same for another plan;
 * null if that has no such column, absent without a comparison.
 */
export type ColumnSummary = SampleFacts & {
  readonly picture: 'histogram' | 'values' | 'texts';
  readonly labels: readonly string[];
  readonly counts: readonly number[];
  readonly axis: { readonly low: string; readonly high: string; readonly isCut: boolean } | null;
  readonly ends: { readonly low: string; readonly high: string } | null;
  readonly top: { readonly value: string; readonly count: number } | null;
  /**
   * Values of rows spread over the sample; if rows differ, only of those rows, with the other plan's value (null for
   * NULL).
   */
  readonly examples: readonly { readonly value: string | null; readonly there?: string | null }[];
  readonly against?: ComparedColumn | null | undefined;
};

/** The other plan's side of a summary, and of how many rows that both have (`both`) the values differ. */
export type ComparedColumn = SampleFacts & Pick<ColumnSummary, 'counts' | 'ends' | 'top'> & { readonly both: number; readonly differ: number };

/** A row and the targets of its references. Rows count from 0. */
export type RowView = {
  readonly table: string;
  readonly row: number;
  readonly columns: readonly { readonly name: string; readonly text: string | null; readonly made: boolean }[];
  readonly parents: readonly { readonly relation: string; readonly columns: readonly string[]; readonly table: string; readonly row: number }[];
  /** `first` is the row of the first child; `count` is null if counting would need a scan. */
  readonly children: readonly {
    readonly relation: string;
    readonly columns: readonly string[];
    readonly table: string;
    readonly count: number | null;
    readonly first: number | null;
  }[];
};

/**
 * Some of the rows that refer to a row: `total` is their number; `rows` (from 0, in any order of the table) and `texts` by column are the
 * requested ones.
 */
export type ChildRows = { readonly total: number; readonly rows: readonly number[]; readonly texts: readonly ColumnTexts[] };

/**
 * The distribution of children per parent. `counted` of the `parents` were counted; `rows` is the row count of the child table. `counts` is
 * sorted by number of children. `most`: the parents with the most children, by row from 0, each with its name. `first`: children of the
 * first parents, in order.
 */
export type ChildCounts = {
  readonly parents: number;
  readonly counted: number;
  readonly rows: number;
  readonly counts: readonly { readonly children: number; readonly parents: number }[];
  readonly most: readonly { readonly row: number; readonly children: number; readonly name: string | null }[];
  readonly first: readonly number[];
  /** What some of them are called, from the first on; null for one without a name. */
  readonly firstNames: readonly (string | null)[];
  /** The average number of children per parent and the share of parents without children, as the blueprint sets them; null if it sets nothing. */
  readonly asked: { readonly mean: number | null; readonly without: number | null } | null;
  /**
   * If children also refer to a row of another table of the same parent: how many of the counted parents `have` such a row, the `rows` of
   * that table, and the share of parents `without` one that is set.
   */
  readonly among: { readonly table: string; readonly rows: number; readonly have: number; readonly without: number } | null;
};

/**
 * A lifecycle, and how many of `sampled` rows out of `rows` are in each state. The other rows hold NULL or another
 * value.
 */
export type LifecycleCounts = Lifecycle & { readonly rows: number; readonly sampled: number; readonly counts: readonly number[] };

/**
 * The rows of a timeline, `sampled` of all `rows`, counted by their times (UTC). `asked`: the shares that the timeline
 * requests, before rows move behind their parents. `room`: shares if all months, or all weekdays, had one weight.
 * `falls`: rows that are earlier than the previous one; null if only some were counted. `again`: the capacity of the
 * timeline, if more rows wrap around. `moved`: rows that are later, by what moved them; `elsewhere`: rows with a time
 * from a key or a condition.
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
  /** The first month of each period of 365 days. */
  readonly yearStarts: readonly string[];
  readonly falls: number | null;
  readonly again: number | null;
  readonly elsewhere: number;
  readonly moved: readonly (OpenTimeline['parents'][number] & { readonly rows: number })[];
};

/** The requested rows of a relation's child table: the children of `row`, starting with number `from`. */
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
 * The effect of an edit: columns with other values, tables with another row count, and the number of compared columns (those of both
 * plans). `byPostgres`: columns that Postgres makes, which have no earlier value. `unread`: columns whose values would take too long.
 * `isSample`: a table has more rows than were compared.
 */
export type Stillness = {
  readonly changed: readonly string[];
  readonly counts: readonly string[];
  readonly columns: number;
  readonly byPostgres: number;
  readonly unread?: number;
  readonly isSample: boolean;
};

/**
 * A table of two plans: its rows in each (null if absent), the columns that both generate, and those that Postgres
 * computes in either.
 */
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

/** The next row that differs, with its differing columns (none if only one plan has the row); or, after a timeout, the row at which to continue. */
export type NextDifference = { readonly row: number; readonly columns: readonly string[] } | { readonly next: number };

/** The index of the candidate that works; -1 and the engine's message if none does. */
export type Tried = { readonly index: number; readonly message?: string };

/** Calls into the worker. They use the last compiled plan. */
export type EngineCalls = {
  /** `gesture`: edits with the same number belong together, such as those of one slider drag. */
  compile(edition: number, change: BlueprintChange, gesture: number): Promise<Compiled | NotHeld>;
  rows(table: string, first: number, count: number, columns: readonly string[]): Promise<ColumnTexts[]>;
  distribution(table: string, column: string, sample: number): Promise<Distribution>;
  /** Compiles a blueprint as a second plan, with which `summary` compares. Returns the rows of the table there; null if it is absent. */
  compareWith(blueprint: Blueprint, table: string): Promise<number | null>;
  /** A column as a small chart; null if Postgres computes it. */
  summary(table: string, column: string, sample: number, against: boolean): Promise<ColumnSummary | null>;
  row(table: string, row: number): Promise<RowView>;
  children(wanted: ChildrenWanted): Promise<ChildRows>;
  /** Children of each parent, by the relation's index in the blueprint; null if that needs a scan. */
  childCounts(relation: number): Promise<ChildCounts | null>;
  /** The counted states of a column's lifecycle; null if the column has none. */
  lifecycle(table: string, column: string): Promise<LifecycleCounts | null>;
  /** The default pattern of a timeline over this many years, with every weight. */
  usualWeights(years: number): Promise<TimelinePattern>;
  /** Rows of a table's timeline, counted by a column of timestamps; null if the column has none. */
  timelineMade(table: string, column: string): Promise<TimelineMade | null>;
  /** The row that has a value, if the generator can be inverted; null if that needs a search. */
  rowOf(table: string, column: string, value: string): Promise<number | null>;
  /** Searches rows for a short time. `next` of the result is the row at which to continue. */
  find(table: string, columns: readonly string[], wanted: Wanted, first: number, end: number, most: number): Promise<Found>;
  /** The number of rows that match a filter; null if that needs a search. */
  matchCount(table: string, filter: RowFilter): Promise<number | null>;
  /** Some of the rows that match a filter with a known `matchCount`. */
  matchesFrom(table: string, filter: RowFilter, from: number, count: number, columns: readonly string[]): Promise<RowsPart>;
  /** Searches rows that match a filter for a short time. `next` of the result is the row at which to continue. */
  searchMatches(table: string, filter: RowFilter, first: number, end: number, most: number): Promise<Matches>;
  /** What is known about the order of a column before any row is read. */
  knownOrder(table: string, column: string): Promise<KnownOrder>;
  /** Starts to sort rows by a column: all rows if `rows` is null. Starting another sort cancels this one. */
  beginSort(id: number, table: string, column: string, rows: readonly number[] | null): Promise<void>;
  /** Continues a sort for a short time; null if another sort was started. */
  goOnSorting(id: number): Promise<SortStep | null>;
  /** Texts of listed rows. */
  textsOfRows(table: string, rows: readonly number[], columns: readonly string[]): Promise<ColumnTexts[]>;
  /** How the plan generates the value of a cell. Rows count from 0. */
  why(table: string, column: string, row: number): Promise<CellRecipe | null>;
  /**
   * Sample values of a column with each of several generators, in `shown` rows; each with the default parameters to try. Does not change
   * the plan.
   */
  samples(
    blueprint: Blueprint,
    table: string,
    column: string,
    row: number,
    offers: readonly (readonly Generator[])[],
    shown?: number,
  ): Promise<readonly Sampled[]>;
  /** Tries generators on a column of a blueprint. Does not change the plan. */
  firstThatHolds(blueprint: Blueprint, table: string, column: string, candidates: readonly Generator[]): Promise<Tried>;
  /** Compiles a blueprint as a second plan, to show one of its tables. Returns the table's row count. */
  tryOut(blueprint: Blueprint, table: string): Promise<number>;
  /** Rows of the blueprint that was tried out last. */
  triedRows(table: string, first: number, count: number, columns: readonly string[]): Promise<ColumnTexts[]>;
  /** Compares the plan with the one before the edit; null after a newer edit, or if it takes too long. */
  compare(): Promise<Stillness | null>;
  /** Drops all state, as after the start; the word lists stay loaded. */
  forget(): Promise<void>;
  /** Compiles two blueprints to compare their rows. `pair` identifies them in the calls below, which return null after another pair was opened. */
  openPair(pair: number, before: Blueprint, after: Blueprint): Promise<readonly PairTable[]>;
  pairDifference(pair: number, table: string): Promise<TableDifference | null>;
  /** Texts of both plans in the form of `rows`: fewer rows if one has fewer, none if it has no such table or column. */
  pairRows(pair: number, table: string, first: number, count: number, columns: readonly string[]): Promise<readonly [ColumnTexts[], ColumnTexts[]] | null>;
  pairNext(pair: number, table: string, columns: readonly string[], from: number, isBack: boolean): Promise<NextDifference | null>;
};

export type EngineRequest = {
  readonly [K in keyof EngineCalls]: { readonly id: number; readonly call: K; readonly args: Parameters<EngineCalls[K]> };
}[keyof EngineCalls];

/** An error as it crosses: `Error` objects lose their own members on the way. */
export type EngineFault = {
  readonly type: string;
  /** `unsatisfiable`: the maximum number of rows at its first place. */ readonly largest?: number;
  readonly message: string;
  readonly errors: readonly { pointer: string; message: string }[];
};
export type EngineReply = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly fault: EngineFault };
