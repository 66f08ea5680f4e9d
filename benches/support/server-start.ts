import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import type { Cost } from './timed-run.ts';

const TICKS_PER_SECOND = 100;

/** From `node` to the first 200 of `/ready`: seconds, CPU and memory of the server's own process then (from /proc: Linux). */
export async function serverStart(file: string, env: Readonly<Record<string, string>>): Promise<Cost> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, [file], { env: { ...env, SEEDBED_PORT: String(port) }, stdio: 'ignore' });
  try {
    while (
      !(await fetch(`http://127.0.0.1:${port}/ready`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const wall = (performance.now() - begun) / 1000;
    const fields = (await readFile(`/proc/${child.pid}/stat`, 'utf8')).split(') ')[1]!.split(' ');
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    return { wall, cpu: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND, mb: Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024 };
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
}

/** A free port on this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
