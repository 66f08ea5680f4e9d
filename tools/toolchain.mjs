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

/** The environment in which `node` is 24 and `pnpm` is 12; both are fetched by npm into `.seedbed/toolchain` where they are missing. */
export async function ensureToolchain() {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) {
    fail(`no Postgres is packaged for ${platform} (there is for ${PLATFORMS.join(', ')}): use docker compose up`);
  }
  if (Number(process.versions.node.split('.')[0]) < 20) fail(`Node ${process.versions.node} is too old: 20 or newer is needed`);
  if (existsSync(join(BIN, 'pnpm'))) return environment(BIN);
  const [node, pnpm] = await Promise.all([major('node'), major('pnpm')]);
  if (node === 24 && pnpm === 12) return environment();
  say(`fetching Node ${NODE} and pnpm ${PNPM} (once, into .seedbed/toolchain)`);
  await step(
    'fetching Node and pnpm',
    npm(),
    ['install', '--prefix', HOME, '--no-save', '--no-audit', '--no-fund', `node@${NODE}`, `pnpm@${PNPM}`],
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
