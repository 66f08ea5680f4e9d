import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { SMALL_DDL, startServer } from '../support/running-server.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const run = promisify(execFile);
const require = createRequire(import.meta.url);
const OPTIONS = ['--target', 'esnext', '--module', 'nodenext', '--strict', '--noUncheckedIndexedAccess', '--skipLibCheck', '--lib', 'esnext,dom,dom.iterable'];

/** The program that a shell would find under `node_modules/.bin`, without a shell. */
function program(name: string, file: string): string {
  return join(dirname(require.resolve(`${name}/package.json`)), file);
}

test('a client generated from the OpenAPI document by a public tool compiles, and its calls work', async () => {
  await using server = await startServer();
  await using target = await server.targets.freshTarget();
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-generated-'));
  try {
    const document = await (await fetch(`${server.baseUrl}/openapi.json`)).text();
    await writeFile(join(folder, 'openapi.json'), document);
    const generator = program('@hey-api/openapi-ts', 'bin/run.js');
    await run(process.execPath, [generator, '-i', join(folder, 'openapi.json'), '-o', join(folder, 'src'), '-c', '@hey-api/client-fetch', '--silent'], {
      cwd: HERE,
    });
    await cp(join(HERE, 'calls.txt'), join(folder, 'src', 'calls.ts'));
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    const compiler = fileURLToPath(new URL('../../../../node_modules/typescript/bin/tsc', import.meta.url));
    const compiled = await run(process.execPath, [compiler, ...OPTIONS, '--outDir', join(folder, 'out'), join(folder, 'src', 'calls.ts')], {
      cwd: folder,
    }).catch((error: { stdout: string }) => error);
    expect(compiled.stdout).toBe('');
    const { calls } = (await import(pathToFileURL(join(folder, 'out', 'calls.js')).href)) as { calls: (...args: string[]) => Promise<unknown> };
    expect(await calls(server.baseUrl, SMALL_DDL, target.url)).toEqual({
      role: 'owner',
      revision: 2,
      stale: '/docs/errors/precondition-failed',
      rows: 3,
      children: 'public.orders',
      csv: 'id,email,born',
      lines: 3,
      proved: true,
      run: 'queued',
      absent: 404,
      listed: ['Generated'],
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
