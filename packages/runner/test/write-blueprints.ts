import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openCluster } from '@seedbed/postgres/cluster';
import { inferFromDdl } from '../src/infer/infer.ts';

/**
 * Infers DDL files and writes `NAME.json` (the blueprint, the input of `pnpm bench fit`) and `NAME.catalog.json`: `node
 * packages/runner/test/write-blueprints.ts OUT FILE.sql …`.
 */
const [out, ...files] = process.argv.slice(2);
if (!out || files.length === 0) throw new Error('usage: write-blueprints.ts OUT FILE.sql …');
await mkdir(out, { recursive: true });
await using cluster = await openCluster({ kind: 'throwaway' });
for (const file of files) {
  const name = basename(file, '.sql');
  try {
    const { catalog, blueprint } = await inferFromDdl(await readFile(file, 'utf8'), cluster, {});
    await writeFile(join(out, `${name}.json`), JSON.stringify(blueprint));
    await writeFile(join(out, `${name}.catalog.json`), JSON.stringify(catalog));
    console.log(`${name}: ${blueprint.tables.length} tables`);
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
