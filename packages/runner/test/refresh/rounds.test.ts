import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTargetServer, todaysShare, type TargetServer } from '@seedbed/testing';
import { openRunner, type Runner } from '../../src/index.ts';
import { CLINIC, SAAS, SHOP } from './projects.ts';
import { playRounds } from './rounds.ts';

let server: TargetServer;
let runner: Runner;
beforeAll(async () => {
  server = await openTargetServer();
  runner = openRunner();
});
afterAll(async () => {
  await runner[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const WHOLE = [SHOP, CLINIC, SAAS].map((project) => ({ project, name: project.name, rounds: project.rounds.length }));

/** Whole projects on some days, the first two rounds of one every day. */
const CASES = [...todaysShare(WHOLE, 9), { project: SHOP, name: SHOP.name, rounds: 2 }];

test.for(CASES)(
  '$name, $rounds rounds of a migration, a refresh and a slide: the blueprint makes the rows that are there',
  { timeout: 900_000 },
  async ({ project, rounds }) => {
    expect(await playRounds(runner, server, project, rounds)).toEqual([]);
  },
);
