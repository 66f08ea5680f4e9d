#!/usr/bin/env node
// Plain JavaScript, for any Node from 20 on. The bundle where it is up to date; otherwise the sources, which need Node
// 24: an older one hands over to it, fetched where it is missing.
import { fileURLToPath } from 'node:url';
import { freshBundle } from '../../../tools/stamps.mjs';

const NODE = 24;
const SOURCE = new URL('../src/main.ts', import.meta.url);

const main = freshBundle('seedbed') ?? SOURCE;
if (main !== SOURCE || Number(process.versions.node.split('.')[0]) >= NODE) {
  await import(main);
} else {
  const { ensureToolchain } = await import('../../../tools/toolchain.mjs');
  const { runToEnd, say } = await import('../../../tools/process.mjs');
  try {
    const env = await ensureToolchain();
    process.exitCode = await runToEnd('node', [fileURLToPath(SOURCE), ...process.argv.slice(2)], { ...env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() });
  } catch (error) {
    say(error.message);
    process.exitCode = 1;
  }
}
