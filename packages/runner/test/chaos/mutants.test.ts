import { setTimeout as sleep } from 'node:timers/promises';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import type { OpenClient } from '@seedbed/postgres/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doPart, type PartTools } from '../../src/load/parts/do-part.ts';
import { connectTarget } from '../../src/source/servers/target.ts';
import { openFaultProxy, PLACES } from './fault-proxy.ts';
import { finish, openHarness, type Harness } from './harness.ts';
import type { Mode } from './modes.ts';
import { bent, MUTANTS } from './mutants.ts';
import { askOf, check, keep, newRun, nextPart, type RunState } from './trial.ts';

let harness: Harness;
beforeAll(async () => void (harness = await openHarness()));
afterAll(() => harness[Symbol.asyncDispose]());

/** The true protocol, or a broken one. */
type Kind = keyof typeof MUTANTS | null;
const way = (kind: Kind, url = harness.target.url): PartTools['connect'] =>
  kind === null ? (name) => connectTarget(url, undefined, name) : bent(url, MUTANTS[kind]!);

/** Completes the run; returns the error that ended it, if any. */
async function finished(state: RunState, connect: PartTools['connect']): Promise<string[]> {
  return finish(harness, state, connect).then(
    () => [],
    (error: Error) => [error.message],
  );
}

async function wrongIn(state: RunState): Promise<string[]> {
  const wrong = await check(harness.target, state, harness.expected);
  await using client = await connectTarget(harness.target.url);
  await client.query('drop schema if exists seedbed cascade');
  return wrong;
}

/** Does parts until the n-th. */
async function upTo(state: RunState, number: number, connect: PartTools['connect']): Promise<void> {
  const plan = await compileBlueprint(harness.blueprint);
  for (let part = nextPart(state); part && part.number < number; part = nextPart(state)) keep(state, part, await doPart(plan, askOf(state, part), { connect }));
}

/** The number of a part of the table without a key, which shows duplicates. */
const BARE = 5;

const SCENES: Readonly<Record<string, { readonly mode: Mode; readonly play: (kind: Kind) => Promise<string[]> }>> = {
  'retry on error': {
    mode: 'ledger',
    async play(kind) {
      await using proxy = await openFaultProxy(harness.target.connection.port, PLACES['answer to commit lost']!, 'reset', BARE);
      const state = newRun('ledger');
      const url = harness.target.url.replace(/:\d+\//, `:${proxy.port}/`);
      return [...(await finished(state, way(kind, url))), ...(await wrongIn(state))];
    },
  },
  'truncate on resume': {
    mode: 'ledger',
    async play(kind) {
      const begun = newRun('ledger');
      await upTo(begun, BARE, way(null));
      const resumed = { ...newRun('ledger'), run: begun.run, token: 100 };
      return [...(await finished(resumed, way(kind))), ...(await wrongIn(resumed))];
    },
  },
  'no fencing': {
    mode: 'ledger',
    async play(kind) {
      const state = newRun('ledger');
      await upTo(state, BARE, way(kind));
      const part = nextPart(state)!;
      const gate = Promise.withResolvers<void>();
      const waits = Promise.withResolvers<unknown>();
      const plan = await compileBlueprint(harness.blueprint);
      // One process is slow at its COMMIT, and another gets the part meanwhile.
      const slow = doPart(plan, askOf(state, part), { connect: heldAt('COMMIT', way(kind), gate.promise, waits.resolve) }).catch(() => undefined);
      await waits.promise;
      keep(state, part, await doPart(plan, askOf(state, part), { connect: way(kind) }));
      gate.resolve();
      await slow;
      return [...(await finished(state, way(kind))), ...(await wrongIn(state))];
    },
  },
  'any COMMIT tag': {
    mode: 'none',
    async play(kind) {
      const state = newRun('none');
      await upTo(state, BARE, way(kind));
      let broken = false;
      const connect = heldAt('COMMIT', way(kind), Promise.resolve(), async (client) => {
        if (!broken) await client.query('SELECT 1/0').catch(() => undefined);
        broken = true;
      });
      return [...(await finished(state, connect)), ...(await wrongIn(state))];
    },
  },
  'number without flush': {
    mode: 'none',
    async play(kind) {
      const state = newRun('none');
      await upTo(state, BARE, way(null));
      await writeLate();
      const plan = await compileBlueprint(harness.blueprint);
      let given = '';
      const prove: PartTools['prove'] = async (proof) => {
        given = proof.xid;
        state.proof = proof;
        await crash();
      };
      await doPart(plan, askOf(state, nextPart(state)!), { connect: way(kind), prove }).catch(() => undefined);
      const next = await nextNumber();
      const wrong = [...(await finished(state, way(null))), ...(await wrongIn(state))];
      // A number assigned to another transaction proves nothing about ours.
      return next > BigInt(given) ? wrong : [...wrong, `the server gives ${given} again`];
    },
  },
};

/** Sessions that stop before a statement, report that, and wait. */
function heldAt(statement: string, connect: PartTools['connect'], until: Promise<void>, reached: (client: OpenClient) => unknown): PartTools['connect'] {
  return async (name) => {
    const client = await connect(name);
    const plain = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    const held = async (...args: unknown[]): Promise<unknown> => {
      await reached(Object.assign(Object.create(client) as OpenClient, { query: plain }));
      await until;
      return plain(...args);
    };
    return Object.assign(client, { query: (...args: unknown[]) => (args[0] === statement ? held(...args) : plain(...args)) }) as OpenClient;
  };
}

/** Writes without a flush stay in memory for ten seconds, so on a busy machine the crash comes late. */
async function writeLate(): Promise<void> {
  await using client = await connectTarget(harness.target.url);
  await client.query(`ALTER SYSTEM SET wal_writer_delay = '10s'`);
  await client.query('SELECT pg_reload_conf()');
}

/** The server dies as in a power failure, and is restarted. */
async function crash(): Promise<void> {
  const { cluster } = harness.server;
  const { deaths } = cluster;
  process.kill(cluster.pid, 'SIGKILL');
  while (cluster.deaths === deaths) await sleep(20);
  await cluster.running();
}

async function nextNumber(): Promise<bigint> {
  await using client = await connectTarget(harness.target.url);
  return BigInt((await client.query<{ xid: string }>('SELECT pg_current_xact_id()::text AS xid')).rows[0]!.xid);
}

test.each(Object.keys(SCENES))('P1, P2, P3: the fault "%s" is detected, and the correct protocol passes', async (name) => {
  const { play } = SCENES[name]!;
  expect(await play(null)).toEqual([]);
  expect(await play(name)).not.toEqual([]);
});
