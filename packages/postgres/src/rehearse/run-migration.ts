import { qualifiedName } from '@seedbed/contract';
import type { Client, DatabaseError } from 'pg';
import { isReport } from '../wire/server-problem.ts';
import type { MigrationStatement } from './finding.ts';
import { naturesOf, type StatementNature } from './statements.ts';
import { TableStates, type TableEffect } from './table-states.ts';

/**
 * The transactions in which a tool runs a migration. `one`: all in one; `none`: each statement in its own; `auto`: each
 * file in one, unless a statement of it cannot run in one or the file has its own.
 */
export type TransactionMode = 'one' | 'none' | 'auto';

/** An error of Postgres. */
export type MigrationError = {
  readonly sqlstate: string;
  readonly message: string;
  readonly detail?: string;
  readonly hint?: string;
  /** The table as `schema.table`, by its name before the migration. */
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  /** Where in functions and triggers it happened. */
  readonly context?: string;
  /** The character of the statement, from 1, that it is about. */
  readonly position?: number;
};

/** What one statement did. Those after a failure are absent. */
export type StatementRun = {
  readonly number: number;
  readonly durationMs: number;
  /** Whether it ran in a transaction with others. */
  readonly inTransaction: boolean;
  readonly error?: MigrationError;
  /** On the tables that existed before. Empty for a statement that fails. */
  readonly effects: readonly TableEffect[];
};

/** Called before each statement that runs inside a transaction, with its number. */
export type Watch = (client: Client, statement: number) => Promise<unknown>;

export type MigrationRun = {
  readonly statements: readonly StatementRun[];
  /** The first error. `commit`: the statements pass, and their transaction is refused at its end. */
  readonly failure?: MigrationFailure;
};
export type MigrationFailure = {
  readonly statement: number | 'commit';
  /** Of a commit: the last statement before it. */
  readonly after?: number;
  readonly error: MigrationError;
};

/** How far a migration comes, to compare failures by. */
export function placeOf(failure: MigrationFailure | undefined): number {
  if (failure === undefined) return Infinity;
  return failure.statement === 'commit' ? (failure.after ?? Number.MAX_SAFE_INTEGER) + 0.5 : failure.statement;
}

/** By statement, the number of the transaction that it shares with others; undefined if it shares none. */
export function blocksOf(
  statements: readonly MigrationStatement[],
  natures: readonly StatementNature[],
  mode: TransactionMode,
): readonly (number | undefined)[] {
  if (mode === 'one') return statements.map(() => 0);
  if (mode === 'none') return statements.map(() => undefined);
  const files = [...new Set(statements.map(({ file }) => file))];
  const divided = new Set(statements.flatMap(({ file }, at) => (natures[at]!.isControl || natures[at]!.isAlone ? [file] : [])));
  return statements.map(({ file }) => (divided.has(file) ? undefined : files.indexOf(file)));
}

/**
 * Runs a migration as its tool would, until the first error, and reads after each statement its locks and what it did to
 * the tables that were there before. The session is outside a transaction before and after. Each statement ends after
 * `timeoutMs`.
 */
export async function runMigration(
  client: Client,
  statements: readonly MigrationStatement[],
  { transaction, timeoutMs, watch }: { readonly transaction: TransactionMode; readonly timeoutMs: number; readonly watch?: Watch },
): Promise<MigrationRun> {
  const natures = await naturesOf(statements);
  const states = await TableStates.open(client);
  await client.query(`SET statement_timeout = ${Math.ceil(timeoutMs)}`);
  try {
    return await new Run(client, states, watch).all(statements, natures, blocksOf(statements, natures, transaction));
  } finally {
    if (isOpen(client)) await client.query('ROLLBACK');
    await client.query('RESET statement_timeout');
  }
}

class Run {
  readonly #client: Client;
  readonly #states: TableStates;
  readonly #watch: Watch | undefined;

  constructor(client: Client, states: TableStates, watch: Watch | undefined) {
    this.#client = client;
    this.#states = states;
    this.#watch = watch;
  }

  async all(statements: readonly MigrationStatement[], natures: readonly StatementNature[], blocks: readonly (number | undefined)[]): Promise<MigrationRun> {
    const runs: StatementRun[] = [];
    const done = (failure?: MigrationFailure): MigrationRun => ({ statements: runs, ...(failure && { failure }) });
    for (const [at, statement] of statements.entries()) {
      const block = blocks[at];
      if (block !== undefined && block !== blocks[at - 1]) await this.#begin();
      const run = await this.#one(statement, natures[at]!, block !== undefined);
      runs.push(run);
      if (run.error) return done({ statement: statement.number, error: run.error });
      const isLast = at === statements.length - 1 || (block !== undefined && block !== blocks[at + 1]);
      const error = isLast && isOpen(this.#client) ? await this.#errorOf('COMMIT') : undefined;
      if (error) return done({ statement: 'commit', after: statement.number, error });
    }
    return done();
  }

  async #one({ number, sql }: MigrationStatement, nature: StatementNature, inTransaction: boolean): Promise<StatementRun> {
    const isWrapped = !isOpen(this.#client) && !nature.isControl && !nature.isAlone;
    if (isWrapped) await this.#begin();
    if (isOpen(this.#client)) await this.#watch?.(this.#client, number);
    let begun = performance.now();
    let error = await this.#errorOf(sql);
    let durationMs = performance.now() - begun;
    if (isWrapped && error && NEEDS_NO_TRANSACTION.has(error.sqlstate)) {
      await this.#client.query('ROLLBACK');
      begun = performance.now();
      error = await this.#errorOf(sql);
      durationMs = performance.now() - begun;
    }
    if (error) return { number, durationMs, inTransaction, error, effects: [] };
    const effects = await this.#effects(nature);
    if (isWrapped && isOpen(this.#client)) {
      begun = performance.now();
      error = await this.#errorOf('COMMIT');
      durationMs += performance.now() - begun;
    }
    return { number, durationMs, inTransaction, ...(error && { error }), effects };
  }

  async #effects({ isControl, knownLock }: StatementNature): Promise<TableEffect[]> {
    if (isControl) {
      if (isOpen(this.#client)) await this.#states.begin();
      await this.#states.reset();
      return [];
    }
    return isOpen(this.#client) ? await this.#states.within() : await this.#states.outside(knownLock);
  }

  async #begin(): Promise<void> {
    await this.#client.query('BEGIN');
    await this.#states.begin();
  }

  async #errorOf(sql: string): Promise<MigrationError | undefined> {
    return errorOf(this.#client, sql, (schema, table) => this.#states.nameBefore(schema, table));
  }
}

/** Postgres' error about some SQL; undefined if it passes. Throws if the connection is lost. */
export async function errorOf(
  client: Client,
  sql: string,
  nameOf: (schema: string, table: string) => string = qualifiedName,
): Promise<MigrationError | undefined> {
  try {
    await client.query(sql);
    return undefined;
  } catch (thrown) {
    const { code, message, detail, hint, schema, table, column, constraint, where, position } = answerIn(thrown);
    return {
      sqlstate: code,
      message,
      ...(detail && { detail }),
      ...(hint && { hint }),
      ...(schema && table && { table: nameOf(schema, table) }),
      ...(column && { column }),
      ...(constraint && { constraint }),
      ...(where && { context: where }),
      ...(position && { position: Number(position) }),
    };
  }
}

/** What a function finds in the open transaction, of which nothing stays; undefined if Postgres refuses it. */
export async function undone<T>(client: Client, find: () => Promise<T>): Promise<T | undefined> {
  await client.query('SAVEPOINT seedbed_undone');
  try {
    return await find();
  } catch (error) {
    answerIn(error);
    return undefined;
  } finally {
    await client.query('ROLLBACK TO seedbed_undone; RELEASE seedbed_undone');
  }
}

/** Whether the session is inside a transaction, also an aborted one. */
export function isOpen(client: Client): boolean {
  return client.getTransactionStatus() !== 'I';
}

/** Inside a transaction: what must not run there, and COMMIT in a procedure. */
const NEEDS_NO_TRANSACTION: ReadonlySet<string> = new Set(['25001', '2D000']);
/** The server ended the session. */
const LOST = /^(?:08|57P0)/;

/** Postgres' answer that it refuses a statement. Throws any other error. */
export function answerIn(thrown: unknown): DatabaseError & { readonly code: string } {
  if (thrown instanceof Error && isReport(thrown) && !LOST.test(thrown.code)) return thrown as DatabaseError & { readonly code: string };
  throw thrown;
}
