import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { digest, files } from '../stamps.mjs';

/** What the package is made from, in a checkout. */
const SOURCES = ['NOTICE', 'README.md', 'apps', 'docs', 'package.json', 'packages', 'pnpm-lock.yaml', 'tools'];

/**
 * What npm installs, and a key of the cache that changes with it. An empty `spec` is the package that the action makes from its own checkout.
 * @param {string} wanted
 * @param {string} actionFolder
 */
export function chosenPackage(wanted, actionFolder) {
  if (wanted === '') {
    const { version } = JSON.parse(readFileSync(join(actionFolder, 'package.json'), 'utf8'));
    const parts = SOURCES.flatMap((name) => [...files(join(actionFolder, name))].sort());
    return { spec: '', key: `${version}-${digest(parts.flatMap((file) => [relative(actionFolder, file), readFileSync(file)]))}` };
  }
  if (!existsSync(wanted)) return { spec: wanted, key: wanted };
  // npm would look for a relative path in the folder that it installs into.
  return { spec: resolve(wanted), key: createHash('sha256').update(readFileSync(wanted)).digest('hex') };
}

if (import.meta.main ?? process.argv[1]?.endsWith('choose.mjs')) {
  const { spec, key } = chosenPackage(process.env['SEEDBED_PACKAGE'] ?? '', process.env['GITHUB_ACTION_PATH'] ?? '.');
  appendFileSync(process.env['GITHUB_OUTPUT'], `spec=${spec}\nkey=${key}\n`);
}
