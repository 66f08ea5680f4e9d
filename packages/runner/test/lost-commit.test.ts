import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { openTargetServer, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRunner, type Runner } from '../src/index.ts';

let targets: TargetServer;
let runner: Runner;
beforeAll(async () => {
  targets = await openTargetServer();
  runner = openRunner();
});
afterAll(async () => {
  await runner[Symbol.asyncDispose]();
  await targets[Symbol.asyncDispose]();
});

type Cut = { readonly at: string; readonly when: 'before' | 'after'; readonly forGood?: boolean };

/**
 * A proxy between us and the server: cuts the session that sends a keyword, before the server receives it or when the
 * answer arrives; once, or always.
 */
async function openCutter(port: number, cut: Cut): Promise<Server & AsyncDisposable> {
  let done = false;
  const server = createServer((near) => {
    if (done && cut.forGood) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    let armed = false;
    const hangUp = (): void => void (near.destroy(), far.destroy());
    near
      .on('close', hangUp)
      .on('error', hangUp)
      .on('data', (bytes) => {
        if (!done && bytes.includes(cut.at)) {
          done = armed = true;
          if (cut.when === 'before') return hangUp();
        }
        far.write(bytes);
      });
    far
      .on('close', hangUp)
      .on('error', hangUp)
      .on('data', (bytes) => (armed ? hangUp() : near.write(bytes)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(server, { [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void server.close(() => resolve())) });
}

/** A load's error after its session was cut, and the table's rows. */
async function load(cut: Cut): Promise<{ output: unknown; rows: number }> {
  await using target = await targets.freshTarget();
  await target.client.query('CREATE TABLE things (id int PRIMARY KEY, name text NOT NULL)');
  const { blueprint } = await runner.inferAddress(target.url, { rows: 1000 });
  await using cutter = await openCutter(target.connection.port, cut);
  const url = target.url.replace(`:${target.connection.port}/`, `:${(cutter.address() as AddressInfo).port}/`);
  const outcome = await runner.load(blueprint, url).catch((error: unknown) => error);
  const { rows } = await target.client.query<{ n: number }>('SELECT count(*)::int AS n FROM things');
  return { output: outcome, rows: rows[0]!.n };
}

test('P2: the answer to COMMIT is lost: the target is queried, and the load has succeeded', async () => {
  const { output, rows } = await load({ at: 'COMMIT\0', when: 'after' });
  expect(rows).toBe(1000);
  expect(output).toMatchObject({ rows: 1000, diagnostics: expect.any(Array) });
});

test('P2: a COMMIT that never arrived leaves nothing, and the load reports it', async () => {
  const { output, rows } = await load({ at: 'COMMIT\0', when: 'before' });
  expect(rows).toBe(0);
  expect(output).toMatchObject({ type: 'connection-failed', facts: { outcome: 'aborted' }, message: expect.stringContaining('no row of it is there') });
});

test('P2: if the target cannot be queried, the result is reported as unknown', async () => {
  const { output, rows } = await load({ at: 'COMMIT\0', when: 'after', forGood: true });
  expect(rows).toBe(1000);
  expect(output).toMatchObject({ type: 'connection-failed', facts: { outcome: 'unknown' }, message: expect.stringContaining('is not known') });
});

test('a session that dies in ANALYZE, after the COMMIT, is a warning', async () => {
  for (const forGood of [false, true]) {
    const { output, rows } = await load({ at: 'ANALYZE', when: 'before', forGood });
    expect(rows).toBe(1000);
    expect(output).toMatchObject({ rows: 1000, diagnostics: expect.arrayContaining([expect.objectContaining({ level: 'warning' })]) });
  }
});
