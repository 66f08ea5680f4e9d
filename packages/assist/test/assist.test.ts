import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { putPackRoute } from '@seedbed/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAnswer } from '../../runner/src/documents/packs/read-answer.ts';
import { askModel, AssistError, pinnedFetch } from '../src/index.ts';

type Sent = { readonly authorization: string | undefined; readonly body: any };
let answer: (response: ServerResponse, sent: Sent) => void;
let sent: Sent[] = [];
const server = createServer((request: IncomingMessage, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const one = { authorization: request.headers.authorization, body: JSON.parse(Buffer.concat(parts).toString() || 'null') };
    sent.push(one);
    answer(response, one);
  });
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** An answer of the protocol. */
function says(content: string, finish = 'stop'): typeof answer {
  return (response) => {
    response.setHeader('content-type', 'application/json');
    const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }];
    response.end(
      JSON.stringify({
        id: 'one',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices,
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  };
}
const ask = (options?: { seconds?: number }, other: { url?: string; fetch?: typeof fetch } = {}) =>
  askModel({ url, name: 'small', key: 'sk-secret', ...other }, 'What stands in wire_batches.alloy?', options);
const example = putPackRoute.examples.body;

test('the question is sent with the form for knowledge, and the answer comes back', async () => {
  sent = [];
  answer = says(JSON.stringify(example));
  expect(await readAnswer(await ask())).toEqual(example);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ authorization: 'Bearer sk-secret', body: { model: 'small', response_format: { type: 'json_schema' } } });
  expect(sent[0]!.body.messages.at(-1).content).toContain('wire_batches.alloy');
  expect(sent[0]!.body.response_format.json_schema.schema.properties).toHaveProperty('tables');
});

test('an answer inside a code fence is read as well', async () => {
  expect(await readAnswer(`Here it is:\n\n\`\`\`json\n${JSON.stringify(example)}\n\`\`\`\n`)).toEqual(example);
});

test.each<[string, typeof answer, string, string]>([
  ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), 'failed', 'redirects (302)'],
  ['a web page', (response) => response.setHeader('content-type', 'text/html').end('<h1>Log in</h1>'), 'not-json', 'answers with text/html, not JSON'],
  [
    'an answer without end',
    (response) => {
      response.setHeader('content-type', 'application/json');
      const more = (): void => void (response.writable && response.write('x'.repeat(64 * 1024), more));
      more();
    },
    'too-long',
    'more than 1048576 bytes',
  ],
  [
    'a refused key, which is repeated',
    (response) => response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"message":"Incorrect key sk-secret"}}'),
    'unauthorized',
    'Incorrect key …. Check the key',
  ],
  [
    'too many calls',
    (response) => response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '20' }).end('{"error":{"message":"slow down"}}'),
    'rate-limited',
    'status 429, slow down. Try again in 20 seconds.',
  ],
  ['a server that is broken', (response) => response.writeHead(500).end('oops'), 'failed', 'status 500'],
  ['an unknown model', (response) => response.writeHead(404).end('no'), 'failed', 'name of the model'],
  [
    'JSON of another protocol',
    (response) => response.setHeader('content-type', 'application/json').end('{"hello":1}'),
    'not-json',
    'not as chat completions do',
  ],
  [
    'JSON without a choice',
    (response) => response.setHeader('content-type', 'application/json').end('{"choices":[]}'),
    'not-json',
    'not as chat completions do',
  ],
  ['half of JSON', (response) => response.setHeader('content-type', 'application/json').end('{"choi'), 'not-json', 'not as chat completions do'],
  ['a closed connection', (response) => response.destroy(), 'unreachable', 'it hung up'],
  ['an empty answer', says('  '), 'empty', 'empty answer'],
  ['an answer that was cut off', says('{"format":2,', 'length'), 'cut-off', 'limit of tokens'],
])('%s is reported, after one call', async (_, given, reason, message) => {
  for (const fetch of [undefined, pinnedFetch('127.0.0.1')]) {
    sent = [];
    answer = given;
    const error = await ask({}, fetch && { fetch }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(AssistError);
    expect((error as Error).message).toContain(message);
    expect((error as Error).message).not.toContain('sk-secret');
    expect((error as AssistError).reason).toBe(reason);
    expect(sent).toHaveLength(1);
  }
});

test('a connection goes to the pinned address, whatever the name resolves to', async () => {
  answer = says('{}');
  const at = new URL(url);
  at.hostname = 'model.invalid';
  expect(await ask({}, { url: at.href, fetch: pinnedFetch('127.0.0.1') })).toBe('{}');
  await expect(ask({}, { url: 'http://127.0.0.1:1/v1', fetch: pinnedFetch('127.0.0.1') })).rejects.toMatchObject({
    reason: 'unreachable',
    message: 'No answer of the model: nothing listens there',
  });
});

test.each<[string, typeof answer]>([
  ['a slow answer', () => undefined],
  [
    'one that drips',
    (response) => {
      response.setHeader('content-type', 'application/json');
      const drip = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drip));
    },
  ],
])('%s is waited for until the time limit', async (_, given) => {
  answer = given;
  for (const fetch of [undefined, pinnedFetch('127.0.0.1')])
    await expect(ask({ seconds: 0.3 }, fetch && { fetch })).rejects.toMatchObject({
      reason: 'timed-out',
      message: expect.stringContaining('within 0.3 seconds'),
    });
});

test('prose from a model is not a pack, and the message shows how it begins', async () => {
  answer = says('I am sorry, I cannot do that.');
  await expect(readAnswer(await ask())).rejects.toThrow('no JSON document; it begins "I am sorry');
});

const changed = (change: (pack: any) => void): string => {
  const pack = structuredClone(example);
  change(pack);
  return JSON.stringify(pack);
};

test.each([
  ['another shape', '{"tables":[{"drop":"users"}]}', 'no pack that holds'],
  ['a member that nobody reads', changed((pack) => void (pack.instructions = 'DROP TABLE users')), 'no pack that holds'],
  ['an example outside its range', changed((pack) => void (pack.concepts[0].rows[0].gauge = 99)), 'lies outside 0.1 to 6'],
  ['the name of a built-in pack', changed((pack) => void (pack.pack = 'hotel')), 'would take the place'],
  ['text that turns a line around', changed((pack) => void (pack.concepts[0].rows[0].alloy = 'a\u202eb')), 'U+202e'],
  ['half a document', JSON.stringify(example).slice(0, 200), 'is no JSON'],
  ['more than anybody reads', `{"pack":"${'x'.repeat(1_100_000)}"}`, 'is the most'],
])('%s is refused', async (_, text, message) => {
  await expect(readAnswer(text)).rejects.toThrow(message);
});
