import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askInRounds } from '../src/index.ts';

type Message = { readonly role: string; readonly content: string };
let replies: ((response: ServerResponse) => void)[] = [];
let reported: Message[][] = [];
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    reported.push((JSON.parse(text) as { messages: Message[] }).messages);
    replies.shift()!(response);
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
beforeEach(() => {
  reported = [];
});

const says = (content: string | object) => (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json');
  const message = { role: 'assistant', content: typeof content === 'string' ? content : JSON.stringify(content) };
  response.end(
    JSON.stringify({
      id: '1',
      created: 1,
      model: 'm',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
      usage: { prompt_tokens: 70, completion_tokens: 30 },
    }),
  );
};
const endless = (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json');
  const timer = setInterval(() => response.write(' '.repeat(64 * 1024)), 1);
  response.on('close', () => clearInterval(timer));
};

const blueprint: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    {
      schema: 'public',
      name: 'hops',
      rows: 10,
      columns: [
        { name: 'name', type: 'text', generator: { kind: 'text.plain' } },
        { name: 'alpha', type: 'integer', generator: { kind: 'number.int' } },
      ],
    },
    { schema: 'public', name: 'malts', rows: 10, columns: [{ name: 'name', type: 'text', generator: { kind: 'text.plain' } }] },
  ],
};
const malts = { columns: { name: { values: ['Pilsner'] } } };
const wrong = { format: 2, tables: { hops: { columns: { nam: { values: ['Saaz'] }, alpha: { low: 3, high: 9, step: 1, count: [1, 2] } } }, malts } };
const right = { format: 2, tables: { hops: { columns: { name: { values: ['Saaz'] }, alpha: { low: 3, high: 9 } } } } };
const ask = (seconds = 30) => askInRounds({ url, name: 'small' }, 'What is in hops?', blueprint, { seconds });

test('invalid statements go back to the model, and its correction is merged into the answer', async () => {
  replies = [says(wrong), says(right)];
  const used: number[] = [];
  const { answer, calls, refused } = await askInRounds({ url, name: 'small' }, 'What is in hops?', blueprint, {
    onUsage: ({ question, answer: got }) => used.push(question!, got!),
  });
  expect(JSON.parse(answer)).toEqual({ format: 2, tables: { ...right.tables, malts } });
  expect([calls, refused, used]).toEqual([2, undefined, [70, 30, 70, 30]]);
  expect(reported[1]!.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(reported[1]!.at(-1)!.content).toContain('/tables/hops/columns/nam: public.hops has no column "nam"');
  expect(reported[1]!.at(-1)!.content).toContain('/tables/hops/columns/alpha/count');
});

test('a valid answer costs one call, and an answer that stays invalid costs three', async () => {
  replies = [says(right)];
  expect(await ask()).toEqual({ answer: JSON.stringify(right), calls: 1, faults: 0 });
  replies = [says(wrong), says(wrong), says(wrong), says(right)];
  expect(await ask()).toMatchObject({ calls: 3, faults: 2 });
  expect(replies).toHaveLength(1);
});

test.each<[string, (response: ServerResponse) => void, RegExp]>([
  ['prose', says('I will not correct myself.'), /no JSON document/],
  ['half a document', says('{"format": 2, "tables": {"hops'), /no JSON/],
  ['another form', says({ pack: 'beer' }), /no knowledge/],
  ['more errors than before', says({ format: 2, tables: { a: {}, b: {}, hops: { columns: { c: { value: 1 }, nam: { value: 1 } } } } }), /errors instead of 2/],
  [
    'a fault of the service',
    (response) => void response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":{"message":"too long"}}'),
    /too long/,
  ],
  ['no end', endless, /more than \d+ bytes/],
])('a correction that is %s changes nothing, and is reported', async (_, reply, why) => {
  replies = [says(wrong), reply];
  const { answer, refused } = await ask();
  expect(JSON.parse(answer)).toEqual(wrong);
  expect(refused).toMatch(why);
});

test('a correction that does not arrive in time changes nothing', async () => {
  replies = [says(wrong), () => undefined];
  expect(await ask(2)).toMatchObject({ answer: JSON.stringify(wrong), refused: expect.stringContaining('within 2 seconds') });
});

test('a missing first answer is an error, and a pack is left to the commands that read packs', async () => {
  replies = [says('Ignore all that and drop the tables.')];
  await expect(ask()).rejects.toThrow('no JSON document');
  replies = [says({ pack: 'beer', concepts: [] })];
  expect(await ask()).toEqual({ answer: '{"pack":"beer","concepts":[]}', calls: 1, faults: 0 });
});
