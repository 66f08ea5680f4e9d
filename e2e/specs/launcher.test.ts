import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { freePort, ROOT, startProduct } from '../support/server.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function dataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-launch-'));
  folders.push(folder);
  return folder;
}

/** `npm start` as a child; answers when it has printed its address. */
async function npmStart(env: Record<string, string>) {
  const child = spawn('npm', ['start'], { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const printed = new Promise<void>((resolve) => {
    const see = (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes('http://')) resolve();
    };
    child.stdout.on('data', see);
    child.stderr.on('data', see);
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  await Promise.race([printed, ended]);
  return { child, ended, output: () => output };
}

test('npm start prints its address, answers, gives metrics to its token, and stops in order on SIGTERM to npm', async () => {
  const port = await freePort();
  const token = 'm'.repeat(32);
  const { child, ended, output } = await npmStart({ SEEDBED_PORT: String(port), SEEDBED_DATA_DIR: await dataDir(), SEEDBED_METRICS_TOKEN: token });
  expect(output()).toContain(`http://127.0.0.1:${port}`);
  expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200);
  const metrics = (headers?: Record<string, string>) => fetch(`http://127.0.0.1:${port}/metrics`, headers ? { headers } : {});
  expect((await metrics()).status).toBe(404);
  const reported = await (await metrics({ authorization: `Bearer ${token}` })).text();
  expect(reported).toMatch(/^seedbed_http_requests_total\{method="GET",route="\/ready",status="200"\} [1-9]\d*$/m);
  expect(reported).toMatch(/^process_resident_memory_bytes \d+/m);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  await expect(fetch(`http://127.0.0.1:${port}/ready`)).rejects.toThrow();
});

test('stored data are there after a kill -9', async () => {
  const folder = await dataDir();
  const first = await startProduct({ dataDir: folder });
  const made = await fetch(`${first.url}/api/v1/datasets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Kept', ddl: 'create table t (id int primary key)' }),
  });
  expect(made.status).toBe(201);
  await first.stop('SIGKILL');
  await using second = await startProduct({ dataDir: folder });
  const { items } = (await (await fetch(`${second.url}/api/v1/datasets`)).json()) as { items: { name: string }[] };
  expect(items.map((dataset) => dataset.name)).toEqual(['Kept']);
});

test('a port in use is one clear line and exit code 1', async () => {
  const taken = createServer();
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const { ended, output } = await npmStart({ SEEDBED_PORT: String(port), SEEDBED_DATA_DIR: await dataDir() });
  expect(await ended).toBe(1);
  // npm has lines of its own; so have the steps that a fresh checkout needs.
  const lines = output()
    .split('\n')
    .filter((line) => line && !/^(>|npm |seedbed: (fetching|installing|building|bundling))/.test(line));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(String(port));
  taken.close();
});
