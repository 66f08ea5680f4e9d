import { Option, type Command } from 'commander';
import type { RowCounts } from '@seedbed/contract';
import type { Dialect } from '@seedbed/runner';
import type { PackFolder } from '@seedbed/runner/own-packs';
import type { Io } from './io.ts';

/** What every command gets: its process, the stop signal, and where it leaves its exit code. */
export type Context = {
  readonly io: Io;
  readonly signal: AbortSignal;
  /** Aborted by a second Ctrl-C: a clean-up ends at once, and says what stays. */
  readonly hurry: AbortSignal;
  finish(code: number): void;
  /** What a load or `generate` leaves when it is stopped, as far as it is known; undefined where none is under way. */
  leaves(what: Leaves | undefined): void;
};

/** `nothing`: nothing was begun, or the target said that it is gone. `parts`: those that are done stay, for `--resume`. */
export type Leaves = 'nothing' | 'parts' | 'unknown' | FilesLeft;

/** Says what `generate` leaves; asked after it ended. */
export type FilesLeft = () => string;

/** Options that decide the blueprint, the same for all commands. */
export type SchemaFlags = {
  /** Text of the command line, or what the config file says. */
  readonly rows?: string | RowCounts;
  readonly scale?: string;
  readonly seed?: string | number;
  readonly locale?: string;
  readonly referenceDate?: string;
  /** A day, `now`, or true for now: times move up to it. */
  readonly slide?: string | true;
  readonly json?: boolean;
  /** Files that hold what is known of the schema. */
  readonly knowledge?: readonly string[] | string;
  /** Files that say by name what differs from what is inferred. */
  readonly overlay?: readonly string[] | string;
  /** The same by path: `columns.orders.status.cancelled=3 %`. */
  readonly set?: readonly string[];
  /** What the config file says of tables, columns and relations. */
  readonly said?: object;
  /** Row counts of the command line, which win over those of an overlay. */
  readonly rowsAsked?: string | RowCounts;
  /** Where own packs lie. */
  readonly packs?: readonly PackFolder[];
  /** Which database DDL is for, where its words do not say so. */
  readonly ddl?: Dialect;
  readonly config?: string;
  /** False: what was made of the same DDL before is not used. */
  readonly cache?: boolean;
};

/** What `--config` says of itself in every command. */
export const CONFIG_HELP = 'config file (default: seedbed.config.json, .ts or .mjs in the working directory); options override it';

/** Adds FILE and the options of `SchemaFlags`. */
export function withSchemaFlags(command: Command): Command {
  return command
    .argument(
      '[file]',
      'DDL of Postgres, MySQL, MariaDB or SQLite, a folder of migrations, a Prisma schema, DBML, a SQLite database, a blueprint, a postgres:// or mysql:// address, or - for standard input (default: the schema of the config file)',
    )
    .option('--rows <n|table=n,…>', 'rows for every table, by table (users=1000,orders=5000), or both (200,users=20)')
    .option('--scale <factor>', 'multiplies the row counts that make sense by default')
    .option('--seed <seed>', 'any integer or text; the same seed gives the same bytes (default 42)')
    .option('--locale <locale>', 'such as en-US, de, ja')
    .option('--reference-date <date>', '"now" for everything made, such as 2026-01-01')
    .option('--slide [day]', 'moves all times by whole weeks, so that the data ends now, or at a day such as 2026-11-25; nothing else changes')
    .option('--knowledge <files>', 'what is known of the schema, as knowledge.json (its form: seedbed knowledge --schema); parts with commas')
    .option('--overlay <file>', 'what differs from what is inferred, by name: a JSON document with tables, columns and relations')
    .option('--set <path=value...>', 'one such statement: tables.orders.rows=5000, columns.orders.status.cancelled=3%, relations.orders.customer.vip=40%')
    .addOption(new Option('--ddl <database>', 'which database DDL is for (default: told by its words)').choices(['postgres', 'mysql', 'sqlite']))
    .option('--json', 'one JSON document on standard output')
    .option('--config <file>', CONFIG_HELP)
    .option('--no-cache', 'works the schema out anew, also where the same was asked before');
}
