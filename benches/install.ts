import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { openTargetServer } from '@seedbed/testing';
import { npmEnvironment } from './support/npm-environment.ts';
import { SHOP_DDL } from './support/shop-ddl.ts';
import { timedProgram } from './support/timed-run.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..');
const MEGABYTE = 1024 * 1024;
const NODES = ['20', '22', '24'];

/**
 * `pnpm bench install [20 22 24]`: packs the tarball and, under each of these versions of Node (fetched from the registry), in an empty home with nothing
 * fetched before, runs one line from DDL to a loaded database: seconds, CPU, what npm fetched. Then the same rows are asked of each, and have to be the same.
 */
export async function main(args: readonly string[]): Promise<void> {
  const wanted = args.filter((arg) => /^\d+$/.test(arg));
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-install-'));
  await using target = await openTargetServer();
  try {
    await run('npm', ['pack', '--pack-destination', folder], { cwd: ROOT });
    const tarball = join(
      folder,
      (await readdir(folder)).find((name) => name.endsWith('.tgz'))!,
    );
    console.log(`${tarball.split('/').at(-1)}: ${((await stat(tarball)).size / MEGABYTE).toFixed(1)} MB`);
    console.log('Node      wall s   CPU s     MB   MB fetched   again s   rows loaded');
    const rows = new Set<string>();
    for (const major of wanted.length > 0 ? wanted : NODES) {
      const node = await fetchNode(folder, major);
      const home = join(folder, `home-${major}`);
      await mkdir(join(home, 'project'), { recursive: true });
      await writeFile(join(home, 'project/schema.sql'), SHOP_DDL);
      await copyFile(tarball, join(home, 'project/seedbed.tgz'));
      const env = { ...npmEnvironment(home), PATH: [dirname(node), process.env['PATH']].join(':') };
      const line = async (...command: string[]) => timedProgram('npx', ['--yes', './seedbed.tgz', ...command], env, join(home, 'project'));
      await using first = await target.freshTarget();
      await using second = await target.freshTarget();
      const cost = await line('load', 'schema.sql', '--create', '--rows', '1000', '--url', first.url);
      const fetched = await sizeOf(join(home, '.npm/_cacache/content-v2'));
      const again = await line('load', 'schema.sql', '--create', '--rows', '1000', '--url', second.url);
      const { rows: counted } = await first.client.query<{ n: number }>('select (select count(*) from users)::int + (select count(*) from orders)::int as n');
      const { stdout } = await run(
        'npx',
        ['--yes', './seedbed.tgz', 'generate', 'schema.sql', '--rows', '300', '--format', 'sql', '--restrict-key', 'same', '--out', '-', '--no-cache'],
        {
          cwd: join(home, 'project'),
          env,
          maxBuffer: 64 * MEGABYTE,
        },
      );
      rows.add(stdout);
      const version = (await run(node, ['--version'])).stdout.trim();
      console.log(
        `${version.padEnd(9)} ${cost.wall.toFixed(1).padStart(6)} ${cost.cpu.toFixed(1).padStart(7)} ${cost.mb.toFixed(0).padStart(6)} ${(fetched / MEGABYTE).toFixed(1).padStart(12)} ${again.wall.toFixed(1).padStart(9)} ${String(counted[0]!.n).padStart(13)}`,
      );
    }
    if (rows.size > 1) {
      console.error('install: not the same rows under all of them');
      process.exitCode = 1;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The binary of the package `node`, which brings that of this platform. */
async function fetchNode(folder: string, major: string): Promise<string> {
  const into = join(folder, `node-${major}`);
  await mkdir(into);
  await writeFile(join(into, 'package.json'), '{}');
  await run('npm', ['install', '--no-audit', '--no-fund', `node@${major}`], { cwd: into });
  return join(into, 'node_modules/node/bin/node');
}

async function sizeOf(folder: string): Promise<number> {
  let size = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) size += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return size;
}
