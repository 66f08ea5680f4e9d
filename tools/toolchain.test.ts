import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ASK = "import('./tools/toolchain.mjs').then(({ ensureToolchain }) => ensureToolchain())";

/** What npm is asked to fetch in a checkout whose path holds our own Node 24 and these further programs. */
async function fetched(programs: Readonly<Record<string, string>>, ask = ASK): Promise<string[]> {
  const checkout = await mkdtemp(join(tmpdir(), 'seedbed-toolchain-'));
  try {
    await mkdir(join(checkout, 'tools'));
    await mkdir(join(checkout, 'bin'));
    for (const name of ['toolchain.mjs', 'process.mjs']) await cp(join(import.meta.dirname, name), join(checkout, 'tools', name));
    await symlink(process.execPath, join(checkout, 'bin/node-24'));
    const all = { node: 'exec "$(dirname "$0")/node-24" "$@"', npm: `printf '%s\\n' "$@" >> '${join(checkout, 'asked')}' && mkdir -p "$3"`, ...programs };
    for (const [name, script] of Object.entries(all)) {
      await writeFile(join(checkout, 'bin', name), `#!/bin/sh\n${script}\n`);
      await chmod(join(checkout, 'bin', name), 0o755);
    }
    await promisify(execFile)(process.execPath, ['-e', ask], { cwd: checkout, env: { PATH: `${join(checkout, 'bin')}:/usr/bin:/bin` } });
    const asked = await readFile(join(checkout, 'asked'), 'utf8').catch(() => '');
    return asked
      .split('\n')
      .flatMap((line) => /^(node|pnpm)@/.exec(line)?.[1] ?? [])
      .toSorted();
  } finally {
    await rm(checkout, { recursive: true });
  }
}

test('only what the path lacks is fetched', async () => {
  expect(await fetched({ pnpm: 'echo 9.0.0' })).toEqual(['pnpm']);
  expect(await fetched({ pnpm: 'echo 12.1.0' })).toEqual([]);
  expect(await fetched({ node: 'echo v22.1.0', pnpm: 'echo 12.1.0' })).toEqual(['node']);
  expect(await fetched({ node: 'echo v22.1.0', pnpm: 'echo 9.0.0' })).toEqual(['node', 'pnpm']);
});

test('packages can be installed while Node is still being fetched, and nobody finds half of it', async () => {
  const slow = `case "$*" in *node@*) mkdir -p "$3/node_modules/.bin" && : > "$3/node_modules/.bin/node"; while [ ! -e installed ]; do sleep 0.05; done;; *) mkdir -p "$3";; esac; echo "$7" >> asked`;
  const ask = `import('./tools/toolchain.mjs').then(async ({ fetchToolchain }) => {
    const { existsSync, writeFileSync } = await import('node:fs');
    const { pnpm, node } = await fetchToolchain();
    await pnpm;
    if (existsSync('.seedbed/toolchain/node_modules/.bin/node')) throw new Error('node is on the path before it is whole');
    writeFileSync('installed', '');
    await node;
    if (!existsSync('.seedbed/toolchain/node_modules/.bin/node')) throw new Error('node is not on the path');
  })`;
  expect(await fetched({ node: 'echo v22.1.0', pnpm: 'echo 9.0.0', npm: slow }, ask)).toEqual(['node', 'pnpm']);
});
