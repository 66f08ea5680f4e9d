import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Run } from '@seedbed/contract';
import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { ROOT } from '../support/server.ts';
import * as byApi from './by-api.ts';
import * as byCommand from './by-command.ts';
import { choicesOfCommand, choicesOfRuns, pairsOf, type Choice } from './dimensions.ts';
import { readOptions } from './options.ts';
import { freshTarget, lookAt } from './target.ts';
import { differ, judge, sessionsLeft, type Ending, type Undisturbed } from './verdict.ts';

const values = readOptions();
const faults = values.fault.split(',') as byCommand.Fault[];

/** Up to so long after the first rows arrive, ms. */
const FURTHER_MS = 700;

type Entrance = {
  readonly choices: readonly Choice[];
  /** Whether a load with these options is one transaction by what is documented. */
  whole(choices: readonly Choice[]): boolean;
  calm(target: Target, choices: readonly Choice[]): Promise<Ending>;
  /** Disturbed, and left in that state; null if it had ended before. */
  disturbed(target: Target, choices: readonly Choice[], fault: byCommand.Fault, wait: number): Promise<Ending | null>;
  /** Whether a load with these options can go on after any interruption, as documented. */
  goesOn(choices: readonly Choice[]): boolean;
  /** Continues the interrupted load. */
  resumed(target: Target, choices: readonly Choice[]): Promise<Ending>;
};

const has = (choices: readonly Choice[], label: string): boolean => choices.some((choice) => choice.label === label);

function commandEntrance(command: byCommand.Command, program: string): Entrance {
  return {
    choices: choicesOfCommand(program),
    whole: (choices) => !choices.some(({ option }) => ['connections', 'parts', 'shard'].includes(option)),
    calm: (target, choices) => byCommand.endingOf(command.start(target, choices), target),
    async disturbed(target, choices, fault, wait) {
      const loading = command.start(target, choices);
      const happened = await byCommand.disturb(loading, target, fault, wait);
      const ending = await byCommand.endingOf(loading, target);
      return happened ? ending : null;
    },
    // Without a ledger nobody remembers which rows a killed command wrote; the manual sends people to --parts.
    goesOn: (choices) => choices.some(({ option }) => option === 'parts' || option === 'shard'),
    resumed: (target, choices) =>
      byCommand.endingOf(command.start(target, choices, has(choices, '--parts') && !has(choices, '--shard 1/1') ? ['--resume'] : []), target),
  };
}

function apiEntrance(served: byApi.Served): Entrance {
  let last: Run;
  const begin = async (target: Target, choices: readonly Choice[]): Promise<Run | Ending> => {
    const run = await byApi.startRun(served, target, choices);
    if (!('said' in run)) last = run;
    return run;
  };
  return {
    choices: choicesOfRuns(),
    whole: () => last.atomic,
    async calm(target, choices) {
      const run = await begin(target, choices);
      return 'said' in run ? run : byApi.endingOf(served, run, target);
    },
    async disturbed(target, choices, fault, wait) {
      const run = await begin(target, choices);
      if ('said' in run) return run;
      const happened = await byApi.disturb(served, run, target, fault, wait);
      const ending = await byApi.endingOf(served, run, target);
      return happened ? ending : null;
    },
    goesOn: () => !last.atomic,
    async resumed(target) {
      const { status, body } = await served.call<Run & { detail?: string }>('POST', `/runs/${last.id}/resume`);
      if (status >= 300) return { said: 'failed', message: `resume: ${status} ${body.detail ?? ''}`, ...(await lookAt(target)) };
      return byApi.endingOf(served, last, target);
    },
  };
}

function randomOf(seed: number): number {
  let state = (seed % 2_147_483_646) + 1;
  for (let i = 0; i < 3; i++) state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
}

const holdsFor = (choices: readonly Choice[]): 'nothing' | 'schema' | 'rows' =>
  choices.some(({ option, member, args }) => option === 'create' && (member === true || args))
    ? 'nothing'
    : choices.some(({ option }) => option === 'mode')
      ? 'rows'
      : 'schema';

const tally = { trials: 0, refused: 0, early: 0, wrong: 0 };

async function tryPair(name: string, entrance: Entrance, server: TargetServer, choices: readonly Choice[]): Promise<void> {
  const what = `${name} ${choices.map(({ label }) => label).join(' + ') || 'no option'}`;
  let calm: Undisturbed | undefined;
  for (const fault of faults) {
    const number = ++tally.trials;
    if (values.only !== undefined && Number(values.only) !== number) continue;
    calm ??= await undisturbed(entrance, server, choices);
    if (calm.said === 'refused' || calm.said === 'failed') {
      tally.refused++;
      const left = differ(calm.state, calm.before);
      if (left.length > 0) say(number, what, fault, [`${calm.said} (${calm.message}), and ${left.join('; ')}`]);
      else if (values.verbose) console.log(`${number} ${what}: ${calm.said}: ${calm.message}`);
      continue;
    }
    await using target = await freshTarget(server, holdsFor(choices));
    const ending = await entrance.disturbed(target, choices, fault, randomOf(Number(values.seed) * 7_919 + number) * FURTHER_MS);
    if (!ending) {
      tally.early++;
      continue;
    }
    const whole = entrance.whole(choices);
    const wrong = [...judge(ending, calm, whole), ...(await sessionsLeft(target))];
    if (wrong.length === 0 && ending.said === 'failed' && entrance.goesOn(choices)) {
      const again = await entrance.resumed(target, choices);
      const leftovers = differ(ending.state, calm.before);
      if (again.said !== 'succeeded') {
        if (leftovers.length > 0) wrong.push(`cannot go on (${again.message}) after: ${ending.message}; left: ${leftovers.slice(0, 4).join('; ')}`);
      } else wrong.push(...judge(again, calm, whole).map((each) => `resumed: ${each}`));
    }
    if (wrong.length > 0) say(number, what, fault, [...wrong, `it said: ${ending.message}`]);
    else if (values.verbose) console.log(`${number} ${what}, ${fault}: ${ending.said}: ${ending.message}`);
  }
}

async function undisturbed(entrance: Entrance, server: TargetServer, choices: readonly Choice[]): Promise<Undisturbed> {
  await using target = await freshTarget(server, holdsFor(choices));
  const { state: before, others: othersBefore } = await lookAt(target);
  return { ...(await entrance.calm(target, choices)), before, othersBefore };
}

function say(number: number, what: string, fault: string, wrong: readonly string[]): void {
  tally.wrong++;
  console.log(`WRONG ${number} (--only ${number} --seed ${values.seed}) ${what}, ${fault}:\n  ${wrong.slice(0, 8).join('\n  ')}`);
}

const started = performance.now();
{
  await using server = await openTargetServer();
  const program = join(ROOT, 'dist', 'seedbed.mjs');
  for (const name of values.entrance.split(',')) {
    if (name === 'cli') {
      await using command = await byCommand.openCommand(program);
      const entrance = commandEntrance(command, program);
      for (const choices of pairsOf(entrance.choices)) await tryPair(name, entrance, server, choices);
    } else {
      const dataDir = await mkdtemp(join(tmpdir(), 'seedbed-pairs-'));
      {
        await using served = await byApi.openServed(dataDir);
        const entrance = apiEntrance(served);
        for (const choices of pairsOf(entrance.choices)) await tryPair(name, entrance, server, choices);
      }
      await rm(dataDir, { recursive: true, force: true });
    }
  }
}
console.log(
  `${tally.trials} trials: ${tally.refused} refused before they wrote, ${tally.early} over before the fault, ${tally.wrong} wrong; ${((performance.now() - started) / 1000).toFixed(0)} s`,
);
process.exitCode = tally.wrong > 0 ? 1 : 0;
