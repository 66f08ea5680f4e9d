/** What a schema may be: DDL, a Prisma schema or DBML, the path of a file with one of these or a blueprint, of a SQLite database or of a folder of migrations, a `postgres://` address, a blueprint, or a `seedbed.lock`: then the rows are those that its load made, with the same seed unless `test` or `seed` says otherwise. */
export type Schema = string | Blueprint;

/** The JSON document that decides every value: what `seedbed infer` prints. Its parts are described in the API's documentation. */
export type Blueprint = {
  readonly format: 1;
  readonly seed: string | number;
  readonly tables: readonly { readonly schema: string; readonly name: string; readonly rows?: number | undefined }[];
};

export type Diagnostic = { readonly level: 'error' | 'warning' | 'info'; readonly code: string; readonly message: string; readonly table?: string | undefined };

export type Choices = {
  /** Rows for every table that does not follow from a parent, or by table: `{ users: 10, orders: 50 }`. */
  readonly rows?: number | Readonly<Record<string, number>>;
  /** Any integer or text: the same seed gives the same rows. Default 42. */
  readonly seed?: string | number;
  /** Such as `en-US`, `de`, `ja`, or several with weights: `{ de: 7, fr: 3 }`. */
  readonly locale?: string | Readonly<Record<string, number>>;
  /** "Now" for everything made, such as `2026-01-01`. */
  readonly referenceDate?: string;
  /** Moves all times by whole weeks, so that the data ends now (`true`), or at a day such as `2026-11-25`. Nothing else changes. */
  readonly slide?: true | string;
  /** What is known of the schema: a `knowledge.json` by its path, or the document itself. For DDL and addresses; a blueprint holds it already. */
  readonly knowledge?: string | object;
  /** What differs from what is inferred, by name: an overlay by its path, or the document itself. `{ columns: { 'orders.status': { cancelled: '3 %' } } }` */
  readonly overlay?: string | Overlay;
  /** False: ignore the cached result for the same DDL. */
  readonly cache?: boolean;
  readonly signal?: AbortSignal;
};

export type OverlayTable = {
  readonly rows?: number;
  /** A date, `now`, or a distance from the reference date: `-90d`, `-18mo`, `-3y`. */
  readonly from?: string;
  readonly to?: string;
  /** The rows of one year divided by those of the year before. */
  readonly growth?: number;
  /** Weights by month, 1 to 12; the others have 1. */
  readonly season?: Readonly<Record<string, number>>;
  /** Weights of Monday to Sunday; 0: no rows. */
  readonly weekdays?: readonly [number, number, number, number, number, number, number];
  /** Hours of the day in UTC, such as 09:00. */
  readonly hours?: { readonly from: string; readonly to: string };
  /** What a load does with tables that already hold rows. */
  readonly mode?: 'empty' | 'append' | 'keep' | 'truncate' | 'skip';
};

/** A value for all rows, a text with `{columns}`, labels with percentages or weights, or a generator. */
export type OverlayColumn =
  | string
  | number
  | boolean
  | null
  | { readonly generator: string; readonly parameters?: Readonly<Record<string, unknown>>; readonly null?: string; readonly dirt?: OverlayDirt }
  | { readonly dirt: OverlayDirt; readonly null?: string }
  | Readonly<Record<string, string | number>>;

/** Shares of imperfect texts: one for a mix, or by kind. */
export type OverlayDirt =
  | string
  | { readonly [kind in 'spaces' | 'case' | 'typos' | 'placeholders' | 'empty' | 'encodings' | 'duplicates' | 'blanks' | 'missing']?: string };

export type OverlayRelation = {
  /** One parent has this share of all children: `40 %`. */
  readonly vip?: string;
  /** Parents without children. */
  readonly none?: string;
  /** Children without a parent. */
  readonly null?: string;
  /** Children of each parent: so many, any number between two, another average in the present shape, or numbers by weight (`{ 0: 1, 2: 3 }`). */
  readonly children?: number | { readonly min: number; readonly max: number } | { readonly mean: number } | Readonly<Record<number, number>>;
};

export type Overlay = {
  readonly tables?: Readonly<Record<string, OverlayTable>>;
  /** By table or `table.column`: one locale, or several with weights: `{ customers: { de: 7, fr: 3 } }`. */
  readonly locales?: Readonly<Record<string, string | Readonly<Record<string, number>>>>;
  /** By `table.column`. */
  readonly columns?: Readonly<Record<string, OverlayColumn>>;
  /** By `table.column` of the reference, or `table.parent`. */
  readonly relations?: Readonly<Record<string, OverlayRelation>>;
  /**
   * Agreements by table and the name that `seedbed explain` gives: `{ 'orders.total.sum': false }` switches one off, and a statement
   * takes its place or comes new: `{ 'orders.due': 'due_on == issued_on + 30 days' }`.
   */
  readonly agreements?: Readonly<Record<string, false | string>>;
};

/** The settings of `seedbed.config.ts`, `.mjs` or `.json` for the command line, whose options override them. */
export type Config = {
  /** The path of DDL or a blueprint, from the folder of this file; a `postgres://` address; or `env:NAME`. */
  readonly schema?: string;
  /** Rows for every table that does not follow from a parent, or by table. They go with `schema`, not with another FILE. */
  readonly rows?: number | Readonly<Record<string, number>>;
  readonly seed?: string | number;
  /** As `--locale`: `de`, `de:7,fr:3`, `en,customers=de`. */
  readonly locale?: string;
  readonly referenceDate?: string;
  /** Moves all times by whole weeks, so that the data ends now (`true`), or at a day such as `2026-11-25`. Nothing else changes. */
  readonly slide?: true | string;
  /** The database that `seedbed load` fills: a `postgres://` address, or the environment variable that holds it: `env:DATABASE_URL`. */
  readonly target?: string;
  /** A folder of own packs, from the folder of this file. Default: `packs` beside it. */
  readonly packs?: string;
  /** What is known of the schema: the path of a `knowledge.json`, from the folder of this file, or of its parts. */
  readonly knowledge?: string | readonly string[];
  /** What differs from what is inferred, by name; see the manual. A label's percentage is of all rows. */
  readonly tables?: Readonly<Record<string, OverlayTable>>;
  readonly columns?: Readonly<Record<string, OverlayColumn>>;
  readonly relations?: Readonly<Record<string, OverlayRelation>>;
  /** The same in documents of their own: paths from the folder of this file. What is said here lies below them. */
  readonly overlay?: string | readonly string[];
  /** False hides the line about a program that could fill the columns that are guesses, at the end of `infer`, `preview` and `load`. */
  readonly offers?: boolean;
  /** Of `seedbed start`. */
  readonly server?: {
    /** Default 4500; 0 takes a free one. */
    readonly port?: number;
    /** Default 127.0.0.1. */
    readonly host?: string;
    /** Where its data stay, from the folder of this file. Default: the user's data folder. */
    readonly dataDir?: string;
  };
};

/**
 * Gives the config back, typed: for `seedbed.config.ts`.
 *
 *     export default defineConfig({ schema: 'db/schema.sql', rows: { users: 1000 }, target: 'env:DATABASE_URL' });
 */
export declare function defineConfig(config: Config): Config;

/**
 * A row as JSON has it: moments in ISO 8601, NULL as null, and as text what a number of JavaScript would round: whole numbers beyond 2^53, and decimals
 * of more than 15 digits (`numeric(30,10)`, or `numeric` without a length). `numeric(10,2)` are numbers.
 */
export type Row = Record<string, any>;

/** Rows by table. A table outside `public`, whose name is in two schemas, goes by `schema.table`. */
export type Rows = Record<string, Row[]>;

/**
 * Works out a generator for every column.
 *
 *     const { blueprint } = await infer('schema.sql');
 */
export declare function infer(schema: Schema, choices?: Choices): Promise<{ readonly blueprint: Blueprint; readonly diagnostics: readonly Diagnostic[] }>;

/**
 * Makes the rows of all tables, or of those named. They are held in memory: millions are what `seedbed generate` is for.
 *
 *     const { users } = await generate('schema.sql', { rows: { users: 20 }, tables: ['users'] });
 */
export declare function generate(schema: Schema, choices?: Choices & { readonly tables?: readonly string[] }): Promise<Rows>;

/** Whom the rows are for. Text, vitest's `task`, or Playwright's `testInfo`. */
export type Test = string | { readonly name: string; readonly suite?: { readonly name?: string } | undefined } | { readonly titlePath: readonly string[] };

/** Row types by table, as `seedbed types` prints them. */
export type Tables = { readonly [table: string]: any };

/** A column takes what its rows have, and a `Date` for a timestamp. */
export type CellsSet<R> = string extends keyof R
  ? Readonly<Record<string, any>>
  : { readonly [C in keyof R]?: R[C] | (R[C] extends string | null ? Date : never) };

/** How many rows of a table, or what is said of them. */
export type RowsAsked<T extends Tables = Record<string, Row>, N extends keyof T = keyof T> = number | RowsSpec<T, N> | readonly RowsSpec<T, N>[];

export type RowsSpec<T extends Tables = Record<string, Row>, N extends keyof T = keyof T> = {
  /** Default 1. */
  readonly count?: number;
  /**
   * Values of columns in these rows, for all of them or by the row's index from 0. Columns that the schema ties to them follow: states and
   * their timestamps, conditions.
   */
  readonly set?: CellsSet<T[N]> | ((index: number) => CellsSet<T[N]>);
  /** Rows of other tables that refer to each of these: exactly so many. `'orders.billing_id'` says by which column, where there are several. */
  readonly children?: { readonly [C in keyof T]?: RowsAsked<T, C> } & { readonly [child: `${string}.${string}`]: RowsAsked<T> };
};

export type TestDataOptions<T extends Tables = Record<string, Row>> = Omit<Choices, 'seed' | 'rows'> & {
  /**
   * Rows for every table; or by table, exactly so many. Tables that are not named get ten, or from a blueprint as many as it says.
   *
   *     rows: { users: { set: { name: 'Ada' }, children: { invoices: { count: 3, set: { status: 'overdue', paid_at: null } } } } }
   */
  readonly rows?: number | { readonly [N in keyof T]?: RowsAsked<T, N> };
  /** Decides the seed, so that each test has rows of its own, the same at every run. */
  readonly test?: Test;
  /** Decides it instead of the test. */
  readonly seed?: string | number;
  /** A scenario of the knowledge or the blueprint by name: its rows are in `scenario` as well. */
  readonly scenario?: string;
  /** Only these tables. */
  readonly tables?: readonly string[];
  /** A database that has the schema already: the rows are loaded into it in one transaction. */
  readonly url?: string;
  /** What to do with tables that already hold rows: `empty` (the default) refuses, `append` adds rows, `truncate` removes the old rows first. */
  readonly mode?: 'empty' | 'append' | 'truncate';
  /** Makes the schema first; the schema must be DDL. */
  readonly create?: boolean;
};

export type TestData<T extends Tables = Record<string, Row>> = AsyncDisposable & {
  readonly seed: string | number;
  /** By table. */
  readonly rows: { [N in keyof T]: T[N][] };
  /** By table, the rows of the requested scenario, in the order of its document; empty without one. */
  readonly scenario: { [N in keyof T]?: T[N][] };
  /** Removes the rows that this call loaded, and no others, in one statement; `await using` calls it. Tables that `create` made stay. */
  cleanup(): Promise<void>;
  /** The blueprint behind the rows, with each table's generators, for anyone who asks why. */
  readonly blueprint: Blueprint;
};

/**
 * Rows for one test: a few of every table (of a blueprint, as many as it says), valid together, made from a seed of this test's own. With a `url` they are
 * loaded, and those returned are read back from the database: with what its sequences, defaults and triggers made of them.
 *
 *     test('an order can be paid', async ({ task }) => {
 *       const { rows } = await createTestData('schema.sql', { test: task, url: process.env.DATABASE_URL, mode: 'truncate' });
 *       await pay(rows.orders[0]);
 *     });
 */
export declare function createTestData<T extends Tables = Record<string, Row>>(schema: Schema, options?: TestDataOptions<NoInfer<T>>): Promise<TestData<T>>;
