import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finish, openHarness, trial, type Harness } from './harness.ts';
import { MODES } from './modes.ts';
import { check, newRun } from './trial.ts';

let harness: Harness;
let folder: string;
beforeAll(async () => {
  harness = await openHarness();
  folder = await mkdtemp(join(tmpdir(), 'seedbed-chaos-'));
});
afterAll(async () => {
  await harness[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** The most critical points at which a part can be lost; `pnpm run chaos` tests all steps. */
const AIMED = ['begun', 'copying', 'sent', 'committed'] as const;

test.each(MODES)('P1, P15: killed at a step, another process continues, and each row is there once, the same (%s)', async (mode) => {
  // Started all at once, because starting takes long.
  const victims = AIMED.map((step) => harness.victim({ SEEDBED_FAILPOINT: `${step}:${join(folder, `${mode}-${step}`)}` }));
  const reported: unknown[] = [];
  for (const [at, victim] of victims.entries()) {
    await using dying = victim;
    reported.push([AIMED[at], await trial(harness, mode, dying)]);
  }
  expect(reported).toEqual(AIMED.map((step) => [step, { outcome: 'died', wrong: [] }]));
});

test.each(MODES)('P3: a part paused before its COMMIT and resumed after another process did it keeps nothing (%s)', async (mode) => {
  for (const step of mode === 'ledger' ? ['sent'] : ['copying', 'sent']) {
    const file = join(folder, `${mode}-held-${step}`);
    await using held = harness.victim({ SEEDBED_FAILPOINT: `${step}:${file}:stop` });
    const state = newRun(mode);
    const working = held.work(harness, state);
    while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 20));
    await finish(harness, state);
    held.process.kill('SIGCONT');
    expect(await working).toMatch(/^failed: /);
    expect([step, await check(harness.target, state, harness.expected)]).toEqual([step, []]);
  }
});
