import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model says to a question, recorded; or what goes wrong. */
export type LocalAnswer = object | string | 'cut-off' | 'unloaded';

/** One question, in either protocol. */
export type LocalCall = {
  readonly protocol: 'ollama' | 'openai';
  readonly system: string;
  /** The last message. */
  readonly question: string;
  /** What the answer is held to: a JSON Schema, `json`, or nothing. */
  readonly format: unknown;
  readonly body: any;
};

export type LocalModelServer = AsyncDisposable & {
  /** As in OLLAMA_HOST. */
  readonly host: string;
  readonly calls: LocalCall[];
  /** Everything that was asked for: `GET /v1/models`. */
  readonly paths: string[];
};

type Options = {
  readonly answer: (call: LocalCall) => LocalAnswer;
  /** Awaited before an answer. */
  readonly before?: (call: LocalCall) => Promise<void>;
  readonly models?: readonly string[];
  /** Whether this version reads a JSON Schema as `format`. */
  readonly readsSchemas?: boolean;
};

/** A server on 127.0.0.1 that speaks Ollama's own interface and the OpenAI-compatible one of LM Studio and llama.cpp, with recorded answers. */
export async function openLocalModelServer({
  answer,
  before = async () => {},
  models = ['qwen3:14b', 'nomic-embed-text'],
  readsSchemas = true,
}: Options): Promise<LocalModelServer> {
  const server = createServer((request: IncomingMessage, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      local.paths.push(`${request.method} ${request.url}`);
      response.setHeader('content-type', 'application/json');
      if (request.url === '/v1/models') return void response.end(JSON.stringify({ data: models.map((id) => ({ id, owned_by: 'llamacpp' })) }));
      const call = callOf(request.url!, JSON.parse(Buffer.concat(parts).toString()));
      if (!call) return void response.writeHead(404).end(JSON.stringify({ error: 'not found' }));
      local.calls.push(call);
      if (!readsSchemas && typeof call.format === 'object')
        return void response.writeHead(400).end(JSON.stringify({ error: 'invalid format: grammar too large' }));
      void before(call).then(() => SPEAK[call.protocol](response, answer(call)));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const local: LocalModelServer = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    paths: [],
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
  return local;
}

function callOf(path: string, body: any): LocalCall | undefined {
  const protocol = path === '/api/chat' ? 'ollama' : path === '/v1/chat/completions' ? 'openai' : undefined;
  if (!protocol) return undefined;
  const format = protocol === 'ollama' ? body.format : body.response_format?.json_schema?.schema;
  return { protocol, system: body.messages[0].content, question: body.messages.at(-1).content, format, body };
}

const SPEAK: Record<LocalCall['protocol'], (response: ServerResponse, answer: LocalAnswer) => void> = {
  ollama(response, answer) {
    if (answer === 'unloaded') return void response.writeHead(500).end(JSON.stringify({ error: 'llama runner process has terminated' }));
    const text = textOf(answer);
    const end = { done: true, done_reason: answer === 'cut-off' ? 'length' : 'stop', prompt_eval_count: 700, eval_count: 50 };
    response.setHeader('content-type', 'application/x-ndjson');
    // In two pieces, as it comes.
    response.write(`${JSON.stringify({ message: { role: 'assistant', content: text.slice(0, 9) }, done: false })}\n`);
    response.end(`${JSON.stringify({ message: { role: 'assistant', content: text.slice(9) }, ...end })}\n`);
  },
  openai(response, answer) {
    if (answer === 'unloaded') return void response.writeHead(500).end(JSON.stringify({ error: { message: 'Model unloaded' } }));
    const usage = { prompt_tokens: 700, completion_tokens: 50, total_tokens: 750 };
    const message = { role: 'assistant', content: textOf(answer) };
    const choices = [{ index: 0, message, finish_reason: answer === 'cut-off' ? 'length' : 'stop' }];
    response.end(JSON.stringify({ id: 'chat_1', object: 'chat.completion', created: 1, model: 'recorded', choices, usage }));
  },
};

function textOf(answer: LocalAnswer): string {
  if (answer === 'cut-off') return '{"qx": {"values": ["a", "b';
  return typeof answer === 'string' ? answer : JSON.stringify(answer);
}
