import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectTarget } from '../../src/source/servers/target.ts';
import { openFaultProxy, PLACES, type Cut } from './fault-proxy.ts';
import { finish, openHarness, type Harness } from './harness.ts';
import { MODES, type Mode } from './modes.ts';
import { check, newRun } from './trial.ts';

let harness: Harness;
beforeAll(async () => void (harness = await openHarness()));
afterAll(() => harness[Symbol.asyncDispose]());

const CUTS: readonly Cut[] = ['reset', 'close', 'silence'];

/** A run through a network that is cut once, in a middle part. */
async function cutOnce(place: string, cut: Cut, mode: Mode): Promise<string[]> {
  await using proxy = await openFaultProxy(harness.target.connection.port, PLACES[place]!, cut, 2);
  const url = harness.target.url.replace(/:\d+\//, `:${proxy.port}/`);
  const state = newRun(mode);
  const failed = await finish(harness, state, (name) => connectTarget(url, undefined, name)).then(
    () => undefined,
    (error: Error) => error.message,
  );
  const wrong = await check(harness.target, state, harness.expected);
  return [...(proxy.happened() ? [] : ['it was never cut']), ...(failed === undefined ? [] : [`failed: ${failed}`]), ...wrong];
}

test.each(MODES)('P1, P2, P15: the network is cut at each place of a part, in each way: each row is there once (%s)', async (mode) => {
  const places = Object.keys(PLACES).filter((place) => mode === 'ledger' || place !== 'ledger');
  const reported: unknown[] = [];
  for (const [at, place] of places.entries()) reported.push([place, await cutOnce(place, CUTS[at % CUTS.length]!, mode)]);
  expect(reported).toEqual(places.map((place) => [place, []]));
});
