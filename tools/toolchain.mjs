import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { fail, ROOT, say, step } from './process.mjs';

const NODE = '24.21.0';
const PNPM = '12.21.0';
const HOME = join(ROOT, '.seedbed', 'toolchain');
const BIN = join(HOME, 'node_modules', '.bin');

/** Platforms with packages of Node and Postgres. */
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/** The environment in which `node` is 24 and `pnpm` is 12. Each that the path lacks is fetched by npm into `.seedbed/toolchain`. */
export async function ensureToolchain() {
  const { env, pnpm, node } = await fetchToolchain();
  await Promise.all([pnpm, node]);
  return env;
}

/** The same, before everything is there: pnpm, which needs no Node, can install while Node is fetched. */
export async function fetchToolchain() {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) {
    fail(`no Postgres is packaged for ${platform} (there is for ${PLATFORMS.join(', ')}): use docker compose up`);
  }
  if (Number(process.versions.node.split('.')[0]) < 20) fail(`Node ${process.versions.node} is too old: 20 or newer is needed`);
  const [node, pnpm] = await Promise.all([major('node'), major('pnpm')]);
  const lacking = { ...(node !== 24 && { node: NODE }), ...(pnpm !== 12 && { pnpm: PNPM }) };
  const missing = Object.keys(lacking).filter((name) => !existsSync(join(BIN, name)));
  const named = { node: `Node ${NODE}`, pnpm: `pnpm ${PNPM}` };
  if (missing.length > 0) say(`fetching ${missing.map((name) => named[name]).join(' and ')} (once, into .seedbed/toolchain)`);
  const fetched = (name) => (missing.includes(name) ? fetchProgram(name, lacking[name], `fetching ${named[name]}`) : Promise.resolve());
  const programs = { pnpm: fetched('pnpm'), node: fetched('node') };
  // Whoever waits for one of them hears of the other one's failure when it waits for that.
  for (const each of Object.values(programs)) each.catch(() => undefined);
  return { env: environment(Object.keys(lacking).length > 0 ? BIN : undefined), ...programs };
}

/** Each has a folder of its own, and its name on the path only when it is whole: npm removes from a folder what it was not asked for. */
async function fetchProgram(name, version, what) {
  const [folder, part] = [join(HOME, name), join(HOME, `${name}.part`)];
  await rm(part, { recursive: true, force: true });
  await step(what, npm(), ['install', '--prefix', part, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`], process.env, (output) =>
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(output) ? 'the package registry cannot be reached' : undefined,
  );
  await rm(folder, { recursive: true, force: true });
  await rename(part, folder);
  await mkdir(BIN, { recursive: true });
  await rm(join(BIN, name), { force: true });
  await symlink(join('..', '..', name, 'node_modules', '.bin', name), join(BIN, name));
}

function environment(bin) {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  if (bin) env.PATH = `${bin}${delimiter}${process.env.PATH ?? ''}`;
  // npm passes its own settings down as npm_config_*; pnpm reads some of them and warns.
  for (const name of Object.keys(env)) if (/^npm_(config|package|lifecycle)_/i.test(name)) delete env[name];
  return env;
}

function npm() {
  return process.platform === 'win32' ? 'npm.cmd' : 'npm';
}

async function major(program) {
  try {
    const { stdout } = await promisify(execFile)(program, ['--version']);
    return Number(stdout.trim().replace(/^v/, '').split('.')[0]);
  } catch {
    return 0;
  }
}
