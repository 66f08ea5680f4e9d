import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { xorshift } from '../../benches/support/xorshift.ts';
import { openCopy } from '../guides/copy.ts';
import { ROOT } from '../process.mjs';
import { isPure, readList, readReached } from './everyday.mjs';
import { faultsIn } from './faults.mjs';

// node tools/lanes/plant-faults.mjs COUNT SEED OUTPUT FOLDER...: plants faults, one at a time, in functions that the last recording saw
// called, runs the tests that reach them, and writes who found each. Works in a copy of the source, which it removes.
const [count, seed, output, ...folders] = process.argv.slice(2);
const RECORD = process.env.SEEDBED_TEST_RECORD_FOLDER ?? join(ROOT, '.seedbed', 'test-record');
/** CPU seconds of tests, by the list of lanes, that are tried for one fault in each lane: of its package, and as much of others. */
const TRIED = 20;
/** A fault may never end: so long, ms, no chosen tests take. */
const HANGS = 900_000;

const { files } = readList();
const reached = readReached(RECORD);
/** Files may have moved since the recording: packages keep the names of their files. */
const keyOf = (file, name) => `${file.split('/').slice(0, 2).join('/')} ${basename(file)}#${name}`;
const testsOf = new Map();
for (const [test, functions] of reached) {
  // Without browsers, which show the client as it was built, and without the whole product.
  if (!existsSync(join(ROOT, test)) || /^(?:apps\/web\/test|e2e|tools)\//.test(test)) continue;
  for (const each of functions) {
    const [file, name] = each.split('#');
    const key = keyOf(file, name);
    testsOf.set(key, (testsOf.get(key) ?? new Set()).add(test));
  }
}

const draw = xorshift(Number(seed));

const sources = folders.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: ROOT })).filter((file) => !/\.test\.ts$|\.d\.ts$|\/testing\//.test(file));
const choices = sources.toSorted().flatMap((file) =>
  faultsIn(readFileSync(join(ROOT, file), 'utf8'))
    .filter(({ name }) => testsOf.has(keyOf(file, name)))
    .map((fault) => ({ file, ...fault })),
);
process.stdout.write(`${choices.length} faults can be planted in ${folders.join(', ')}\n`);

const known = new Set(existsSync(output) ? readFileSync(output, 'utf8').trim().split('\n').filter(Boolean).map(placeOf) : []);
await using copy = await openCopy();
const sound = new Map();
for (let planted = 0; planted < Number(count); planted++) {
  const fault = choices.splice(Math.floor(draw() * choices.length), 1)[0];
  if (known.has(placeOf(JSON.stringify(fault)))) continue;
  const path = join(copy.root, fault.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, source.slice(0, fault.start) + fault.text + source.slice(fault.end));
  const found = {};
  for (const lane of ['everyday', 'rest']) {
    const failed = await firstFailure(testsFor(fault, lane));
    if (!failed) continue;
    found.lane = lane;
    found.by = failed;
    break;
  }
  writeFileSync(path, source);
  // A test that fails in the copy without the fault found nothing.
  if (found.by && !(await isSound(found.by))) found.lane = 'unsound';
  const line = { file: fault.file, line: fault.line, name: fault.name, kind: fault.kind, found: found.lane ?? 'nobody', by: found.by };
  appendFileSync(output, `${JSON.stringify(line)}\n`);
  process.stdout.write(`${line.found.padEnd(9)} ${line.file}:${line.line} ${line.name}: ${line.kind}${line.by ? ` (${line.by})` : ''}\n`);
}

/** What tells a fault from others in the output, to go on where an earlier call ended. */
function placeOf(line) {
  const { file, line: at, kind } = JSON.parse(line);
  return `${file}:${at} ${kind}`;
}

/** The tests of a lane that reach a function: beside it, of its package, of others, and among these the cheapest first. Of pure code, whose files share what they reached, all tests of the package. */
function testsFor({ file, name }, lane) {
  const folder = `${file.split('/').slice(0, 2).join('/')}/`;
  const reaching = testsOf.get(keyOf(file, name));
  const own = Object.keys(files).filter((test) => test.startsWith(folder) && (reaching.has(test) || isPure(file)));
  const others = [...reaching].filter((test) => !test.startsWith(folder));
  return [own, others].flatMap((tests) => {
    let spent = 0;
    return tests
      .filter((test) => files[test]?.[1] === lane)
      .toSorted((a, b) => Number(dirname(a) !== dirname(file)) - Number(dirname(b) !== dirname(file)) || files[a][0] - files[b][0])
      .filter((test) => (spent += files[test][0] + 0.1) <= TRIED);
  });
}

async function firstFailure(tests) {
  if (tests.length === 0) return undefined;
  const report = join(copy.root, 'faults.json');
  rmSync(report, { force: true });
  const args = ['run', '--bail=1', '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`, ...tests.map((test) => join(copy.root, test))];
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
  const program = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const ended = await new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: copy.root, env, timeout: HANGS, maxBuffer: 1 << 28 }, (error) => resolve(error));
  });
  if (!ended) return undefined;
  if (!existsSync(report)) return 'it never ended, or nothing could be loaded';
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = testResults.find(({ status }) => status === 'failed');
  return failed ? failed.name.slice(copy.root.length + 1) : 'an error outside tests';
}

async function isSound(test) {
  if (!existsSync(join(copy.root, test))) return true;
  if (!sound.has(test)) sound.set(test, (await firstFailure([test])) === undefined);
  return sound.get(test);
}
