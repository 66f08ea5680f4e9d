import { setTimeout as sleep } from 'node:timers/promises';
import type { Run } from '@seedbed/contract';
import type { Target } from '@seedbed/testing';
import { startProduct, type Product } from '../support/server.ts';
import type { Choice } from './dimensions.ts';
import { DDL, endSessions, lookAt, ROWS, rowsArrive } from './target.ts';
import type { Fault } from './by-command.ts';
import type { Ending } from './verdict.ts';

const PATIENCE_MS = 240_000;
const OVER = new Set<Run['state']>(['succeeded', 'failed', 'cancelled']);

/** A server that can be killed and started again over the same data. */
export type Served = AsyncDisposable & {
  call<T>(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly body: T }>;
  /** SIGKILL, and a new one over the same data folder. */
  killAndRestart(): Promise<void>;
  readonly dataset: string;
};

export async function openServed(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Served> {
  let product: Product = await startProduct({ dataDir, env: { SEEDBED_LOG_LEVEL: 'error', ...env } });
  const call: Served['call'] = async (method, path, body) => {
    const answer = await fetch(`${product.url}/api/v1${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as never };
  };
  const made = await call<{ dataset: { id: string } }>('POST', '/datasets', { name: 'Pairs', ddl: DDL });
  if (made.status >= 300) throw new Error(`no dataset: ${JSON.stringify(made.body)}`);
  return {
    call,
    dataset: made.body.dataset.id,
    async killAndRestart() {
      await product.stop('SIGKILL');
      product = await startProduct({ dataDir, env: { SEEDBED_LOG_LEVEL: 'error', ...env } });
    },
    [Symbol.asyncDispose]: () => product[Symbol.asyncDispose](),
  };
}

/** Starts a run; an error counts as an outcome. */
export async function startRun(served: Served, target: Target, choices: readonly Choice[]): Promise<Run | Ending> {
  const options = Object.fromEntries(choices.map(({ option, member }) => [option, member]));
  const { status, body } = await served.call<Run & { detail?: string }>('POST', '/runs', {
    datasetId: served.dataset,
    address: target.url,
    rows: ROWS,
    ...options,
  });
  if (status < 300) return body;
  return { said: 'refused', message: `${status} ${body.detail ?? ''}`, ...(await lookAt(target)) };
}

/** Waits for the end of a run, and inspects the target. */
export async function endingOf(served: Served, { id }: Run, target: Target): Promise<Ending> {
  let run: Run | undefined;
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(100)) {
    run = (await served.call<Run>('GET', `/runs/${id}`)).body;
    if (OVER.has(run.state)) break;
  }
  const said = !run || !OVER.has(run.state) ? 'stuck' : run.state === 'succeeded' ? 'succeeded' : 'failed';
  const message = run ? `${run.state}: ${run.error ? `${run.error.title}. ${run.error.detail ?? ''}` : `${run.rowsDone} of ${run.rows} rows`}` : 'no answer';
  return { said, message, ...(await lookAt(target)) };
}

/** Waits until rows arrive, and a little longer; then causes the fault. False if the run ended before. */
export async function disturb(served: Served, { id }: Run, target: Target, fault: Fault, wait: number): Promise<boolean> {
  const over = async (): Promise<boolean> => OVER.has((await served.call<Run>('GET', `/runs/${id}`)).body.state);
  for (let turn = 1; !(await rowsArrive(target)); turn++) {
    if (turn % 20 === 0 && (await over())) return false;
    await sleep(5);
  }
  await sleep(wait);
  if (await over()) return false;
  if (fault === 'backend') await endSessions(target);
  else if (fault === 'kill') await served.killAndRestart();
  else await served.call('POST', `/runs/${id}/cancel`);
  return true;
}
