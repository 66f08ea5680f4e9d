#!/usr/bin/env node
// Plain JavaScript, for any Node from 20 on: an older one than the product runs on hands over to Node 24, fetched where it is missing.
import { fileURLToPath } from 'node:url';

const NODE = 24;

if (Number(process.versions.node.split('.')[0]) >= NODE) {
  await import('../src/main.ts');
} else {
  const { ensureToolchain } = await import('../../../tools/toolchain.mjs');
  const { runToEnd, say } = await import('../../../tools/process.mjs');
  try {
    const env = await ensureToolchain();
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    process.exitCode = await runToEnd('node', [main, ...process.argv.slice(2)], { ...env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() });
  } catch (error) {
    say(error.message);
    process.exitCode = 1;
  }
}
