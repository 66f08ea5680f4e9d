/** What a rehearsed migration does: `fails` with an error; `loses` rows; `changes` values without an error; `breaks` a view, function or trigger; `leaves` something unfinished; `locks` a table. */
export type FindingKind = 'fails' | 'loses' | 'changes' | 'breaks' | 'leaves' | 'locks';

/** What a rehearsed migration does that it should not. */
export type Finding = {
  readonly kind: FindingKind;
  /** Number of the statement, 1 for the first; `commit` where the commit is refused. Absent if no single statement does it. */
  readonly statement?: number | 'commit';
  /** Of a commit: the last statement before it. */
  readonly after?: number;
  /** The file of the statement, in a migration of files. */
  readonly file?: string;
  /** The line in the file, from 1: of the word that Postgres refuses, otherwise of the statement's first word. */
  readonly line?: number;
  /** The character of the statement, from 1, that Postgres refuses. */
  readonly position?: number;
  /** The table as `schema.table`, by its name before the migration. */
  readonly table?: string;
  readonly column?: string;
  /** Of `changes`: an UPDATE … FROM takes an arbitrary one of several rows. */
  readonly ambiguous?: true;
  /** Postgres' code of the error. */
  readonly sqlstate?: string;
  /** One sentence: what happens. */
  readonly message: string;
  /** How the migration is written so that it does not happen. */
  readonly fix?: string;
  /** Finds such rows in another database with the old schema, until it goes into the counterexample. */
  readonly query?: string;
  readonly counterexample?: Counterexample;
};

/** The fewest rows that were found to show it. */
export type Counterexample = {
  /** Number of rows, of all tables, with the parents that keys require. */
  readonly rows: number;
  /** Into the empty old schema, parents first. */
  readonly inserts: readonly string[];
  /** Finds such rows in another database with the old schema. Absent if no single query does. */
  readonly query?: string;
  /** The query is for the database right before this statement, and not for the old schema. */
  readonly queryAt?: number;
};

/** A statement of a migration, as its tool would run it. */
export type MigrationStatement = {
  /** 1 for the first. */
  readonly number: number;
  readonly sql: string;
  /** The file, in a migration of files. */
  readonly file?: string;
  /** Line of its first word in the file, from 1. */
  readonly line: number;
};

/** A row that has a value which ordinary rows seldom have. */
export type EdgeRow = {
  /** The table as `schema.table`. */
  readonly table: string;
  readonly column: string;
  /** In words: “an empty text”. */
  readonly edge: string;
};
