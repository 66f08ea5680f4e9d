import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './process.mjs';

const STATE = join(ROOT, '.seedbed', 'state');

/** The hash of all sources of the web client. */
export function clientStamp() {
  return digest(sources(['apps/web', 'packages/contract', 'packages/client', 'packages/engine']));
}

/** What the pages of the generators are made from. */
const GENERATOR_PAGES = ['packages/engine/docs', 'packages/engine/src/generators', 'packages/engine/src/words'];

/** The hash of all sources of the manual's site. */
export function manualStamp() {
  return digest(
    sources([
      'apps/docs/src',
      'apps/docs/.vitepress/config.ts',
      'apps/docs/.vitepress/theme',
      'apps/api/src/plugins/docs-bar.ts',
      'docs',
      ...GENERATOR_PAGES,
      'pnpm-lock.yaml',
    ]),
  );
}

/** The hash of all sources of the bundled programs, without the files that lie beside them. */
export function codeStamp() {
  return digest(codeSources());
}

/** The hash of all sources of the bundle, including the built client and manual. */
export function bundleStamp() {
  return digest([...codeSources(), ...sources(['.seedbed/state/client', '.seedbed/state/manual'])]);
}

function* codeSources() {
  yield* sources(['apps/api', 'apps/cli', 'apps/library', 'packages', 'tools/bundle.mjs', 'tools/licences.mjs', 'NOTICE', 'pnpm-lock.yaml']);
}

/** The bundled program of that name, if the bundle was built from the current sources. The check takes 20 ms. */
export function freshBundle(name) {
  const file = join(ROOT, 'dist', `${name}.mjs`);
  return existsSync(file) && unchanged('bundle', bundleStamp()) ? pathToFileURL(file) : undefined;
}

/** Path, size and time of each source file: enough to see a change, and quick. */
export function* sources(folders) {
  for (const folder of folders) {
    for (const entry of files(join(ROOT, folder))) {
      const { size, mtimeMs } = statSync(entry);
      yield `${entry} ${size} ${mtimeMs}`;
    }
  }
}

/** The sources below a path, or the file itself. */
export function files(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() ? walk(path) : found ? [path] : [];
}

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.turbo', 'test', 'bench'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (!entry.name.endsWith('.test.ts')) yield path;
  }
}

export function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** Whether the output with this name was built from the same sources. */
export function unchanged(name, stamp) {
  const file = join(STATE, name);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

export function remember(name, stamp) {
  mkdirSync(STATE, { recursive: true });
  writeFileSync(join(STATE, name), stamp);
}

/** Invalid while it is being rebuilt. */
export function forget(name) {
  rmSync(join(STATE, name), { force: true });
}
