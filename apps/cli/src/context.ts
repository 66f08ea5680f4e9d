import { Option, type Command } from 'commander';
import { LIMITS, type RowCounts } from '@seedbed/contract';
import type { Dialect } from '@seedbed/runner';
import type { PackFolder } from '@seedbed/runner/own-packs';
import type { Io } from './io.ts';

/** The inputs of every command: its process, the stop signal, and a place for its exit code. */
export type Context = {
  readonly io: Io;
  readonly signal: AbortSignal;
  /** Aborted by a second Ctrl-C: a clean-up ends immediately, and reports what remains. */
  readonly hurry: AbortSignal;
  finish(code: number): void;
  /** What a stopped command leaves behind, as far as known; undefined if it has nothing to leave. */
  leaves(what: Leaves | undefined): void;
};

/**
 * `nothing`: nothing was begun, or the target confirmed that it is gone. `parts`: finished parts are kept, for
 * `--resume`. `unchanged` and `unsure`: the same of a command that changes loaded rows.
 */
export type Leaves = 'nothing' | 'parts' | 'unknown' | 'unchanged' | 'unsure' | FilesLeft;

/** Describes the files that `generate` left; called after it ended. */
export type FilesLeft = () => string;

/** Options that decide the blueprint, the same for all commands. */
export type SchemaFlags = {
  /** Text of the command line, or the config file's value. */
  readonly rows?: string | RowCounts;
  readonly scale?: string;
  readonly seed?: string | number;
  readonly locale?: string;
  readonly referenceDate?: string;
  /** A day, `now`, or true for now: times move up to it. */
  readonly slide?: string | true;
  readonly json?: boolean;
  /** Files with knowledge about the schema. */
  readonly knowledge?: readonly string[] | string;
  /** Files with overlays: changes to inferred settings, by name. */
  readonly overlay?: readonly string[] | string;
  /** A file that `seedbed shape` wrote. */
  readonly shape?: string;
  /** The same by path: `columns.orders.status.cancelled=3 %`. */
  readonly set?: readonly string[];
  /** The config file's settings for tables, columns and relations. */
  readonly configuredOverlay?: object;
  /** Row counts of the command line, which take precedence over those of an overlay. */
  readonly requestedRows?: string | RowCounts;
  /** Folders of own packs. */
  readonly packs?: readonly PackFolder[];
  /** The database of the DDL, if its words do not show it. */
  readonly ddl?: Dialect;
  /** False: does not read the values that the project's code states. */
  readonly code?: boolean;
  readonly config?: string;
  /** Seconds of work of a trial. */
  readonly trialSeconds?: string;
  /** False: ignores cached results for the same DDL. */
  readonly cache?: boolean;
};

/** The help of `--no-code`, where code lies beside. */
export const NO_CODE_HELP = "leaves out the values that the project's code states for columns, such as choices of Django or enum of Rails";
/** The help of `--config` in every command. */
export const CONFIG_HELP = 'config file (default: seedbed.config.json, .ts or .mjs in the working directory); options override it';

/** Adds FILE and the options of `SchemaFlags`. */
export function withSchemaFlags(command: Command): Command {
  return command
    .argument(
      '[file]',
      'DDL of Postgres, MySQL, MariaDB or SQLite, a folder of migrations, a Prisma schema, DBML, a SQLite database, a blueprint, a postgres:// or mysql:// address, or - for standard input (default: the schema of the config file)',
    )
    .option('--rows <n|size|table=n,…>', 'rows for every table, a size (S, M or L), by table (users=1000,orders=5000), or both (200,users=20)')
    .option('--scale <factor>', 'multiplies the row counts that make sense by default')
    .option('--seed <seed>', 'any integer or text; the same seed gives the same bytes (default 42)')
    .option('--locale <locales>', 'such as de; several with weights (de:7,fr:3); of a table or a column behind these (en,customers=de,drivers.last_name=pl)')
    .option('--reference-date <date>', '"now" for everything made, such as 2026-01-01')
    .option('--slide [day]', 'moves all times by whole weeks, so that the data ends now, or at a day such as 2026-11-25; nothing else changes')
    .option('--knowledge <files>', 'what is known of the schema, as knowledge.json (its form: seedbed knowledge --schema); parts with commas')
    .option('--overlay <file>', 'what differs from what is inferred, by name: a JSON document with tables, columns and relations')
    .option('--set <path=value...>', 'one such statement: tables.orders.rows=5000, columns.orders.status.cancelled=3%, relations.orders.customer.vip=40%')
    .option('--shape <file>', "the shape of a database's data, as seedbed shape writes it: row counts, frequencies, distributions; --scale makes it smaller")
    .addOption(new Option('--ddl <database>', 'which database DDL is for (default: told by its words)').choices(['postgres', 'mysql', 'sqlite']))
    .option(
      '--trial-seconds <n>',
      `seconds of work for trying the rows in the private Postgres (default ${LIMITS.trial.totalSeconds}); tables that it does not reach stay empty`,
    )
    .option('--json', 'one JSON document on standard output')
    .option('--config <file>', CONFIG_HELP)
    .option('--no-code', NO_CODE_HELP)
    .option('--no-cache', 'works the schema out anew, also where the same was asked before');
}
