import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
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
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) {
    fail(`no Postgres is packaged for ${platform} (there is for ${PLATFORMS.join(', ')}): use docker compose up`);
  }
  if (Number(process.versions.node.split('.')[0]) < 20) fail(`Node ${process.versions.node} is too old: 20 or newer is needed`);
  const [node, pnpm] = await Promise.all([major('node'), major('pnpm')]);
  const missing = { ...(node !== 24 && { node: NODE }), ...(pnpm !== 12 && { pnpm: PNPM }) };
  if (Object.keys(missing).length === 0) return environment();
  if (Object.keys(missing).every((name) => existsSync(join(BIN, name)))) return environment(BIN);
  const named = { node: `Node ${NODE}`, pnpm: `pnpm ${PNPM}` };
  const what = Object.keys(missing)
    .map((name) => named[name])
    .join(' and ');
  say(`fetching ${what} (once, into .seedbed/toolchain)`);
  await step(
    `fetching ${what}`,
    npm(),
    ['install', '--prefix', HOME, '--no-save', '--no-audit', '--no-fund', ...Object.entries(missing).map(([name, version]) => `${name}@${version}`)],
    process.env,
    (output) => (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(output) ? 'the package registry cannot be reached' : undefined),
  );
  return environment(BIN);
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
