/** Writes docs/manual/reference: `node tools/reference/write.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { referencePages } from './pages.ts';

const folder = join(import.meta.dirname, '../../docs/manual/reference');
mkdirSync(folder, { recursive: true });
for (const [name, text] of referencePages()) writeFileSync(join(folder, name), text);
