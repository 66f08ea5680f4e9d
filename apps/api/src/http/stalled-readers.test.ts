import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { bulkhead } from './bulkhead.ts';
import { sendStream } from './stream.ts';

/**
 * One reader that loses its slot long before it is ended, and one that is ended soon: on a busy machine both would
 * coincide.
 */
const GIVES_WAY = { givesWayMs: 200, endedMs: 60_000, mostAway: 3 };
const ENDED = { givesWayMs: 200, endedMs: 2_000, mostAway: 3 };
/** Against hanging. */
const GUARD_MS = 60_000;
const CHUNK = new Uint8Array(64 * 1024);

let app: FastifyInstance;
let port: number;
/** Streams in progress, and started ones. */
let open = 0;
let begun = 0;
const sockets: Socket[] = [];

async function* endless(): AsyncGenerator<Uint8Array> {
  open++;
  begun++;
  try {
    for (;;) {
      await sleep(0);
      yield CHUNK;
    }
  } finally {
    open--;
  }
}

async function serve(limits: typeof ENDED): Promise<void> {
  begun = 0;
  const gate = bulkhead('download', 2, 0, limits);
  app = fastify();
  app.get('/', async (request, reply) => {
    const stop = new AbortController();
    reply.raw.once('close', () => stop.abort(new Error('gone')));
    const chunks = await gate.stream(stop.signal, async () => endless());
    return sendStream(reply, { mediaType: 'text/plain', chunks }, limits);
  });
  app.setErrorHandler((_, __, reply) => reply.code(503).send());
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** Sends a request, and reads nothing of the answer. */
async function stalled(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  sockets.push(socket);
  return socket;
}

/** The status of an answer, after reading a little of it. */
async function status(): Promise<number> {
  const stop = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: stop.signal });
  stop.abort();
  return answer.status;
}

async function until(holds: () => boolean | Promise<boolean>, milliseconds: number): Promise<boolean> {
  for (const end = performance.now() + milliseconds; performance.now() < end; await sleep(20)) if (await holds()) return true;
  return false;
}

test('stalled readers give way to others', async () => {
  await serve(GIVES_WAY);
  await Promise.all([stalled(), stalled()]);
  expect(await until(() => begun === 2, GUARD_MS)).toBe(true);
  expect(await until(async () => (await status()) === 200, GUARD_MS / 2)).toBe(true);
  expect(open).toBeGreaterThanOrEqual(2);
});

test('stalled readers are disconnected', async () => {
  await serve(ENDED);
  await Promise.all([stalled(), stalled()]);
  expect(await until(() => begun === 2 && open === 0, GUARD_MS)).toBe(true);
});

test('a reader that gave way continues where it stopped', async () => {
  await serve(GIVES_WAY);
  const [first] = await Promise.all([stalled(), stalled()]);
  expect(await until(async () => (await status()) === 200, GUARD_MS)).toBe(true);
  let bytes = 0;
  first!.on('data', (chunk) => (bytes += chunk.length));
  first!.resume();
  expect(await until(() => bytes > 30e6, GUARD_MS)).toBe(true);
});

test('a slow reader keeps its slot', async () => {
  await serve(ENDED);
  const socket = await stalled();
  let bytes = 0;
  socket.on('data', (chunk) => {
    bytes += chunk.length;
    socket.pause();
  });
  let closed = false;
  socket.once('close', () => (closed = true));
  for (const end = performance.now() + 2.5 * ENDED.endedMs; performance.now() < end || (bytes <= 5e6 && !closed); await sleep(5)) socket.resume();
  expect([closed, bytes > 5e6]).toEqual([false, true]);
});
