import { dictionary } from '@seedbed/contract';
import type { LoadProgress, LoadStep } from '@seedbed/runner/compute';
import type { About } from '../../../log/open-log.ts';
import { counted } from '../counted.ts';
import type { Changes, PartRow } from './part-rows.ts';
import type { PartsRepository } from './parts.repository.ts';
import { CANCELLED, FAILED, LOST, type Left, type PartTools } from '../run-kind.ts';
import type { RunRecords } from '../run-records.ts';
import type { RunView } from '../run-views.ts';

/** Minimum interval between saves of progress. */
const EVERY_MS = 250;
/** Without progress the lease is renewed so often. */
const RENEW_MS = 5_000;

export type RecordTools = {
  readonly runs: RunRecords;
  readonly parts: PartsRepository;
  readonly clock: () => Date;
  readonly report: (error: unknown, about?: About) => void;
};

/** Records a part's progress, and renews its lease; aborts `stop` if the part should end. */
export type PartRecord = AsyncDisposable & {
  readonly tools: PartTools;
  changes(): Changes;
  /** The known state of the target. */ left(): Left;
  /** Whether a COMMIT may have been sent, whose outcome the target knows. */ proved(): boolean;
  /** That were sent so far. */ bytes(): number;
};

export function openRecord({ runs, parts, clock, report }: RecordTools, run: RunView, part: PartRow, stop: AbortController): PartRecord {
  const lease = { runId: part.runId, number: part.number, token: part.token };
  const known = new Map(run.progress.map(({ table }) => [table, true]));
  /** A range of a table's rows reports its own line. */
  const ofRange = (part.work as { kind?: string }).kind === 'rows';
  let changed = dictionary<Changes[string]>();
  const sent = new Map<string, number>();
  let renewed = performance.now();
  let renewing: Promise<void> | undefined;
  let state = run.state;
  let left: Left = 'nothing';
  let proved = false;
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = (write: () => Promise<unknown>): Promise<unknown> => (last = last.then(write).catch(report));
  const changes = (): Changes => {
    const taken = changed;
    changed = dictionary();
    return taken;
  };
  const move = (to: 'running' | 'finishing'): Promise<unknown> => {
    if (state === to || state === 'finishing') return Promise.resolve();
    state = to;
    return inTurn(() => runs.move(run.id, to));
  };
  const say: PartTools['say'] = async (level, message) =>
    void (await inTurn(() => runs.log({ runId: run.id, at: clock(), level, message: message.replaceAll('\0', '') })));

  /** A failed save is repeated by the next one, or with the end of the part. */
  async function renew(): Promise<void> {
    const taken = changes();
    try {
      const answer = await parts.renew(lease, taken);
      renewed = performance.now();
      if (!answer) stop.abort(LOST);
      else if (answer.stop) stop.abort(answer.stop === 'cancelled' ? CANCELLED : FAILED);
    } catch (error) {
      changed = Object.assign(taken, changed);
      report(error);
    }
  }
  function tick(): void {
    const due = performance.now() - renewed > RENEW_MS;
    if (renewing || (!due && Object.keys(changed).length === 0)) return;
    renewing = renew().finally(() => (renewing = undefined));
  }
  const ticker = setInterval(tick, EVERY_MS);

  return {
    changes,
    left: () => left,
    proved: () => proved,
    bytes: () => [...sent.values()].reduce((sum, each) => sum + each, 0),
    tools: {
      run,
      part,
      lease,
      signal: stop.signal,
      say,
      note({ table, state: now, rows, bytes, seconds }: LoadProgress) {
        if (!known.has(table) || now === 'waiting') return;
        sent.set(table, bytes);
        changed[table] = { state: now, rows, bytes, seconds: seconds ?? 0 };
        void move('running');
        // Rows that were already loaded have no duration.
        if (now === 'done' && !ofRange && seconds !== null) void say('info', `${table}: ${counted(rows)} rows in ${seconds.toFixed(2)} s`);
      },
      step({ kind, what, done, total }: LoadStep) {
        if (kind !== 'keys') return;
        void move('finishing');
        void say('info', `Building ${what} (${done + 1} of ${total} keys and indexes)`);
      },
      leaves: (what) => void (left = what),
      async proving(isProving) {
        state = isProving ? 'proving' : 'preparing';
        await inTurn(() => runs.move(run.id, isProving ? 'proving' : 'preparing'));
      },
      finishing: async () => void (await move('finishing')),
      async prove(proof) {
        if (await parts.prove(lease, proof)) return void (proved = true);
        stop.abort(LOST);
        throw LOST;
      },
    },
    async [Symbol.asyncDispose]() {
      clearInterval(ticker);
      // It contains unsaved progress, and would not find the part after its end.
      await renewing;
      await last;
    },
  };
}
