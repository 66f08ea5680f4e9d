import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { unpackOnce } from '@seedbed/testing/unpack-once';
import { recordPages } from './record-pages.ts';
import { watchPages } from './witness.ts';

/** A real Chromium from a package. Its default arguments are not used, because they disable web security. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await unpackedBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
  return recordPages(watchPages(browser));
}

/**
 * The package unpacks into the temporary folder, and takes any file of that name there for the whole browser: also one that another process
 * is still writing, or was writing when it was killed. Here it gets a temporary folder of its own.
 * @returns the path of the executable file
 */
async function unpackedBrowser(): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.resolve('@sparticuz/chromium')), 'utf8')) as { version: string };
  const unpack = `await (await import('@sparticuz/chromium')).default.executablePath()`;
  const folder = await unpackOnce(join(tmpdir(), `seedbed-chromium-${version}`), async (into) => {
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', unpack], {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      env: { ...process.env, TMPDIR: into },
    });
  });
  return join(folder, 'chromium');
}
