import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildBundle, buildManual } from '../prepare.mjs';
import { fail, ROOT, runToEnd, say, step } from '../process.mjs';
import { clientStamp, forget, remember } from '../stamps.mjs';
import { COSTS, readCosts } from './costs.mjs';
import { chooseEveryday, readList, readReached, withNewFiles, writeList } from './everyday.mjs';

/** What the last recording found: the functions that each test file reaches. */
const REACHED = join(ROOT, '.seedbed', 'test-record');

/** All but the end-to-end tests: those pack and build from scratch before their first test, which no everyday run should. */
const PROJECTS = ['unit', 'unit apart', 'servers', 'servers apart'];

/**
 * `npm run test:record`: chooses the everyday files anew and writes `tools/lanes/everyday.json`, from the functions that each file
 * reaches and from what each cost in the last `npm test` and `npm run test:rest`, or under the recording if they never ran.
 * @param args `--choose`: from the functions of the last recording, without recording again, which takes an hour. `--new`: only adds the files that the list does not know,
 * by what they cost in the last `npm test` and `npm run test:rest`
 */
export async function recordTests(args, env) {
  if (args.includes('--new')) {
    const list = withNewFiles(readList(), readCosts(COSTS));
    writeList(list);
    say(list.summary);
    return 0;
  }
  if (!args.includes('--choose')) await record(env);
  if (!existsSync(REACHED)) fail('nothing was recorded yet: npm run test:record');
  const list = chooseEveryday(readReached(REACHED), readCosts(COSTS), { always: readList().always });
  writeList(list);
  say(list.summary);
  return 0;
}

/** The builds are not minified, so that names and files of functions are seen: a few tests of sizes fail, which says nothing here. */
async function record(env) {
  rmSync(REACHED, { recursive: true, force: true });
  mkdirSync(REACHED, { recursive: true });
  const costs = existsSync(COSTS) ? {} : { SEEDBED_TEST_COSTS: COSTS };
  const recording = { ...env, ...costs, SEEDBED_TEST_RECORD: REACHED, SEEDBED_TEST_LANE: 'whole', SEEDBED_TEST_DAY: '0' };
  try {
    await step('the build of the client', 'pnpm', ['--filter', '@seedbed/web', 'exec', 'vite', 'build', '--minify', 'false'], env);
    remember('client', clientStamp());
    await buildManual(env);
    await buildBundle(recording, { clean: true });
    await runToEnd('pnpm', ['exec', 'vitest', 'run', ...PROJECTS.map((name) => `--project=${name}`)], recording);
  } finally {
    // What people start is built as before.
    forget('client');
    forget('code');
    forget('bundle');
  }
}
