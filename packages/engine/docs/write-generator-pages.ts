/** Writes docs/generators from the catalogue: `node packages/engine/docs/write-generator-pages.ts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatorPages } from './generator-pages.ts';

const folder = join(import.meta.dirname, '../../../docs/generators');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, text] of await generatorPages()) writeFileSync(join(folder, name), text);
