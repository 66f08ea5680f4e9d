import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openTargetServer, type Target } from '@seedbed/testing';
import { npmEnvironment } from './support/npm-environment.ts';
import { median, timedRun } from './support/timed-run.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..');
const KINDS = ['memory', 'database', 'shaped'] as const;
/** Calls in one process; the first is not warm. */
const CALLS = 20;

type Tool = {
  readonly name: string;
  readonly packages: readonly string[];
  /** Preparation that a person runs once before the tests, for its schema. */
  readonly prepare?: (folder: string, url: string) => Promise<unknown>;
};

const PEERS: readonly Tool[] = [
  { name: 'fishery', packages: ['fishery@2.4.0', '@faker-js/faker@10.6.0'] },
  { name: 'drizzle-seed', packages: ['drizzle-seed@0.3.1', 'drizzle-orm@0.45.4'] },
  { name: 'snaplet', packages: ['@snaplet/seed@0.98.0'], prepare: prepareSnaplet },
];

/**
 * `pnpm bench tests`: rows for tests of three tables (`tests/schema.sql`), of three kinds: rows in memory, rows in a database, and one parent with the children that a test needs. Beside
 * fishery with faker, drizzle-seed and @snaplet/seed, which are fetched from the registry, in one run. Lines that a person writes; seconds of a process that makes rows once, of Seedbed
 * also with an empty cache; milliseconds of a further call in one process (median of 19). The last call's rows are counted.
 */
export async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-tests-'));
  await using server = await openTargetServer();
  try {
    await run('npm', ['pack', '--pack-destination', folder], { cwd: ROOT });
    const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'))!;
    const ours: Tool = { name: 'seedbed', packages: [join(folder, tarball)] };
    console.log('tool            lines  kind        process s   CPU s    call ms');
    for (const tool of [ours, ...PEERS]) {
      await using target = await server.freshTarget();
      const project = await projectOf(folder, tool, target);
      const script = await readFile(join(project, `${tool.name}.mjs`), 'utf8');
      const lines = linesOf(script);
      for (const kind of KINDS) {
        if (new RegExp(`^    ${kind}:`, 'm').test(script)) await printKind({ tool, kind, lines, project, url: target.url });
        else console.log(`${label(tool.name, lines, kind)}  makes none`);
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Asked = { readonly tool: Tool; readonly kind: string; readonly lines: number; readonly project: string; readonly url: string };

async function printKind({ tool, kind, lines, project, url }: Asked): Promise<void> {
  const env = { ...npmEnvironment(join(project, 'home')), DATABASE_URL: url };
  const once = ['run.mjs', tool.name, kind, '1'];
  if (tool.name === 'seedbed') {
    await rm(join(project, 'home'), { recursive: true, force: true });
    const first = await timedRun(once, env, project);
    console.log(`${label('  empty cache', lines, kind)} ${first.wall.toFixed(2).padStart(10)} ${first.cpu.toFixed(2).padStart(7)}`);
  }
  const cold = await timedRun(once, env, project);
  const { stdout } = await run(process.execPath, ['run.mjs', tool.name, kind, String(CALLS)], { cwd: project, env });
  const [, ...warm] = JSON.parse(stdout) as number[];
  const figures = `${cold.wall.toFixed(2).padStart(10)} ${cold.cpu.toFixed(2).padStart(7)} ${median(warm).toFixed(1).padStart(10)}`;
  console.log(`${label(tool.name, lines, kind)} ${figures}`);
}

function label(name: string, lines: number, kind: string): string {
  return `${name.padEnd(14)} ${String(lines).padStart(6)}  ${kind.padEnd(10)}`;
}

/** A project with the tool and its script; its database contains the schema. */
async function projectOf(folder: string, tool: Tool, target: Target): Promise<string> {
  const project = join(folder, tool.name);
  await cp(join(import.meta.dirname, 'tests'), project, { recursive: true });
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
  const env = npmEnvironment(join(project, 'home'));
  await run('npm', ['install', '--no-audit', '--no-fund', 'pg', ...tool.packages], { cwd: project, env });
  await target.client.query(await readFile(join(project, 'schema.sql'), 'utf8'));
  await tool.prepare?.(project, target.url);
  return project;
}

/** The settings of `npx @snaplet/seed init`, without its prompts. */
async function prepareSnaplet(project: string, url: string): Promise<void> {
  await copyFile(join(import.meta.dirname, 'tests/snaplet.config.mjs'), join(project, 'seed.config.ts'));
  await mkdir(join(project, '.snaplet'));
  await writeFile(join(project, '.snaplet/config.json'), '{ "version": "1", "adapter": "pg" }');
  const env = { ...npmEnvironment(join(project, 'home')), DATABASE_URL: url };
  await run(process.execPath, ['node_modules/@snaplet/seed/bin/cli.js', 'sync'], { cwd: project, env });
}

/** Lines of code, without blank ones and comments. */
function linesOf(script: string): number {
  return script.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}
