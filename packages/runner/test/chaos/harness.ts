import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Blueprint } from '@seedbed/contract';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import type { CommitProof } from '@seedbed/postgres/load';
import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { openRunner } from '../../src/index.ts';
import { doPart, type PartDone, type PartTools } from '../../src/load/parts/do-part.ts';
import { connectTarget } from '../../src/source/servers/target.ts';
import { askOf, check, DDL, DIGEST, keep, newRun, nextPart, ROWS, type Job, type RunState } from './trial.ts';

const VICTIM = fileURLToPath(new URL('./victim.ts', import.meta.url));

/** A server with one target, which every trial empties and fills again. */
export type Harness = AsyncDisposable & {
  readonly server: TargetServer;
  readonly target: Target;
  readonly blueprint: Blueprint;
  /** The tables' content if nothing goes wrong. */
  readonly expected: string;
  /** A process that will die as its environment specifies. */
  victim(environment?: Readonly<Record<string, string>>): Victim;
};

export async function openHarness(): Promise<Harness> {
  await using opened = new AsyncDisposableStack();
  const server = opened.use(await openTargetServer());
  const target = opened.use(await server.freshTarget());
  await using runner = openRunner();
  const { blueprint } = await runner.inferDdl(DDL, { rows: ROWS });
  await target.client.query(DDL);
  await runner.load(blueprint, target.url);
  const expected = (await target.client.query<{ rows: string }>(`select ${DIGEST} as rows`)).rows[0]!.rows;
  const open = opened.move();
  return { server, target, blueprint, expected, victim: (environment = {}) => openVictim(environment), [Symbol.asyncDispose]: () => open.disposeAsync() };
}

/** How a victim left its work; a failure with its words. */
export type Outcome = 'done' | 'died' | `failed: ${string}`;

type Victim = AsyncDisposable & {
  readonly process: ChildProcess;
  /** Runs parts until the run is done or the process dies, and records their results. True if the run is done. */
  work(harness: Harness, state: RunState): Promise<Outcome>;
};

function openVictim(environment: Readonly<Record<string, string>>): Victim {
  const child = fork(VICTIM, [], { env: { ...process.env, ...environment }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const exited = once(child, 'exit');
  const ready = once(child, 'message');
  return {
    process: child,
    async work({ blueprint, target }, state) {
      await Promise.race([ready, exited]);
      for (let part = nextPart(state); part; part = nextPart(state)) {
        const ask = askOf(state, part);
        if (child.exitCode !== null || child.signalCode !== null) return 'died';
        child.send({ blueprint, url: target.url, ask } satisfies Job, () => undefined);
        const answer = await answerOf(child, exited, state, ask.token);
        if (typeof answer === 'string') return answer;
        keep(state, part, answer);
      }
      return 'done';
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

type Reported = { readonly proof?: CommitProof; readonly done?: PartDone; readonly failed?: string };

/** The token is the fence: the result of a process that lost the part is not recorded, and the process stops. */
function answerOf(child: ChildProcess, exited: Promise<unknown>, state: RunState, token: number): Promise<PartDone | Outcome> {
  return new Promise((resolve) => {
    const settle = (answer: PartDone | Outcome): void => {
      child.off('message', hear);
      resolve(answer);
    };
    const hear = ({ proof, done, failed }: Reported): void => {
      if (proof && state.token === token) {
        state.proof = proof;
        child.send('kept', () => undefined);
      }
      if (done) settle(done);
      if (failed !== undefined) settle(`failed: ${failed}`);
    };
    child.on('message', hear);
    void exited.then(() => settle('died'));
  });
}

/** Completes the run in this process, undisturbed. `connect`: connects to the target in another way. */
export async function finish({ blueprint, target }: Harness, state: RunState, connect?: PartTools['connect']): Promise<void> {
  const plan = await compileBlueprint(blueprint);
  for (let part = nextPart(state), failures = 0; part; part = nextPart(state)) {
    try {
      const tools: PartTools = {
        connect: connect ?? ((name) => connectTarget(target.url, undefined, name)),
        prove: async (proof) => void (state.proof = proof),
      };
      keep(state, part, await doPart(plan, askOf(state, part), tools));
    } catch (error) {
      // After a cut connection, looks for the part, and does it again.
      if (++failures > 5) throw error;
    }
  }
}

/** A victim begins, a fault occurs, another process continues; returns the errors afterwards. */
export async function trial(harness: Harness, mode: RunState['mode'], victim: Victim): Promise<{ readonly outcome: string; readonly wrong: string[] }> {
  const state = newRun(mode);
  const outcome = await victim.work(harness, state);
  await finish(harness, state);
  return { outcome, wrong: await check(harness.target, state, harness.expected) };
}
