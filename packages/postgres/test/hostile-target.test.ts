import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '@seedbed/contract';
import { connectToAddress, type PinnedAddress } from '../src/address/index.ts';
import { readSchemaFromDatabase } from '../src/introspect/index.ts';
import { bounded, type OpenClient } from '../src/sql/index.ts';
import { startCopy } from '../src/load/copy-sink.ts';
import {
  columns,
  done,
  HOSTILE,
  int32,
  message,
  openHostileServer,
  READY,
  report,
  row,
  STAGES,
  type HostileServer,
  type Script,
  type Stage,
} from './support/hostile/index.ts';

/** RELIABILITY T11: whatever a server sends, the worst result is one ended session, with a Problem. */
let server: HostileServer;
beforeAll(async () => {
  server = await openHostileServer();
});
afterAll(() => server[Symbol.asyncDispose]());

/** How long a server may be silent. */
const SILENCE_MS = 200;

const addressOf = (user: string, port = server.port, sslmode: PinnedAddress['sslmode'] = 'disable'): PinnedAddress => {
  return { host: '127.0.0.1', ip: '127.0.0.1', port, user, password: 'secret', database: 'd', sslmode };
};

/** The result of a session with it: null if it did no harm, otherwise the error. */
async function meet(script: Script, work: (client: OpenClient) => Promise<unknown> = () => Promise.resolve(), patienceMs = SILENCE_MS): Promise<unknown> {
  try {
    await using client = await connectToAddress(addressOf(server.play(script)), { timeoutMs: patienceMs });
    await bounded(client, { what: 'That', bytes: 1 << 26, seconds: patienceMs / 1000 }, () => work(client));
    return null;
  } catch (error) {
    return error;
  }
}

const WORK: Readonly<Record<Stage, (client: OpenClient) => Promise<unknown>>> = {
  start: (client) => client.query('select 1'),
  greeting: (client) => client.query('select 1'),
  ready: async (client) => {
    await wait(20);
    await client.query('select 1');
  },
  query: (client) => client.query('select 1'),
  extended: (client) => client.query('select $1::int', [1]),
  copy: async (client) => {
    const sink = await startCopy(client, 'COPY t FROM STDIN');
    for (let i = 0; i < 3; i++) await sink.write(Buffer.alloc(1000));
    await sink.end();
  },
};

test(`sec-T11: there are ${HOSTILE.length} messages, all different`, () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(174);
  expect(new Set(HOSTILE.map(({ name }) => name)).size).toBe(HOSTILE.length);
});

describe('sec-T11: every message at every time', () => {
  test.each(STAGES)('%s', async (stage) => {
    const waiting = [...HOSTILE];
    const odd: unknown[] = [];
    let problems = 0;
    const one = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const begun = performance.now();
        const error = await meet({ stage, bytes: next.bytes }, WORK[stage]);
        const took = performance.now() - begun;
        if (error !== null) problems++;
        if (error !== null && !(error instanceof Problem && ['connection-failed', 'too-large'].includes(error.type))) odd.push([next.name, error]);
        if (took > 60_000) odd.push([next.name, `${took} ms`]);
      }
    };
    await Promise.all(Array.from({ length: 64 }, one));
    expect(odd).toEqual([]);
    expect(problems).toBeGreaterThan(HOSTILE.length / 2);
  });

  test('no connection stays open', async () => {
    await expect.poll(() => server.open(), { timeout: 30_000 }).toBe(0);
  });
});

describe('sec-T11: an endless answer', () => {
  const notice = report({ S: 'NOTICE', C: '00000', M: 'x'.repeat(50_000) }, 'N');
  const endless: readonly (readonly [string, Stage, Buffer, RegExp])[] = [
    ['notices before the login', 'start', notice, /a greeting without end/],
    ['settings in the greeting', 'greeting', Buffer.concat(Array.from({ length: 1000 }, () => message('S', 'a\0b\0'))), /a greeting without end/],
    ['notices', 'query', notice, /larger than 64 MiB/],
    ['rows', 'query', Buffer.concat(Array.from({ length: 100 }, () => row('x'.repeat(10_000)))), /without end|larger than 64 MiB/],
    ['columns', 'query', columns(Array.from({ length: 1000 }, (_, i) => `c${i}`)), /columns of a second answer/],
  ];
  test.each(endless)('%s', async (_, stage, bytes, words) => {
    const before = process.memoryUsage.rss();
    const first = columns(['a']);
    const error = await meet({ stage, bytes, then: 'endless', ...(stage === 'query' && { first }) }, WORK.query, 10_000);
    expect(error).toMatchObject({ message: expect.stringMatching(words) });
    // 64 MiB of messages, and the rows built from them.
    expect((process.memoryUsage.rss() - before) / 1024 / 1024).toBeLessThan(500);
  });

  test('a message with too large a length is rejected by that length, before it arrives', async () => {
    for (const length of [20_000_000, 0x7fffffff]) {
      const head = Buffer.concat([Buffer.from('D'), int32(length)]);
      const error = await meet({ stage: 'query', bytes: Buffer.concat([head, Buffer.alloc(60_000)]), then: 'endless' }, WORK.query);
      expect(error).toMatchObject({ type: 'too-large', message: expect.stringMatching(/a message "D" of \d+ bytes; at most 16384 KiB are taken/) });
    }
  });

  test('a value over 1 MiB is refused, one of 1 MiB is accepted', async () => {
    const answer = (bytes: number): Buffer => Buffer.concat([columns(['a']), row('x'.repeat(bytes)), done('SELECT 1'), READY]);
    expect(await meet({ stage: 'query', bytes: answer(1 << 20) }, WORK.query)).toBeNull();
    expect(await meet({ stage: 'query', bytes: answer((1 << 20) + 1) }, WORK.query)).toMatchObject({ type: 'too-large' });
  });

  test('a server that does not disconnect is disconnected', async () => {
    const bytes = Buffer.concat([done('SELECT 0'), READY]);
    // Otherwise it waits until the test's own timeout.
    expect(await meet({ stage: 'query', bytes, rude: true }, WORK.query)).toBeNull();
  });

  test('a valid answer in single bytes is a valid answer', async () => {
    const bytes = Buffer.concat([columns(['a', 'b']), row('1', 'zwei'), done('SELECT 1'), READY]);
    let rows: unknown;
    expect(await meet({ stage: 'query', bytes, slowly: true }, async (client) => ({ rows } = await client.query('select')), 3000)).toBeNull();
    expect(rows).toEqual([{ a: '1', b: 'zwei' }]);
  });
});

test('sec-T11: a server’s words are text, shortened, and marked as its own', async () => {
  const M = `<img src=x onerror=alert(1)>\u001b[2J\u202e\u0000`.replace('\0', '') + 'x'.repeat(20_000);
  const error = (await meet({ stage: 'start', bytes: report({ S: 'FATAL', C: '28000', M }) })) as Problem;
  expect(error.message).toContain('the server says "<img src=x onerror=alert(1)>\uFFFD[2J\uFFFD');
  expect(error.message.length).toBeLessThan(800);
  const late = (await meet({ stage: 'query', bytes: Buffer.concat([report({ S: 'ERROR', C: '42P01', M }), READY]) }, WORK.query)) as Problem;
  expect(late.message).toContain('the server says "<img src=x onerror=alert(1)>\uFFFD[2J\uFFFD');
});

test('sec-T11: an unsupported kind of login is named, with what to do', async () => {
  const error = await meet({ stage: 'start', bytes: message('R', int32(7)) });
  expect(error).toMatchObject({ type: 'connection-failed', message: expect.stringMatching(/GSSAPI.*scram-sha-256.*pg_hba\.conf/) });
});

test('sec-T11: a catalog that answers nonsense is a failed connection', async () => {
  const nonsense = Buffer.concat([columns(['version'], 23), row('180004'), done('SELECT 1'), READY]);
  for (const bytes of [nonsense, Buffer.concat([done('BEGIN'), READY])]) {
    const user = server.play({ stage: 'query', bytes });
    await using client = await connectToAddress(addressOf(user), { timeoutMs: SILENCE_MS });
    await expect(bounded(client, { what: 'It', bytes: 1 << 20, seconds: 0.3 }, () => readSchemaFromDatabase(client))).rejects.toMatchObject({
      type: 'connection-failed',
    });
  }
});

const TLS: readonly (readonly [string, Buffer])[] = [
  ['nothing', Buffer.alloc(0)],
  ['yes and noise', Buffer.from('Syyyyyyyyyyyyyyyyyyyyyyy')],
  ['yes and a login', Buffer.concat([Buffer.from('S'), message('R', int32(0)), READY])],
  ['yes, then silence', Buffer.from('S')],
  ['no and more', Buffer.concat([Buffer.from('N'), message('R', int32(7))])],
  ['an error', report({ S: 'FATAL', C: '0A000', M: 'no' })],
  ['a letter that is none', Buffer.from('X')],
  ['an alert', Buffer.from([0x53, 21, 3, 3, 0, 2, 2, 40])],
];

test.each(TLS)('sec-T11: to a request for TLS %s', async (_, answer) => {
  await using odd = await openHostileServer(answer);
  const user = odd.play({ stage: 'start', bytes: message('R', int32(7)) });
  for (const sslmode of ['require', 'prefer'] as const)
    await expect(connectToAddress(addressOf(user, odd.port, sslmode), { timeoutMs: SILENCE_MS })).rejects.toMatchObject({ type: 'connection-failed' });
});
