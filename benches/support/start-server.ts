import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A Fastify with a constant answer. */
export const BARE_SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url));

export type Started = AsyncDisposable & { readonly port: number; cpuSeconds(): Promise<number>; rssMB(): Promise<number> };

/** A Node process with these arguments that serves, found by the address that it prints. */
export async function startServer(args: readonly string[], environment: Record<string, string> = {}): Promise<Started> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, args, { env: { ...inherited, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await portOf(child);
  return {
    port,
    cpuSeconds: async () => {
      const fields = (await readFile(`/proc/${child.pid}/stat`, 'latin1')).split(') ')[1]!.split(' ').map(Number);
      return (fields[11]! + fields[12]!) / 100;
    },
    rssMB: async () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${child.pid}/status`, 'latin1'))![1]) / 1024),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function portOf(child: ChildProcess): Promise<number> {
  let output = '';
  for await (const chunk of child.stdout!) {
    output += String(chunk);
    const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output);
    if (found) return Number(found[1]);
  }
  throw new Error(`the server did not start: ${output}`);
}
