import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { ROOT } from '../process.mjs';
import { isPure } from './everyday.mjs';
import { openCoverage, reachedFunctions } from './reached-functions.mjs';

// A set-up file of a run that records (`npm run test:record`): the names of the functions of ours that each test file reaches, in its
// worker, in the processes and threads that it starts, and in its pages. What a module of the worker does while it is imported is not
// counted: files of one worker share their modules, so only the first would have it.
const KNOWN = Symbol.for('seedbed.tests.coverage');
const coverage = (globalThis[KNOWN] ??= openCoverage(new Session()));
const PRELOAD = `--import=${new URL('cover-process.mjs', import.meta.url).href}`;
const { NODE_OPTIONS: before } = process.env;
let children;

beforeAll(() => {
  const file = relative(ROOT, expect.getState().testPath);
  children = join(process.env.SEEDBED_TEST_RECORD, file.replaceAll('/', '+'));
  rmSync(children, { recursive: true, force: true });
  mkdirSync(children, { recursive: true });
  process.env.SEEDBED_TEST_REACHED = children;
  process.env.NODE_OPTIONS = [before, PRELOAD].filter(Boolean).join(' ');
  // Beginning anew costs all optimized code. Files of pure code are everyday anyway: which of them reached a function first does not matter.
  if (!coverage.isBegun || !isPure(file)) coverage.begin();
});

afterAll(() => {
  const reached = reachedFunctions(coverage.take(), { anonymous: /\.routes\.ts$/ });
  for (const name of readdirSync(children)) {
    for (const each of reachedFunctions(JSON.parse(readFileSync(join(children, name), 'utf8')))) reached.add(each);
    rmSync(join(children, name));
  }
  writeFileSync(`${children}.reached`, JSON.stringify([...reached]));
});
