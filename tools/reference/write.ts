/** Writes docs/manual/reference and the published JSON Schema of overlays: `node tools/reference/write.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Overlay } from '../../packages/contract/src/index.ts';
import { referencePages } from './pages.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/manual/reference');
mkdirSync(folder, { recursive: true });
for (const [name, text] of referencePages()) writeFileSync(join(folder, name), text);

const published = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...Overlay };
writeFileSync(join(root, 'apps/library/types/overlay.schema.json'), `${JSON.stringify(published, null, 2)}\n`);
