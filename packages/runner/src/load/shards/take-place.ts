import { Problem } from '@seedbed/contract';
import type { LoadStep } from '@seedbed/postgres/load';
import { readFinished, readShards, renewShard, SILENT_MS, takeShard, type ShardRow } from '@seedbed/postgres/parts';
import type { Shard } from '../../rows/row-part.ts';
import { rest } from '../parts/at-once.ts';
import type { Watch } from './watch.ts';

const POLL_MS = 500;
const RENEW_MS = 5_000;

type PlaceRequest = {
  readonly run: string;
  readonly shard: Shard;
  readonly token: string;
  readonly signal: AbortSignal | undefined;
  readonly tell: (step: LoadStep) => void;
};

/**
 * Takes over that shard of the load: immediately if no process runs it, or if its process has ended; if a process is
 * silent, after it has been silent for long enough. Throws Problem `conflict` if one is active. Resolves with false if
 * the load is over.
 */
export async function takePlace(watch: Watch, { run, shard, token, signal, tell }: PlaceRequest): Promise<boolean> {
  let met: ShardRow | undefined;
  for (;;) {
    const row = (await watch.ask((client) => readShards(client, run))).find(({ index }) => index === shard.index);
    if (!row) {
      if (await watch.ask((client) => readFinished(client, run))) return false;
      throw givenUp(run);
    }
    if (row.token === null || !row.session || row.silentMs > SILENT_MS) {
      if (await watch.ask((client) => takeShard(client, run, shard.index, { before: row.token, token }))) return true;
    } else if (met && (row.token !== met.token || row.silentMs < met.silentMs)) throw atWork(shard, run);
    met ??= row;
    tell({ kind: 'waiting', what: `another process that is shard ${shard.index} of ${shard.count}, and may be dead`, done: 0, total: 0 });
    await rest(POLL_MS, signal);
  }
}

/**
 * Sends heartbeats until it is disposed of; the signal is aborted with Problem `conflict` when another process has
 * taken over that shard.
 */
export function keepPlace(watch: Watch, { run, shard, token }: Pick<PlaceRequest, 'run' | 'shard' | 'token'>): Disposable & { readonly lost: AbortSignal } {
  const lost = new AbortController();
  const renew = async (): Promise<void> => {
    const mine = await watch.once((client) => renewShard(client, run, shard.index, token));
    if (!mine) lost.abort(takenOver(shard, run));
  };
  const timer = setInterval(() => void renew().catch(() => {}), RENEW_MS);
  timer.unref();
  return { lost: lost.signal, [Symbol.dispose]: () => clearInterval(timer) };
}

export function givenUp(run: string): Problem {
  return new Problem('conflict', 'The load was stopped: its entries are missing from the ledger in the target, because another load emptied its tables or they were deleted.', { facts: { run } }); // prettier-ignore
}

function atWork({ index, count }: Shard, run: string): Problem {
  return new Problem('conflict', `Shard ${index} of ${count} already runs in another process. If that process dies, the same command takes over.`, { facts: { run, shard: index } }); // prettier-ignore
}

function takenOver({ index, count }: Shard, run: string): Problem {
  return new Problem('conflict', `Another process has become shard ${index} of ${count}, because this one did not respond or its entry was missing. It finishes the rest; no row is duplicated.`, { facts: { run, shard: index } }); // prettier-ignore
}
