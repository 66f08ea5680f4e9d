import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, say, step } from './process.mjs';
import { bundleStamp, clientStamp, digest, manualStamp, forget, remember, unchanged } from './stamps.mjs';

/** Installs the packages, unless the lock file and all manifests are those of the last time. */
export async function installPackages(env) {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests()];
  const stamp = digest(files.map((file) => readFileSync(join(ROOT, file))));
  if (existsSync(join(ROOT, 'node_modules')) && unchanged('install', stamp)) return;
  say('installing packages');
  await step('pnpm install', 'pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], env);
  remember('install', stamp);
}

/** Builds the web client, unless none of its sources have changed since the last time. */
export async function buildClient(env) {
  const stamp = clientStamp();
  if (existsSync(join(ROOT, 'apps/web/dist/index.html')) && unchanged('client', stamp)) return;
  say('building the client');
  // Turbo adds a build of its cache to what is there: the files of an earlier client would be packed too.
  rmSync(join(ROOT, 'apps/web/dist'), { recursive: true, force: true });
  await step('the build of the client', 'pnpm', ['exec', 'turbo', 'run', 'build', '--filter=@seedbed/web', '--output-logs=new-only'], env);
  remember('client', stamp);
}

/** Builds the manual's site, unless none of its sources have changed since the last time. */
export async function buildManual(env) {
  const stamp = manualStamp();
  if (existsSync(join(ROOT, 'apps/docs/dist/index.html')) && unchanged('manual', stamp)) return;
  say('building the manual');
  await step('the build of the manual', 'pnpm', ['--filter', '@seedbed/docs', 'build'], env);
  remember('manual', stamp);
}

/**
 * Bundles the programs, unless none of their sources have changed since the last time. Runs after the client and the
 * manual, whose files are included. `clean`: in any case, and without keeping earlier files.
 */
export async function buildBundle(env, { clean = false } = {}) {
  const stamp = bundleStamp();
  if (!clean && existsSync(join(ROOT, 'dist/server.mjs')) && unchanged('bundle', stamp)) return;
  say('bundling');
  forget('bundle');
  await step('the bundle', 'node', ['tools/bundle.mjs', ...(clean ? ['--clean'] : [])], env);
  remember('bundle', stamp);
}

function manifests() {
  return ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .map((name) => join(folder, name, 'package.json'))
      .filter((file) => existsSync(join(ROOT, file))),
  );
}
