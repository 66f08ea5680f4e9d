import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { answerChecker, type OpenApiDocument, type Operation } from '../support/answer-checker.ts';
import { DDLS, type Known } from './known.ts';
import { makeValue, spoil, type Maker } from './make-value.ts';
import { randomOf } from './random.ts';

type FuzzReport = {
  readonly requests: number;
  readonly seed: number;
  /** By operation: how often each status occurred. */
  readonly statuses: ReadonlyMap<string, Map<number, number>>;
  /** Forbidden answers: 5xx other than 503, an undocumented status or body, no answer. */
  readonly faults: readonly string[];
  readonly slowest: readonly { readonly what: string; readonly ms: number }[];
  readonly longestBlocks: readonly { readonly what: string; readonly ms: number }[];
  readonly rss: { readonly before: number; readonly most: number; readonly after: number };
};

/** Operations that cost a trial or more: requested a tenth as often. */
const HEAVY: ReadonlySet<string> = new Set([
  'prove',
  'proveEvents',
  'createDataset',
  'createDatasetEvents',
  'infer',
  'generate',
  'drift',
  'explainColumn',
  'reviewColumn',
  'listFindings',
  'listAgreements',
  'query',
  'acceptDrift',
  'askQuestion',
  'tryAnswer',
  'keepAnswer',
  'askModel',
  'askModelAtHand',
  'testModelEndpoint',
  'startRun',
  'testConnection',
  'profileConnection',
  'testAddressEvents',
  'testConnectionEvents',
  'listDiagnostics',
  'runEvents',
]);
/** After this many requests it creates new datasets, because the fuzzer deletes those it finds. */
const AFRESH = 500;
/** Reads only this much of an endless stream. */
const MAX_READ_BYTES = 1024 * 1024;
const MAX_IDS = 12;
const NO_ANSWER_MS = 60_000;
const MIB = 1024 * 1024;

/**
 * Requests generated from the document alone, one after the other; each answer is checked against it. The same seed
 * sends the same requests.
 */
export async function fuzz(baseUrl: string, { requests, seed }: { requests: number; seed: number }): Promise<FuzzReport> {
  const document = (await (await fetch(`${baseUrl}/openapi.json`)).json()) as OpenApiDocument;
  const checker = answerChecker(document);
  const random = randomOf(seed);
  const known: Known = { ids: [], blueprints: [], tags: ['"1"'] };
  const maker: Maker = { random, known, components: document.components.schemas };
  const operations = [...checker.operations].flatMap((operation) => Array.from({ length: HEAVY.has(operation[0]) ? 1 : 10 }, () => operation));
  const statuses = new Map<string, Map<number, number>>();
  const faults: string[] = [];
  const times: { what: string; ms: number }[] = [];
  const blocks: { what: string; ms: number }[] = [];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const before = process.memoryUsage().rss;
  let most = before;

  for (let at = 0; at < requests; at++) {
    if (at % AFRESH === 0) await begin(baseUrl, known);
    const [id, { path, method, operation }] = random.one(operations);
    const { url, init } = request(maker, baseUrl, path, method, operation);
    const what = `#${at} ${id} ${method} ${url.slice(baseUrl.length, baseUrl.length + 200)} ${String(init.body ?? '').slice(0, 300)}`;
    delay.reset();
    const begun = performance.now();
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(NO_ANSWER_MS) });
      const text = await beginningOf(response);
      await nextTurn();
      times.push({ what, ms: performance.now() - begun });
      blocks.push({ what, ms: delay.max / 1e6 });
      count(statuses, id, response.status);
      if (response.status >= 500 && response.status !== 503) faults.push(`${what}: ${response.status} ${text.slice(0, 300)}`);
      else if (text.length < MAX_READ_BYTES) {
        const whole = new Response(response.status === 204 || response.status === 304 ? null : text, response);
        faults.push(...(await checker.check(id, whole)).map((fault) => `${what}: ${fault}`));
      }
      learn(known, response, text);
    } catch (error) {
      faults.push(`${what}: no answer: ${(error as Error).message} ${String((error as Error).cause ?? '')}`);
    }
    if (at % 50 === 0) most = Math.max(most, process.memoryUsage().rss);
  }
  delay.disable();
  const longest = (list: typeof times) => list.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  const mib = (bytes: number): number => Math.round(bytes / MIB);
  return {
    requests,
    seed,
    statuses,
    faults,
    slowest: longest(times),
    longestBlocks: longest(blocks),
    rss: { before: mib(before), most: mib(most), after: mib(process.memoryUsage().rss) },
  };
}

/** A dataset of each kind and a connection, as a starting point. */
async function begin(baseUrl: string, known: Known): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(`${baseUrl}/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  for (const ddl of DDLS.slice(0, 3)) learn(known, new Response(), await (await post('/datasets', { ddl, rows: 20 })).text());
  learn(known, new Response(), await (await post('/connections', { name: 'Fuzzed', address: 'postgres://a@127.0.0.1:1/x?sslmode=disable' })).text());
  const inferred = (await (await post('/infer', { ddl: DDLS[0], rows: 20 })).json()) as { blueprint: unknown };
  known.blueprints.splice(0, known.blueprints.length, inferred.blueprint);
}

function request(maker: Maker, baseUrl: string, path: string, method: string, operation: Operation): { url: string; init: RequestInit } {
  const { random } = maker;
  const amiss = random.chance(0.35);
  const values = new Map<string, string>();
  const headers: Record<string, string> = {};
  const query = new URLSearchParams();
  for (const parameter of operation.parameters ?? []) {
    if (!parameter.required && random.chance(0.6)) continue;
    const made = makeValue(maker, (parameter as { schema?: object }).schema ?? {}, parameter.name);
    const text = String(amiss && random.chance(0.3) ? spoil(maker, made) : made);
    if (parameter.in === 'path') values.set(parameter.name, text);
    else if (parameter.in === 'query') query.set(parameter.name, text);
    else headers[parameter.name] = text.replace(/[^\x20-\x7e]/g, '?').slice(0, 2_000);
  }
  if (amiss && random.chance(0.1)) query.set('surprise', '1');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((values.get(name) ?? '').toWellFormed()) || '%20');
  const init: RequestInit = { method, headers };
  const schema = operation.requestBody?.content['application/json']?.schema as object | undefined;
  if (schema) {
    const made = makeValue(maker, schema, 'body');
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(amiss ? spoil(maker, made) : made);
    if (amiss && random.chance(0.05)) init.body = String(init.body).slice(0, -1);
  }
  return { url: `${baseUrl}${filled}${query.size > 0 ? `?${query}` : ''}`, init };
}

/** The beginning of the answer; does not read the rest of a long one. */
async function beginningOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length >= MAX_READ_BYTES) break;
  }
  return text;
}

function learn(known: Known, response: Response, text: string): void {
  const tag = response.headers.get('etag');
  if (tag !== null && known.tags.length < 20) known.tags.push(tag);
  for (const [, id] of text.slice(0, 2_000).matchAll(/"id":"([0-9a-f-]{36})"/g)) if (!known.ids.includes(id!)) known.ids.push(id!);
  // The newest are the likeliest to be there still.
  if (known.ids.length > MAX_IDS) known.ids.splice(0, known.ids.length - MAX_IDS);
}

function count(statuses: Map<string, Map<number, number>>, id: string, status: number): void {
  const own = statuses.get(id) ?? new Map<number, number>();
  statuses.set(id, own.set(status, (own.get(status) ?? 0) + 1));
}
