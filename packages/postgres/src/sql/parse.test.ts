import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** The same script takes 340 MB if the parser's code is optimized while it runs. */
const MAX_MB = 220;

test('the parser stays small, and other WASM in the process is still optimized after it', async () => {
  const file = fileURLToPath(new URL('../../test/parser-child.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--allow-natives-syntax', file]);
  const { megabytes, optimized } = JSON.parse(stdout) as { megabytes: number; optimized: boolean };
  expect(megabytes).toBeLessThan(MAX_MB);
  expect(optimized).toBe(true);
});
