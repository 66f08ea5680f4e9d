import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Why a tag must not be released; null if it may be.
 * @param {string} tag such as v0.1.0
 * @param {string} version of package.json
 * @param {string} changelog
 */
export function faultOfTag(tag, version, changelog) {
  if (tag !== `v${version}`) return `The tag is ${tag}, but package.json has the version ${version}. Tag v${version}, or change the version.`;
  return changelog.split('\n').includes(`## ${version}`) ? null : `CHANGELOG.md has no section "## ${version}".`;
}

if (process.argv[1]?.endsWith('check-tag.mjs')) {
  const read = (name) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
  const fault = faultOfTag(process.argv[2] ?? '', JSON.parse(read('package.json')).version, read('CHANGELOG.md'));
  if (fault) {
    process.stderr.write(`${fault}\n`);
    process.exitCode = 1;
  }
}
