import { mkdir, mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { openProcess } from './open-entry.ts';

const MIB = 1024 * 1024;

/** Ends once it has removed a file. */
const PROGRAM = `
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepCompiled } from '${new URL('keep-compiled.ts', import.meta.url).href}';
const oldest = join(process.env.XDG_CACHE_HOME, 'seedbed/compiled/before/oldest');
keepCompiled();
const waiting = setInterval(() => existsSync(oldest) || clearInterval(waiting), 50);`;

test('the folder of compiled code is bounded: what was read or written last stays', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'seedbed-compiled-'));
  await using _cache = { [Symbol.asyncDispose]: () => rm(cache, { recursive: true }) };
  const folder = join(cache, 'seedbed/compiled/before');
  const source = join(cache, 'program.ts');
  await Promise.all([mkdir(folder, { recursive: true }), writeFile(source, PROGRAM)]);
  const add = async (name: string, mib: number, read: number, written: number): Promise<void> => {
    await writeFile(join(folder, name), '');
    await truncate(join(folder, name), mib * MIB);
    await utimes(join(folder, name), read, written);
  };
  await add('oldest', 90, 1_000, 1_000);
  await add('read lately', 90, 9_000, 500);
  await add('written lately', 90, 500, 8_000);
  const child = openProcess({ name: 'nobody', source: pathToFileURL(source) }, ['--no-warnings'], { env: { ...process.env, XDG_CACHE_HOME: cache } });
  child.stdin.end();
  expect(await text(child.stderr)).toBe('');
  expect((await readdir(folder)).toSorted()).toEqual(['read lately', 'written lately']);
});
