import type { Client } from 'pg';
import { LIMITS, type TrialReport, type TrialTools } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { guard, type TrialLimits } from '../sandbox/guard.ts';
import type { Sandbox } from '../sandbox/open-sandbox.ts';
import { dropForcedSecurity } from '../load/row-security.ts';
import { connect } from '../sql/connect.ts';
import { acceptValues, ASK_FUNCTION, askQuery, computeValues } from './ask-values.ts';
import type { Broken } from './deferred.ts';
import { loadPlan } from './load-plan.ts';
import type { RowChoice } from './trial-rows.ts';
import { sequenceState } from './sequence-state.ts';
import { openOffers } from './offers.ts';
import { patience } from './table-time.ts';
import { TRY_FUNCTION } from './try-rows.ts';

export type TrialOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly limits?: TrialLimits;
  /** For the rows of one table; default `LIMITS.trial.tableSeconds`. */
  readonly tableSeconds?: number | undefined;
  /** Seconds of work for everything; default `LIMITS.trial.totalSeconds`. */
  readonly trialSeconds?: number | undefined;
  readonly onProgress?: ((progress: { readonly table: string; readonly done: number; readonly total: number }) => void) | undefined;
  /** The plan for the rows of these tables, which are loaded next: the same one unless they refer to rows that triggers made. */
  readonly replan?: Replan;
};

/** Returns the plan for the rows of these tables, or (`late`) for references in rows that are there. `look` reads in the load's transaction. */
export type Replan = (look: Look, plan: Plan, tables: readonly string[], late: boolean) => Promise<Plan>;
export type Look = <T>(work: (client: Client) => Promise<T>) => Promise<T>;

/**
 * A session in a database that contains the schema and no rows, as its unprivileged owner, within limits of time and
 * disk. Everything runs in a transaction that is rolled back, so that the next round starts from the same state.
 */
export type Trial = AsyncDisposable & {
  /**
   * Loads a whole plan: with one statement per table, row by row if that fails. Afterwards the rows are rolled back,
   * unless they are kept until `forget`.
   */
  load(
    plan: Plan,
    options?: {
      readonly keep?: boolean;
      readonly choose?: RowChoice;
      /** For the rows of one table, in this call. */
      readonly tableSeconds?: number;
      /** Called with the plan that made the last rows, if it is another one. */
      readonly onReplanned?: (plan: Plan) => void;
    },
  ): Promise<TrialReport>;
  /** The queries of tiers E and F. Rows inserted by `offer` are kept until `forget`. */
  readonly tools: TrialTools;
  forget(): Promise<void>;
  /** Commits the rows of a load that kept them: they stay in the sandbox. */
  commit(): Promise<void>;
  /** The used share of the session's work, from 0 to 1. */
  spent(): number;
};

/** A trial tries nothing more near the end of its seconds; the session is ended only after this many times as many. */
const ENDED_AFTER = 1.5;

/** How many times as long a statement may take on a busy machine: the schema was read already, so it is not in a hurry. */
const MAX_STARVED = 10;

export async function openTrial(sandbox: Sandbox, options: TrialOptions = {}): Promise<Trial> {
  const client = await connect(sandbox.owner, { applicationName: 'seedbed trial' });
  const given = options.limits ?? LIMITS.trial;
  const totalSeconds = options.trialSeconds ?? given.totalSeconds;
  const limits = { ...given, totalSeconds: totalSeconds * ENDED_AFTER };
  const watch = await guard(sandbox, client, { ...options, limits, maxStarved: MAX_STARVED });
  const spent = (): number => watch.seconds() / totalSeconds;
  let place = '';
  const ask = <T>(work: () => Promise<T>, seconds?: number): Promise<T> => {
    options.signal?.throwIfAborted();
    return watch.statement(work, () => place, seconds);
  };
  const patient = patience(options.tableSeconds ?? LIMITS.trial.tableSeconds);
  const at = (what: string): void => {
    place = what === '' ? '' : ` ${what}`;
  };
  await client.query(`${SETTINGS}; ${TRY_FUNCTION}; ${ASK_FUNCTION}`);
  await dropForcedSecurity(client);
  const sequences = await sequenceState(client);
  // In a separate message: a statement before BEGIN in the same message would be rolled back with it.
  await client.query('BEGIN');
  /** Of the last load; undefined before it. */
  let broken: readonly Broken[] | undefined;
  const forget = (): Promise<void> =>
    ask(async () => {
      broken = undefined;
      await client.query('ROLLBACK');
      await sequences.restore();
      await freePages(client);
      await client.query('BEGIN');
    });
  return {
    async load(plan, { keep = false, choose = () => null, tableSeconds, onReplanned } = {}) {
      const waits = tableSeconds === undefined ? patient : patience(tableSeconds, true);
      const { onProgress, replan } = options;
      const session = { client, ask, onProgress, replan, onReplanned, choose, patience: waits, worked: watch.seconds, spent, at };
      const { broken: found, ...report } = await loadPlan(session, plan);
      broken = found;
      if (!keep) await forget();
      return report;
    },
    tools: {
      accept: (question) => ask(() => acceptValues(client, question)),
      compute: (question) => ask(() => computeValues(client, question)),
      ask: (sql) => askQuery(client, sql, ask),
      offer: openOffers(client, ask, patient, at, () => broken),
      afresh: (work) => afresh(client, work),
    },
    forget,
    commit: () => ask(async () => void (await client.query('COMMIT; BEGIN'))),
    spent,
    async [Symbol.asyncDispose]() {
      await client
        .query('ROLLBACK')
        .then(sequences.restore)
        .catch(() => {});
      await watch[Symbol.asyncDispose]();
      await client.end().catch(() => {});
    },
  };
}

async function afresh<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('SAVEPOINT seedbed_afresh');
  const result = await work();
  await client.query('ROLLBACK TO SAVEPOINT seedbed_afresh; RELEASE SAVEPOINT seedbed_afresh');
  return result;
}

/** Rolled back rows leave their pages behind: after some rounds a large schema would come near the disk limit. */
async function freePages(client: Client): Promise<void> {
  const { rows } = await client.query<{ bytes: string }>('select pg_catalog.pg_database_size(pg_catalog.current_database()) as bytes');
  if (Number(rows[0]!.bytes) > LIMITS.trial.bytes / 4) await client.query('VACUUM (INDEX_CLEANUP ON)');
}

/** For small tables a server reads every row even with an index; this makes it work as for large ones. */
const SETTINGS = `SET enable_seqscan = off; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET timezone = 'UTC'`;
