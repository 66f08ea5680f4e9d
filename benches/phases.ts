import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { measuredSchemas, ownCache } from './support/measured-commands.ts';
import { PHASES, phasesOf, type CpuProfile } from './support/phases-of-profile.ts';
import { median, timedRun, type Cost } from './support/timed-run.ts';

const ROOT = join(import.meta.dirname, '..');
const REAL = ['pagila', 'lago', 'musicbrainz'];
const ROUNDS = 3;
/** What got slower by more than this is printed. */
const SLOWER = 1.1;
/** A phase that costs less than this is not compared: one sample more or less would be news. */
const LEAST_SECONDS = 0.05;

type Way = { readonly name: string; readonly command: string };
type Line = {
  readonly schema: string;
  readonly way: string;
  readonly cost: Cost;
  /** CPU seconds by phase, of the main thread. */ readonly phases: ReadonlyMap<string, number>;
};

/**
 * `pnpm bench phases [--against FILE] [--only NAME,…] [--rounds N] [--json]`: where a cold `preview` spends its CPU, from the process's start to its
 * first rows, by phase: of four tables (`shop`) and of the real schemas (from `SEEDBED_SCHEMAS`, or `../shared/schemas` beside the repository).
 * `--against` names the `seedbed.mjs` of another build, such as the last release's: both run in turns, and what is slower by a tenth is named.
 * Totals are of whole commands, with their servers; phases are the shares of a sampled profile of the main thread, in a run of their own.
 */
export async function main(args: readonly string[]): Promise<void> {
  const given = (flag: string): string | undefined => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
  await promisify(execFile)(process.execPath, ['tools/run.mjs', 'build'], { cwd: ROOT });
  const against = given('--against');
  const ways: Way[] = [
    ...(against === undefined ? [] : [{ name: 'before', command: resolve(against) }]),
    { name: 'now', command: join(ROOT, 'dist/seedbed.mjs') },
  ];
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-phases-'));
  try {
    const only = given('--only')?.split(',');
    const lines: Line[] = [];
    for (const [schema, ddl] of await measuredSchemas(folder, REAL, 'phases')) {
      if (only && !only.includes(schema)) continue;
      const found = await measure(folder, schema, ddl, ways, Number(given('--rounds') ?? ROUNDS));
      lines.push(...found);
      if (!args.includes('--json')) print(found);
    }
    if (args.includes('--json')) console.log(JSON.stringify(lines.map(({ phases, ...line }) => ({ ...line, phases: Object.fromEntries(phases) })), null, 2)); // prettier-ignore
    if (against !== undefined) console.log(slowerOf(lines).join('\n') || 'Nothing is slower by a tenth.');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The ways take turns, so that a machine that becomes busy slows all of them. */
async function measure(folder: string, schema: string, ddl: string, ways: readonly Way[], rounds: number): Promise<Line[]> {
  const costs = new Map<Way, Cost[]>(ways.map((way) => [way, []]));
  const profiles = new Map<Way, ReadonlyMap<string, number>[]>(ways.map((way) => [way, []]));
  // The first run of each fills the cache of compiled code.
  for (let round = 0; round <= rounds; round++) {
    for (const way of ways) {
      const cost = await timedRun(commandOf(way, ddl), ownCache(folder), folder);
      if (round === 0) continue;
      costs.get(way)!.push(cost);
      profiles.get(way)!.push(await profiled(folder, way, ddl));
    }
  }
  return ways.map((way) => {
    const all = costs.get(way)!;
    const of = (pick: (cost: Cost) => number): number => median(all.map(pick));
    const phases = new Map(PHASES.map(({ name }) => [name, median(profiles.get(way)!.map((each) => each.get(name) ?? 0))]));
    return { schema, way: way.name, cost: { cpu: of(({ cpu }) => cpu), wall: of(({ wall }) => wall), mb: of(({ mb }) => mb) }, phases };
  });
}

async function profiled(folder: string, way: Way, ddl: string): Promise<ReadonlyMap<string, number>> {
  const into = await mkdtemp(join(folder, 'profile-'));
  const { cpu } = await timedRun(['--cpu-prof', '--cpu-prof-interval', '400', '--cpu-prof-dir', into, ...commandOf(way, ddl)], ownCache(folder), folder);
  const files = (await readdir(into)).filter((file) => file.endsWith('.cpuprofile'));
  // Threads write one each; the main thread's is the first.
  const profile = JSON.parse(await readFile(join(into, files.toSorted()[0]!), 'utf8')) as CpuProfile;
  const phases = phasesOf(profile);
  // Samples count the wall: where others use the machine, they are more than the process had.
  const share = Math.min(1, cpu / [...phases.values()].reduce((sum, each) => sum + each, 0));
  return new Map([...phases].map(([name, seconds]) => [name, seconds * share]));
}

function commandOf({ command }: Way, ddl: string): string[] {
  return [command, 'preview', ddl, '--no-cache'];
}

function print(lines: readonly Line[]): void {
  for (const { schema, way, cost } of lines)
    console.log(
      `${schema.padEnd(12)} ${way.padEnd(7)} ${cost.cpu.toFixed(2).padStart(6)} CPU s ${cost.wall.toFixed(2).padStart(6)} s ${cost.mb.toFixed(0).padStart(5)} MB`,
    );
  for (const { name } of PHASES) {
    const figures = lines.map(({ phases }) => (phases.get(name) ?? 0).toFixed(2).padStart(8));
    console.log(`  ${name.padEnd(24)}${figures.join('')}`);
  }
}

/** What costs more than before by over a tenth, whole commands and phases. */
function slowerOf(lines: readonly Line[]): string[] {
  const of = (schema: string, way: string): Line | undefined => lines.find((line) => line.schema === schema && line.way === way);
  return [...new Set(lines.map(({ schema }) => schema))].flatMap((schema) => {
    const [before, now] = [of(schema, 'before')!, of(schema, 'now')!];
    const pairs: [string, number, number][] = [
      ['whole command', before.cost.cpu, now.cost.cpu],
      ...PHASES.map(({ name }): [string, number, number] => [name, before.phases.get(name)!, now.phases.get(name)!]),
    ];
    return pairs.flatMap(([name, was, is]) =>
      is > was * SLOWER && is - was > LEAST_SECONDS ? [`slower: ${schema}, ${name}: ${was.toFixed(2)} -> ${is.toFixed(2)} CPU s`] : [],
    );
  });
}
