/** A place in a file: its path and line, from 1. */
export type Place = { readonly file: string; readonly line: number };

export type Literal = string | number | boolean | null;

/**
 * A generator named as in an overlay. `plain`: random values without a meaning, so that Seedbed's inferred generator is
 * better.
 */
export type NamedGenerator = { readonly kind: string; readonly parameters?: Readonly<Record<string, unknown>>; readonly plain?: boolean };

/** A script's statement about one column's values, and its source text. */
export type Cell = { readonly place: Place; readonly source: string } & CellValue;

export type CellValue =
  | { readonly kind: 'literal'; readonly value: Literal; readonly member?: boolean }
  | { readonly kind: 'choice'; readonly values: readonly { readonly value: Literal; readonly weight: number }[] }
  | { readonly kind: 'generator'; readonly generator: NamedGenerator; readonly nullShare?: number }
  /** Rows of another table; or, if the name is a column, `document`: its literal value, if it has one. */
  | { readonly kind: 'nested'; readonly plan: Plan; readonly document?: string }
  /** Values that Seedbed generates by itself: keys, references, the current time. */
  | { readonly kind: 'own'; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string };

/** A number of rows: exact, between two bounds, or by weight. */
export type Count =
  | { readonly kind: 'range'; readonly min: number; readonly max: number }
  | { readonly kind: 'weights'; readonly weights: readonly { readonly count: number; readonly weight: number }[] };

/** Rows of one table that are described together. */
export type Parcel = {
  readonly place: Place;
  /** Undefined: the script specifies no number. */
  readonly count?: Count;
  readonly cells: ReadonlyMap<string, Cell>;
};

/** Parcels in the order of the script. `listed`: individually written rows. */
export type Plan = { readonly parcels: readonly Parcel[]; readonly listed: boolean };

/** A plan with the table that the script names. `table` undefined: its columns decide. */
export type TablePlan = Plan & {
  readonly table?: string;
  readonly place: Place;
  /** Describes how to generate rows of the table, but generates none. */
  readonly describes?: boolean;
};

export type Left = { readonly place: Place; readonly what: string; readonly why: string };

export const TOOLS = { snaplet: 'Snaplet Seed', drizzle: 'drizzle-seed', mockaroo: 'Mockaroo', rows: 'seed script' } as const;

/** The contents of one file. */
export type SeedScript = {
  readonly tool: keyof typeof TOOLS;
  readonly plans: readonly TablePlan[];
  /** The row count of each table without a plan; `tables`: only of these. */
  readonly every?: { readonly place: Place; readonly count: number; readonly tables?: readonly string[] };
  /** Tables without rows, as patterns with `*`; a leading `!` excludes, others include. */
  readonly select?: { readonly place: Place; readonly patterns: readonly string[] };
  readonly seed?: { readonly place: Place; readonly value: string | number };
  /** Names in the script that are others in the database. */
  readonly aliases: ReadonlyMap<string, Alias>;
  readonly left: readonly Left[];
};

export type Alias = { readonly table: string; readonly columns: ReadonlyMap<string, string> };

export const exactly = (count: number): Count => ({ kind: 'range', min: count, max: count });
