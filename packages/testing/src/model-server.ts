import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One received call. */
export type ModelCall = { readonly authorization: string | undefined; readonly path: string; readonly body: any };

/** How the model behaves. */
export type Mood = (response: ServerResponse, call: ModelCall) => void;

/** A real HTTP server on 127.0.0.1 that speaks chat completions, in the mood that a test sets. */
export type ModelServer = AsyncDisposable & {
  /** In the form of an endpoint setting. */
  readonly url: string;
  /** In order of arrival. The reader empties the list. */
  readonly calls: ModelCall[];
  mood: Mood;
  /** Connections that are open now. */
  open(): number;
};

/** Answers one after the other, as a model that works; the last one again and again. */
export function says(...contents: readonly (string | object)[]): Mood {
  let at = 0;
  return (response, { body }) => {
    const content = contents[Math.min(at++, contents.length - 1)]!;
    completes(response, typeof content === 'string' ? content : JSON.stringify(content), JSON.stringify(body).length);
  };
}

function completes(response: ServerResponse, content: string, characters: number, finish = 'stop'): void {
  const usage = { prompt_tokens: Math.ceil(characters / 5), completion_tokens: Math.ceil(content.length / 5), total_tokens: 0 };
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }];
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ id: 'one', object: 'chat.completion', created: 1, model: 'm', choices, usage }));
}

const json =
  (status: number, body: object, headers: Record<string, string> = {}): Mood =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** Ways in which a service can misbehave. */
export const MOODS = {
  unauthorized: (response, { authorization }) =>
    json(401, { error: { message: `Incorrect API key provided: ${authorization}`, type: 'invalid_request_error' } })(response, NOBODY),
  limited: json(429, { error: { message: 'Rate limit reached' } }, { 'retry-after': '20' }),
  broken: json(500, { error: { message: 'oops' } }),
  webPage: (response) => void response.setHeader('content-type', 'text/html').end('<h1>Log in</h1>'),
  anotherProtocol: json(200, { hello: 1 }),
  redirect: (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  silent: () => undefined,
  dripping: (response) => {
    response.setHeader('content-type', 'application/json');
    const drip = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(drip));
  },
  endless: (response) => {
    response.setHeader('content-type', 'application/json');
    const more = (): void => void (response.writable && response.write('x'.repeat(64 * 1024), more));
    more();
  },
  hangsUp: (response) => void response.destroy(),
  empty: (response) => completes(response, '', 100),
  cutOff: (response) => completes(response, '{"format":2,"tables":{"bre', 100, 'length'),
  refuses: (response) => completes(response, 'I am sorry, I cannot help with that.', 100),
} satisfies Record<string, Mood>;

const NOBODY: ModelCall = { authorization: undefined, path: '', body: null };

export async function openModelServer(): Promise<ModelServer> {
  let open = 0;
  const server = createServer((request: IncomingMessage, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const call = { authorization: request.headers.authorization, path: request.url!, body: JSON.parse(Buffer.concat(parts).toString() || 'null') as unknown };
      model.calls.push(call);
      model.mood(response, call);
    });
  });
  server.on('connection', (socket) => {
    open++;
    socket.once('close', () => open--);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const model: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls: [],
    mood: says('{}'),
    open: () => open,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
  return model;
}
