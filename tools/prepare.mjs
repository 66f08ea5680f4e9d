import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileKnowledge } from './knowledge.mjs';
import { ROOT, say, step } from './process.mjs';
import { bundleStamp, clientStamp, codeStamp, digest, manualStamp, forget, remember, unchanged } from './stamps.mjs';

/** Installs the packages, unless the lock file and all manifests are those of the last time. */
export async function installPackages(env) {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests()];
  const stamp = digest(files.map((file) => readFileSync(join(ROOT, file))));
  if (existsSync(join(ROOT, 'node_modules')) && unchanged('install', stamp)) return;
  say('installing packages');
  // The last step of an installation by hand compiles the knowledge; here that is done beside the builds, by Node 24, which may not be there yet.
  await step('pnpm install', 'pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], { ...env, SEEDBED_PREPARED_LATER: '1' });
  remember('install', stamp);
}

/** Builds the web client, unless none of its sources have changed since the last time. */
export async function buildClient(env) {
  const stamp = clientStamp();
  if (existsSync(join(ROOT, 'apps/web/dist/index.html')) && unchanged('client', stamp)) return;
  say('building the client');
  await step('the build of the client', 'pnpm', ['--filter', '@seedbed/web', 'build'], env);
  remember('client', stamp);
}

/** Builds the manual's site, unless none of its sources have changed since the last time. `options`: see `step`. */
export async function buildManual(env, options) {
  const stamp = manualStamp();
  if (existsSync(join(ROOT, 'apps/docs/dist/index.html')) && unchanged('manual', stamp)) return;
  say('building the manual');
  await step('the build of the manual', 'node', ['apps/docs/src/build.ts'], env, undefined, options);
  remember('manual', stamp);
}

/**
 * Builds what a first screen needs, and returns the rest of the work: the manual, which is built at a low priority while people begin. Its
 * pages appear when it is done; `stop` ends it.
 */
export async function buildStart(env) {
  await Promise.all([buildClient(env), bundleCode(env)]);
  await bundleFiles(env);
  const stopping = new AbortController();
  const manual = buildManual(env, { signal: stopping.signal, isAside: true }).then(() => bundleFiles(env, '--manual'));
  manual.catch((error) => {
    if (!stopping.signal.aborted) say(error.message);
  });
  return { stop: () => stopping.abort() };
}

/** Builds all that people start. What the programs are made of takes no file of the client and the manual, so it is bundled beside them. */
export async function buildAll(env, options) {
  await Promise.all([buildClient(env), buildManual(env), bundleCode(env, options)]);
  await bundleFiles(env);
}

/** Bundles the programs, with the client and the manual that are there. */
export async function buildBundle(env, options) {
  await bundleCode(env, options);
  await bundleFiles(env);
}

/** Unless none of the sources have changed since the last time. `clean`: in any case, and without keeping earlier files. */
async function bundleCode(env, { clean = false } = {}) {
  await compileKnowledge(() => env);
  const stamp = codeStamp();
  if (!clean && existsSync(join(ROOT, 'dist/server.mjs')) && unchanged('code', stamp)) return;
  say('bundling');
  forget('bundle');
  forget('code');
  await step('the bundle', 'node', ['tools/bundle.mjs', '--code', ...(clean ? ['--clean'] : [])], env);
  remember('code', stamp);
}

/** Lays the client, the manual and further files beside the programs, or only the manual. The whole is fresh afterwards. */
async function bundleFiles(env, which = '--files') {
  const stamp = bundleStamp();
  if (unchanged('bundle', stamp)) return;
  await step('the files of the bundle', 'node', ['tools/bundle.mjs', which], env);
  remember('bundle', stamp);
}

function manifests() {
  return ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .map((name) => join(folder, name, 'package.json'))
      .filter((file) => existsSync(join(ROOT, file))),
  );
}
