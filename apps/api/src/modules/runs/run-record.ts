import type { ProblemDocument, RunState } from '@seedbed/contract';
import type { LoadProgress, LoadStep } from '@seedbed/runner/compute';
import { counted } from './counted.ts';
import type { EventIds } from './event-ids.ts';
import type { RunTools } from './execute-run.ts';
import { countProgress } from './run-progress.ts';
import { toRun } from './runs.mapper.ts';
import type { RunView } from './runs.repository.ts';

/** Progress is saved and told at most so often. */
const EVERY_MS = 250;

/** Writes down what a run does, and tells those who watch it. */
export type RunRecord = AsyncDisposable & {
  say(level: 'info' | 'warning' | 'error', message: string): Promise<void>;
  /** Counts it; a table's end becomes a line of the log. */
  note(progress: LoadProgress): void;
  /** Says which key or index is being built; the rows are all sent by then. */
  step(step: LoadStep): void;
  finishing(): Promise<void>;
  end(state: 'succeeded' | 'failed' | 'cancelled', error?: ProblemDocument): Promise<void>;
};

export async function openRecord(
  { repository, hub, clock, report }: Pick<RunTools, 'repository' | 'hub' | 'clock' | 'report'>,
  run: RunView,
): Promise<RunRecord> {
  const counter = countProgress(run.progress);
  const channel = hub.open(run.id);
  let state: RunState = 'preparing';

  // Writes go one after the other, so that an older progress never comes behind a newer one, and no event overtakes another.
  const inTurn = (write: (ids: EventIds) => Promise<unknown>): Promise<unknown> => channel.inTurn(write).catch(report);
  const save = async (ids: EventIds): Promise<void> => {
    const changes = counter.changes();
    if (!changes) return;
    await repository.saveProgress(run.id, changes);
    channel.publish({ id: ids.nextMoment(), event: counter.event(state, clock().getTime()) });
  };
  const write =
    (level: 'info' | 'warning' | 'error', message: string) =>
    async (ids: EventIds): Promise<void> => {
      const line = { runId: run.id, number: ids.nextLine, at: clock(), level, message: message.replaceAll('\0', '') };
      await repository.log(line);
      ids.knows(line.number);
      channel.publish({ id: String(line.number), event: { kind: 'log', at: line.at.toISOString(), level, message: line.message } });
    };

  await channel.inTurn(async (ids) => ids.knows(await repository.lastLogNumber(run.id)));
  const finish = async (): Promise<void> => {
    if (state === 'finishing') return void (await inTurn(async () => undefined));
    state = 'finishing';
    await inTurn(save);
    await inTurn(() => repository.move(run.id, 'finishing'));
  };
  const ticker = setInterval(() => void inTurn(save), EVERY_MS);

  return {
    say: (level, message) => channel.inTurn(write(level, message)),
    note(progress) {
      counter.note(progress, clock().getTime());
      if (state === 'preparing') {
        state = 'running';
        void inTurn(() => repository.move(run.id, 'running'));
      }
      if (progress.state === 'done') void inTurn(write('info', `${progress.table}: ${counted(progress.rows)} rows in ${(progress.seconds ?? 0).toFixed(2)} s`));
    },
    step({ kind, what, done, total }) {
      if (kind !== 'keys') return;
      void finish();
      void inTurn(write('info', `Building ${what} (${done + 1} of ${total} keys and indexes)`));
    },
    finishing: finish,
    async end(to, error) {
      clearInterval(ticker);
      if (to !== 'succeeded') counter.stop();
      await inTurn(save);
      await channel.inTurn(async (ids) => {
        await repository.move(run.id, to, { ...(error ? { error } : {}), finishedAt: clock(), sealedAddress: null });
        const ended = await repository.find(run.id);
        if (ended) channel.publish({ id: ids.nextMoment(), event: { kind: 'run', run: toRun(ended) } });
      });
    },
    async [Symbol.asyncDispose]() {
      clearInterval(ticker);
      await inTurn(async () => undefined);
      channel[Symbol.dispose]();
    },
  };
}
