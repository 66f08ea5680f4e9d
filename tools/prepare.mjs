import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, say, step } from './process.mjs';

const STATE = join(ROOT, '.seedbed', 'state');

/** Installs the packages, unless the lock file and all manifests are those of the last time. */
export async function installPackages(env) {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests()];
  const stamp = digest(files.map((file) => readFileSync(join(ROOT, file))));
  if (existsSync(join(ROOT, 'node_modules')) && unchanged('install', stamp)) return;
  say('installing packages');
  await step('pnpm install', 'pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], env);
  remember('install', stamp);
}

/** Builds the web client, unless nothing that it is made of has changed since the last time. */
export async function buildClient(env) {
  const stamp = digest(sources(['apps/web', 'packages/contract', 'packages/client', 'packages/engine']));
  if (existsSync(join(ROOT, 'apps/web/dist/index.html')) && unchanged('client', stamp)) return;
  say('building the client');
  await step('the build of the client', 'pnpm', ['exec', 'turbo', 'run', 'build', '--filter=@seedbed/web', '--output-logs=new-only'], env);
  remember('client', stamp);
}

function manifests() {
  return ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .map((name) => join(folder, name, 'package.json'))
      .filter((file) => existsSync(join(ROOT, file))),
  );
}

/** Path, size and time of each source file: enough to see a change, and quick. */
function* sources(folders) {
  for (const folder of folders) {
    for (const entry of walk(join(ROOT, folder))) {
      const { size, mtimeMs } = statSync(entry);
      yield `${entry} ${size} ${mtimeMs}`;
    }
  }
}

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.turbo', 'test', 'bench'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (!entry.name.endsWith('.test.ts')) yield path;
  }
}

function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

function unchanged(name, stamp) {
  const file = join(STATE, name);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

function remember(name, stamp) {
  mkdirSync(STATE, { recursive: true });
  writeFileSync(join(STATE, name), stamp);
}
