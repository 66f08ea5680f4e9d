import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { startProduct, type Product } from './server.ts';

let shared: Promise<Product> | undefined;

/**
 * The product of this process: its start, and all that a server does for the first time, are seconds of a processor, which files of tests pay once together. It is for
 * whom datasets of others do not disturb, and who leaves nothing but datasets. Disposing it does nothing: it ends with the process.
 */
export async function sharedProduct(): Promise<Product> {
  // A run that records asks of each file which functions it reached.
  if (process.env['SEEDBED_TEST_RECORD'] !== undefined) return startProduct();
  const product = await (shared ??= startShared());
  if (product.child.exitCode !== null || product.child.signalCode !== null) throw new Error(`the shared server ended:\n${product.output()}`);
  return { ...product, [Symbol.asyncDispose]: async () => {} };
}

/** Waits for the end of its input, which closes when our process ends in any way. */
const WATCH = `cat >/dev/null
kill "$1"
while kill -0 "$1" 2>/dev/null; do sleep 0.2; done
rm -rf "$2"`;

async function startShared(): Promise<Product> {
  const product = await startProduct();
  const watch = spawn('/bin/sh', ['-c', WATCH, 'end-of-product', String(product.child.pid), product.dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watch.unref();
  (watch.stdin as unknown as Socket).unref();
  return product;
}
