import type { Client } from 'pg';
import { Problem, type Diagnostic } from '@seedbed/contract';
import type { ExistingTables } from '@seedbed/engine';
import { cancelStatement } from '../load/cancel-statement.ts';
import { readFingerprints, type Fingerprints } from './fingerprint.ts';
import { requireFree } from '../load/in-the-way.ts';
import { FIRST_STEP, forgetEnd, makeLedger, mayKeepLedger, readLedger, writeLedger } from '../load/ledger.ts';
import { prepareLoad, type LoadOptions } from '../load/prepare-load.ts';
import { toProblem } from '../load/rejection.ts';
import { advanceSequences, type NumberToCome } from '../load/sequences.ts';
import type { SuspendedKey } from '../load/suspend-keys.ts';
import { wholeTables } from '../load/whole-tables.ts';

/**
 * The results of the first step of a load in parts. A resumed run reads them from storage, and never repeats the step.
 */
export type PartsFacts = {
  /** Whether a ledger in the target lists the loaded parts. */
  readonly ledger: boolean;
  readonly fingerprints: Fingerprints;
  /** Recreated after all rows are in. */
  readonly keys: readonly SuspendedKey[];
  readonly bindings: readonly string[];
  /** Tables whose rows one session loads in order. */
  readonly whole: readonly string[];
  /** Neither keys nor code apply while rows arrive. */
  readonly free: boolean;
  readonly created: boolean;
  /** The existing rows of the tables to append to; absent in runs of earlier versions. */
  readonly standings?: ExistingTables;
  readonly diagnostics: readonly Diagnostic[];
  /** For a load by shards: the settings that all of them must agree on. */
  readonly shards?: unknown;
};

type PrepareParts = LoadOptions & {
  readonly run: string;
  readonly ledger: boolean;
  readonly sessions: number;
  readonly existingTables?: ExistingTables;
  readonly shards?: unknown;
  /** The numbers that the rows will use from sequences. */
  readonly numbers?: readonly NumberToCome[];
  /** Diagnostics found on the way. */
  readonly noted?: readonly Diagnostic[];
};

/**
 * Checks for obstacles, then creates the schema if needed, empties the tables if requested, and takes their
 * fingerprints: in one transaction, with the ledger's first row. Does nothing if that row exists.
 */
export async function prepareParts(client: Client, options: PrepareParts): Promise<PartsFacts> {
  const { run, signal } = options;
  signal?.throwIfAborted();
  const before = await factsOfRun(client, run);
  if (before) return before;
  const stop = (): void => cancelStatement(client);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    await requireFree(client, {
      tables: options.create ? [] : options.tables.map((table) => ({ ...table, read: true, truncate: (table.mode ?? options.mode) === 'truncate' })),
      sessions: options.sessions,
    });
    const ledger = options.ledger && (await mayKeepLedger(client));
    await client.query('BEGIN');
    const facts = await factsOf(client, options, ledger);
    await advanceSequences(client, options.numbers ?? []);
    if (ledger) {
      await makeLedger(client);
      await forgetEnd(client, run);
      await writeLedger(client, run, { part: FIRST_STEP, rows: 0, facts });
    }
    const sent = await client.query('COMMIT');
    if (sent.command !== 'COMMIT') throw new Problem('load-rejected', 'Postgres rolled the preparation back without saying why.');
    return facts;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    signal?.throwIfAborted();
    throw toProblem(error);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/** The results of the run's first step, if the target's ledger has them. */
export async function factsOfRun(client: Client, run: string): Promise<PartsFacts | undefined> {
  const [before] = await readLedger(client, run, FIRST_STEP);
  return before?.facts as PartsFacts | undefined;
}

async function factsOf(client: Client, options: PrepareParts, ledger: boolean): Promise<PartsFacts> {
  const { suspended, bindings, guarded, diagnostics } = await prepareLoad(client, options);
  const whole = await wholeTables(client, options.tables, { guarded, free: suspended.free });
  const fingerprints = await readFingerprints(client, options.tables);
  return {
    ledger,
    fingerprints,
    keys: suspended.keys,
    bindings,
    whole: [...whole],
    free: suspended.free,
    created: options.create !== undefined,
    standings: options.existingTables ?? {},
    diagnostics: [...(options.noted ?? []), ...diagnostics],
    ...(options.shards !== undefined && { shards: options.shards }),
  };
}
