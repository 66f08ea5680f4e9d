/**
 * Writes docs/generators/README.md from the catalogue: `node packages/engine/docs/write-generator-pages.ts`. With `--all FOLDER`: every page of
 * the manual's site there, to look at or to compare.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatorIndex, generatorPages } from './generator-pages.ts';

const [flag, folder] = process.argv.slice(2);
if (flag === '--all' && folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of await generatorPages()) writeFileSync(join(folder, name), text);
} else writeFileSync(join(import.meta.dirname, '../../../docs/generators/README.md'), generatorIndex());
