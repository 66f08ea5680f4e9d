import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * What npm installs, and a key of the cache that changes with it: the release that this action belongs to, or what the input `package` names.
 * @param {string} wanted
 * @param {string} actionFolder
 */
export function chosenPackage(wanted, actionFolder) {
  if (wanted === '') {
    const { version } = JSON.parse(readFileSync(join(actionFolder, 'package.json'), 'utf8'));
    return { spec: `seedbed@${version}`, key: version };
  }
  if (!existsSync(wanted)) return { spec: wanted, key: wanted };
  // npm would look for a relative path in the folder that it installs into.
  return { spec: resolve(wanted), key: createHash('sha256').update(readFileSync(wanted)).digest('hex') };
}

if (import.meta.main ?? process.argv[1]?.endsWith('choose.mjs')) {
  const { spec, key } = chosenPackage(process.env['SEEDBED_PACKAGE'] ?? '', process.env['GITHUB_ACTION_PATH'] ?? '.');
  appendFileSync(process.env['GITHUB_OUTPUT'], `spec=${spec}\nkey=${key}\n`);
}
