import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Problem } from '@seedbed/contract';
import { scrubPsqlLines } from '@seedbed/postgres/sandbox';
import { openRunner } from '@seedbed/runner';
import { openTargetServer } from '@seedbed/testing';
import { differences } from './support/differences.ts';

/**
 * `node benches/both-ways.ts [--all] [FILE …]`: reads each schema as DDL and out of a live database that the DDL was run in, and tells where the
 * catalogs and the inferred blueprints differ. Notices are not compared: they tell of a script's lines. Of a folder of real schemas (`SEEDBED_SCHEMAS`, or `../shared/schemas` beside the repository)
 * or of the files that are named. `--all` tells every difference, and not the first few. Ends with 1 where one differs.
 */
const args = process.argv.slice(2);
const most = args.includes('--all') ? Infinity : 5;
const named = args.filter((arg) => !arg.startsWith('--'));
const folder = process.env['SEEDBED_SCHEMAS'] ?? join(import.meta.dirname, '../../shared/schemas');
if (named.length === 0 && !existsSync(folder)) {
  console.error(`both-ways: no schemas at ${folder}; name files, or set SEEDBED_SCHEMAS`);
  process.exit(2);
}
const paths =
  named.length > 0
    ? named
    : readdirSync(folder)
        .filter((name) => name.endsWith('.sql'))
        .map((name) => join(folder, name));

await using runner = openRunner();
await using server = await openTargetServer();
let differing = 0;
for (const path of paths) {
  const name = basename(path, '.sql').padEnd(22);
  const ddl = readFileSync(path, 'utf8');
  await using target = await server.freshTarget('superuser');
  try {
    // As an operator would: as a superuser, without psql's own lines.
    await target.client.query(scrubPsqlLines(ddl).text);
    const ofDdl = await runner.inferDdl(ddl);
    const live = await runner.inferAddress(target.url);
    const catalogs = differences({ ...ofDdl.catalog, notices: [] }, { ...live.catalog, notices: [] });
    const blueprints = differences(ofDdl.blueprint, live.blueprint);
    if (catalogs.length + blueprints.length > 0) differing++;
    console.log(`${name} ${ofDdl.catalog.tables.length} tables  catalog ${catalogs.length} differences  blueprint ${blueprints.length} differences`);
    for (const each of [...catalogs.slice(0, most), ...blueprints.slice(0, most)]) console.log(`  ${each}`);
  } catch (error) {
    differing++;
    console.log(`${name} FAILED ${error instanceof Problem ? `${error.type}: ${error.message}` : String(error)}`);
  }
}
process.exitCode = differing > 0 ? 1 : 0;
