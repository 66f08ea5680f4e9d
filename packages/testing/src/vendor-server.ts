import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model of a vendor does with one call. */
export type VendorAnswer =
  | { readonly says: string }
  /** A call of a tool, which nobody offered. */
  | { readonly calls: string; readonly input: object }
  /** The limit of tokens is reached in the middle. */
  | { readonly cutOff: string }
  | { readonly status: 401 | 429; readonly message: string }
  /** Text without an end. */
  | 'endless'
  /** Nothing at all. */
  | 'silent';

/** One received call: the protocol, the body as it came, and the names of the tools that the model is offered. */
export type VendorCall = { readonly protocol: Protocol; readonly path: string; readonly body: string; readonly tools: readonly string[] };

export type VendorServer = AsyncDisposable & {
  /** Without a path. */
  readonly url: string;
  /** Calls of a model, in order of arrival. */
  readonly calls: VendorCall[];
  /** Requests for anything else, which get a 404: `GET /v1/models`. */
  readonly others: string[];
  /** Answers one after the other; the last one again and again. */
  answers: readonly VendorAnswer[];
};

type Protocol = 'anthropic' | 'responses' | 'chat' | 'gemini';

const PROTOCOLS: readonly (readonly [RegExp, Protocol])[] = [
  [/^\/v1\/messages(\?|$)/, 'anthropic'],
  [/^\/v1\/responses(\?|$)/, 'responses'],
  [/^\/v1\/chat\/completions(\?|$)/, 'chat'],
  [/^\/v1(beta)?\/models\/[^/]+:(stream)?[gG]enerateContent/, 'gemini'],
];

/** A server on 127.0.0.1 that speaks what the vendors of coding agents speak, with recorded answers: their programs run against it unchanged. */
export async function openVendorServer(): Promise<VendorServer> {
  const server = createServer((request: IncomingMessage, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url!;
      const protocol = request.method === 'POST' ? PROTOCOLS.find(([form]) => form.test(path))?.[1] : undefined;
      if (protocol === undefined) {
        vendor.others.push(`${request.method} ${path}`);
        // Whoever asks for a WebSocket gets what makes it ask by HTTP.
        return void sendJson(response, request.headers.upgrade === undefined ? 404 : 426, { error: { message: 'not found' } });
      }
      const body = Buffer.concat(parts).toString();
      // Gemini CLI asks a small model first which model to take. That call gets an answer and does not count.
      const isOurs = !path.includes('flash-lite');
      if (isOurs) vendor.calls.push({ protocol, path, body, tools: toolsIn(JSON.parse(body)) });
      const answer = isOurs
        ? vendor.answers[Math.min(vendor.calls.length, vendor.answers.length) - 1]!
        : ({ says: '{"complexity_reasoning":"hard","complexity_score":90}' } as const);
      if (answer === 'silent') return;
      if (typeof answer === 'object' && 'status' in answer) return void refuse(response, protocol, answer.status, answer.message);
      const streams = protocol === 'gemini' ? path.includes(':stream') : (JSON.parse(body) as { stream?: boolean }).stream === true;
      SPEAK[protocol](response, answer, streams);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const vendor: VendorServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    others: [],
    answers: [{ says: '{}' }],
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
  return vendor;
}

function toolsIn(body: any): string[] {
  return [...(body.tools ?? [])].flatMap(
    (tool: any) => tool.name ?? tool.function?.name ?? tool.functionDeclarations?.map(({ name }: any) => name) ?? tool.type ?? [],
  );
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function refuse(response: ServerResponse, protocol: Protocol, status: 401 | 429, message: string): void {
  const bodies: Record<Protocol, object> = {
    anthropic: { type: 'error', error: { type: status === 401 ? 'authentication_error' : 'rate_limit_error', message } },
    responses: {
      error: {
        message,
        type: status === 401 ? 'invalid_request_error' : 'insufficient_quota',
        code: status === 401 ? 'invalid_api_key' : 'insufficient_quota',
      },
    },
    chat: {
      error: {
        message,
        type: status === 401 ? 'invalid_request_error' : 'insufficient_quota',
        code: status === 401 ? 'invalid_api_key' : 'insufficient_quota',
      },
    },
    gemini: {
      error: {
        code: status,
        message,
        status: status === 401 ? 'UNAUTHENTICATED' : 'RESOURCE_EXHAUSTED',
        details:
          status === 429 ? [{ '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [{ quotaId: 'GenerateRequestsPerDayPerProject' }] }] : [],
      },
    },
  };
  sendJson(response, status, bodies[protocol]);
}

type Spoken = Exclude<VendorAnswer, 'silent' | { readonly status: number }>;

/** Text in pieces; endless if it is. */
function pieces(answer: Spoken): Iterable<string> {
  if (answer === 'endless') return endless();
  const text = 'says' in answer ? answer.says : 'cutOff' in answer ? answer.cutOff : '';
  return text.match(/[\s\S]{1,2000}/g) ?? [];
}

function* endless(): Generator<string> {
  for (;;) yield 'and so on, '.repeat(400);
}

const toolOf = (answer: Spoken): { name: string; input: object } | null =>
  typeof answer === 'object' && 'calls' in answer ? { name: answer.calls, input: answer.input } : null;
const isCut = (answer: Spoken): boolean => typeof answer === 'object' && 'cutOff' in answer;

/** Writes events no faster than they are read, until the reader leaves. */
async function send(response: ServerResponse, events: Iterable<string>): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const left = once(response, 'close').catch(() => undefined);
  for (const event of events) {
    if (response.destroyed) return;
    // One write a turn at most: an endless answer must not starve the test that runs in this process.
    if (!response.write(event)) await Promise.race([once(response, 'drain').catch(() => undefined), left]);
    else await new Promise((resolve) => setImmediate(resolve));
  }
  response.end();
}

const named = (type: string, body: object): string => `event: ${type}\ndata: ${JSON.stringify({ type, ...body })}\n\n`;
const data = (body: object): string => `data: ${JSON.stringify(body)}\n\n`;
const TOKENS = { input: 1000, output: 200 };

const SPEAK: Record<Protocol, (response: ServerResponse, answer: Spoken, streams: boolean) => void> = {
  anthropic(response, answer, streams) {
    const tool = toolOf(answer);
    const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'claude-recorded', stop_sequence: null };
    const usage = { input_tokens: TOKENS.input, output_tokens: TOKENS.output };
    const stop_reason = tool ? 'tool_use' : isCut(answer) ? 'max_tokens' : 'end_turn';
    if (!streams) {
      const content = tool ? [{ type: 'tool_use', id: 'toolu_1', ...tool }] : [{ type: 'text', text: [...pieces(answer)].join('') }];
      return sendJson(response, 200, { ...message, content, stop_reason, usage });
    }
    void send(response, anthropicEvents());
    function* anthropicEvents(): Generator<string> {
      yield named('message_start', { message: { ...message, content: [], stop_reason: null, usage } });
      yield named('content_block_start', {
        index: 0,
        content_block: tool ? { type: 'tool_use', id: 'toolu_1', name: tool.name, input: {} } : { type: 'text', text: '' },
      });
      if (tool) yield named('content_block_delta', { index: 0, delta: { type: 'input_json_delta', partial_json: JSON.stringify(tool.input) } });
      else for (const text of pieces(answer)) yield named('content_block_delta', { index: 0, delta: { type: 'text_delta', text } });
      yield named('content_block_stop', { index: 0 });
      yield named('message_delta', { delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: TOKENS.output } });
      yield named('message_stop', {});
    }
  },
  responses(response, answer) {
    const tool = toolOf(answer);
    const usage = {
      input_tokens: TOKENS.input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: TOKENS.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 1200,
    };
    void send(response, events());
    function* events(): Generator<string> {
      const whole: string[] = [];
      yield named('response.created', { response: { id: 'resp_1', object: 'response', status: 'in_progress', output: [] } });
      if (!tool) {
        yield named('response.output_item.added', {
          output_index: 0,
          item: { type: 'message', id: 'm1', role: 'assistant', status: 'in_progress', content: [] },
        });
        for (const delta of pieces(answer)) {
          whole.push(delta);
          yield named('response.output_text.delta', { item_id: 'm1', output_index: 0, content_index: 0, delta });
        }
      }
      const item = tool
        ? { type: 'function_call', id: 'f1', call_id: 'call_1', name: tool.name, arguments: JSON.stringify(tool.input) }
        : { type: 'message', id: 'm1', role: 'assistant', status: 'completed', content: [{ type: 'output_text', text: whole.join(''), annotations: [] }] };
      yield named('response.output_item.done', { output_index: 0, item });
      if (isCut(answer))
        yield named('response.incomplete', {
          response: { id: 'resp_1', status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' }, output: [item], usage },
        });
      else yield named('response.completed', { response: { id: 'resp_1', object: 'response', status: 'completed', output: [item], usage } });
    }
  },
  chat(response, answer, streams) {
    const tool = toolOf(answer);
    const finish_reason = tool ? 'tool_calls' : isCut(answer) ? 'length' : 'stop';
    const called = tool && { index: 0, id: 'call_1', type: 'function', function: { name: tool.name, arguments: JSON.stringify(tool.input) } };
    const usage = { prompt_tokens: TOKENS.input, completion_tokens: TOKENS.output, total_tokens: 1200 };
    const head = { id: 'chat_1', created: 1, model: 'recorded' };
    if (!streams) {
      const message = { role: 'assistant', content: [...pieces(answer)].join(''), ...(called && { tool_calls: [called] }) };
      return sendJson(response, 200, { ...head, object: 'chat.completion', choices: [{ index: 0, message, finish_reason }], usage });
    }
    void send(response, events());
    function* events(): Generator<string> {
      const chunk = (delta: object, finish: string | null = null) =>
        data({ ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] });
      yield chunk({ role: 'assistant', content: '' });
      if (called) yield chunk({ tool_calls: [called] });
      else for (const content of pieces(answer)) yield chunk({ content });
      yield chunk({}, finish_reason);
      yield data({ ...head, object: 'chat.completion.chunk', choices: [], usage });
      yield 'data: [DONE]\n\n';
    }
  },
  gemini(response, answer, streams) {
    const tool = toolOf(answer);
    const finishReason = isCut(answer) ? 'MAX_TOKENS' : 'STOP';
    const usageMetadata = { promptTokenCount: TOKENS.input, candidatesTokenCount: TOKENS.output, totalTokenCount: 1200 };
    const part = (content: object, done: boolean) => ({
      candidates: [{ index: 0, content: { role: 'model', parts: [content] }, ...(done && { finishReason }) }],
      ...(done && { usageMetadata }),
    });
    const call = tool && { functionCall: { name: tool.name, args: tool.input } };
    if (!streams) return sendJson(response, 200, part(call ?? { text: [...pieces(answer)].join('') }, true));
    void send(response, events());
    function* events(): Generator<string> {
      if (call) yield data(part(call, true));
      else {
        for (const text of pieces(answer)) yield data(part({ text }, false));
        yield data(part({ text: '' }, true));
      }
    }
  },
};
