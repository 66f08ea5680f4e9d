import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MALLOC } from '../../tools/malloc.mjs';
import { PATIENCE } from './patience.ts';

export const ROOT = join(import.meta.dirname, '..', '..');

/** The real product in a separate process, on a free port, with its own data folder. */
export type Product = {
  readonly url: string;
  readonly dataDir: string;
  readonly child: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** Asks it to stop and waits; returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  [Symbol.asyncDispose](): Promise<void>;
};

export type ProductOptions = {
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** People sign in, as on a team's server; called by the name localhost, by which browsers take its cookie without TLS. */ readonly team?: boolean;
};

/**
 * Free ports are requested so often: other tests start servers meanwhile, and may take one before ours listens there.
 */
const MAX_PORTS = 5;

/** Starts the bundled server, as `npm start` does, and answers when `/ready` does. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  for (let tried = 1; ; tried++) {
    const port = await freePort();
    try {
      return await startOn(port, options);
    } catch (error) {
      if (tried === MAX_PORTS || !String(error).includes(`port ${port} is in use`)) throw error;
    }
  }
}

async function startOn(port: number, options: ProductOptions): Promise<Product> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'seedbed-e2e-')));
  const url = `http://${options.team ? 'localhost' : '127.0.0.1'}:${port}`;
  const child = spawn(process.execPath, ['dist/server.mjs'], {
    cwd: ROOT,
    env: {
      ...MALLOC,
      ...process.env,
      SEEDBED_PORT: String(port),
      SEEDBED_DATA_DIR: dataDir,
      NODE_ENV: 'production',
      // What is installed on this computer is no part of a test.
      SEEDBED_NO_OFFERS: '1',
      ...(options.team ? { SEEDBED_PUBLIC_URL: url } : {}),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
    return child.exitCode;
  };
  const product: Product = {
    url,
    dataDir,
    child,
    output: () => printed,
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await untilReady(product);
    return product;
  } catch (error) {
    await product[Symbol.asyncDispose]();
    throw error;
  }
}

async function untilReady(product: Product): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    if (product.child.exitCode !== null) throw new Error(`the server ended with ${product.child.exitCode}:\n${product.output()}`);
    const answer = await fetch(`${product.url}/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server was not ready in ${PATIENCE / 1000} s:\n${product.output()}`);
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
