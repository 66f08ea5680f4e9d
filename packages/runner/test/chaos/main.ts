import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { STEPS } from '../../src/load/parts/steps-reached.ts';
import { connectTarget } from '../../src/source/servers/target.ts';
import { openFaultProxy, PLACES, type Cut } from './fault-proxy.ts';
import { finish, openHarness, trial, type Harness } from './harness.ts';
import { MODES, type Mode } from './modes.ts';
import { check, newRun } from './trial.ts';

const { values } = parseArgs({
  options: {
    stage: { type: 'string', default: 'steps,moments,network' },
    seed: { type: 'string', default: '1' },
    times: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});
const folder = await mkdtemp(join(tmpdir(), 'seedbed-chaos-'));
let trials = 0;
let wrong = 0;
const started = performance.now();

/** A trial that can be repeated alone: `--stage S --seed N --only K`. */
async function one(stage: string, what: string, play: (random: () => number) => Promise<readonly string[]>): Promise<void> {
  const number = ++trials;
  if (values.only !== undefined && Number(values.only) !== number) return;
  const reported = await play(randomOf(Number(values.seed) * 7_919 + number));
  if (reported.length === 0) return;
  wrong++;
  console.log(`${stage} trial ${number} (--seed ${values.seed} --only ${number}), ${what}: ${reported.join('; ')}`);
}

function randomOf(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const CUTS: readonly Cut[] = ['reset', 'close', 'silence'];
const times = Number(values.times);

const STAGES: Readonly<Record<string, (harness: Harness, mode: Mode) => Promise<void>>> = {
  /** Killed at every step. */
  async steps(harness, mode) {
    for (const step of STEPS) {
      for (let time = 0; time < times; time++)
        await one('steps', `${mode}, ${step}`, async () => {
          await using victim = harness.victim({ SEEDBED_FAILPOINT: `${step}:${join(folder, `${mode}-${step}-${time}`)}` });
          const { outcome, wrong: found } = await trial(harness, mode, victim);
          return outcome === 'died' ? found : [...found, `its victim: ${outcome}`];
        });
    }
  },
  /** Killed at random moments. */
  async moments(harness, mode) {
    for (let time = 0; time < times * 10; time++)
      await one('moments', mode, async (random) => {
        await using victim = harness.victim();
        const state = newRun(mode);
        const working = victim.work(harness, state);
        await Promise.race([working, sleep(Math.floor(random() * 3_000))]);
        victim.process.kill('SIGKILL');
        await working;
        await finish(harness, state);
        return check(harness.target, state, harness.expected);
      });
  },
  /** Cuts the network at every place, in every way, in a random part. */
  async network(harness, mode) {
    const places = Object.keys(PLACES).filter((place) => mode === 'ledger' || place !== 'ledger');
    for (const place of places)
      for (const cut of CUTS)
        for (let time = 0; time < times; time++)
          await one('network', `${mode}, ${place}, ${cut}`, async (random) => {
            await using proxy = await openFaultProxy(harness.target.connection.port, PLACES[place]!, cut, Math.floor(random() * 6));
            const url = harness.target.url.replace(/:\d+\//, `:${proxy.port}/`);
            const state = newRun(mode);
            await finish(harness, state, (name) => connectTarget(url, undefined, name));
            return check(harness.target, state, harness.expected);
          });
  },
};

{
  await using harness = await openHarness();
  for (const stage of values.stage.split(',')) for (const mode of MODES) await STAGES[stage]!(harness, mode);
}
await rm(folder, { recursive: true, force: true });
console.log(`${trials} trials, ${wrong} wrong, ${((performance.now() - started) / 1000).toFixed(0)} s`);
process.exitCode = wrong > 0 ? 1 : 0;
