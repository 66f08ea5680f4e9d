import { MockFault, type MockTable, Answer } from '../core/index.ts';
import { addressOf, type Address } from './address.ts';
import type { Noted } from './asking.ts';
import { AuthRefusal } from './auth/refusal.ts';
import { INJECTED, injectedHeader } from './chaos.ts';
import { controlAnswer } from './control.ts';
import { descriptionAnswer } from './description.ts';
import { exportAnswer } from './exports/export-answer.ts';
import { headerList, notAppliedHeader } from './policies.ts';
import { refused, type Mount, type Routed, type MockRequest } from './routed.ts';

/** The most bytes of a request's body. */
export const MAX_BODY = 1_048_576;
/** The most letters of an address. */
const MAX_ADDRESS = 65_536;

/** Names generated columns of the tables of a request that the mock cannot compute. */
const NOT_COMPUTED = 'X-Seedbed-Columns-Not-Computed';

/** Services beside the API, by the first segments of their addresses on Supabase. */
const SERVICES: ReadonlyMap<string, string> = new Map([
  ['storage', 'storage: files are neither kept nor served'],
  ['functions', 'edge functions'],
  ['graphql', 'GraphQL'],
  ['realtime', 'realtime: it announces no changes'],
]);

type Call = {
  readonly request: MockRequest;
  readonly address: Address;
  /** The segments of the whole path, decoded. */
  readonly segments: readonly string[];
  readonly session: string | undefined;
  readonly body: Uint8Array;
};

/**
 * Answers a request, before CORS headers are added: its own routes, then `auth/v1` and the dialects, which chaos may
 * delay or fail.
 */
export async function route(request: MockRequest, body: Uint8Array, known: Routed): Promise<Answer> {
  if (request.url.length > MAX_ADDRESS) return refused(414, `The address has more than ${MAX_ADDRESS} letters.`);
  if (body.length > MAX_BODY) return refused(413, `The body has more than ${MAX_BODY} bytes.`);
  const address = addressOf(request.url);
  const { origin, path, search } = address;
  const segments = segmentsOf(path);
  if (segments === null) return refused(400, 'The path is not valid percent-encoding.');
  const session = request.headers.get('x-seedbed-session') ?? undefined;
  const own =
    controlAnswer(request.method, segments, session, known) ??
    descriptionAnswer(request, segments, origin, known) ??
    exportAnswer(request, segments, origin, known);
  if (own) return await own;
  const call = { request, address, segments, session, body };
  const injected = known.chaos?.draw(session ?? '', request.method, path + search);
  if (!injected) return await served(call, known);
  // The request takes effect when it arrives: the delay of its answer does not change what others see.
  const response = injected.fault ? refusedBy(injected.fault, call, known) : await served(call, known);
  const header = injectedHeader(injected);
  if (header !== null) response.headers.set(INJECTED, header);
  if (injected.delay > 0) await known.pause(injected.delay, request.signal ?? new AbortController().signal);
  return response;
}

async function served(call: Call, known: Routed): Promise<Answer> {
  const { request, address, segments, session, body } = call;
  const { asking, settings, base, auth, rules } = known;
  const leftOut = new Set<string>();
  const tables = new Set<MockTable>();
  let isPostgres = false;
  const noted: Noted = {
    onTable: (table) => tables.add(table),
    onLeftOut: (columns) => columns.forEach((column) => leftOut.add(column)),
    onPostgres: () => (isPostgres = true),
  };
  if (isAuth(segments))
    return await auth.answer({
      method: request.method,
      headers: request.headers,
      search: new URLSearchParams(address.search),
      segments: segments.slice(2),
      body,
      issuer: `${address.origin}${base}/auth/v1`,
      run: asking.service(session).run,
      session: session ?? '',
    });
  const service = segments[1] === 'v1' && !known.document ? SERVICES.get(segments[0]!) : undefined;
  if (service !== undefined && !asking.service(session).schema.tables.some(({ name }) => name === segments[0]))
    return refused(404, `A mock has no ${service}.`);
  const { dialect, path } = mountOf(segments, known);
  const below = {
    method: request.method,
    segments: segments.slice(path.length),
    search: address.search.slice(1),
    headers: request.headers,
    body,
    mount: `${address.origin}${base}${path.map((part) => `/${part}`).join('')}`,
  };
  const response = await dialect.handle(below, asking.caller(session, request.headers, noted), settings).catch((error: unknown) => {
    if (error instanceof MockFault) return refused(error.status, error.message);
    throw error;
  });
  if (isPostgres) response.headers.set('X-Seedbed-Engine', 'postgres');
  const notApplied = rules && notAppliedHeader(rules.notApplied, tables);
  if (notApplied) response.headers.set('X-Seedbed-Policies-Not-Applied', notApplied);
  if (leftOut.size > 0) response.headers.set(NOT_COMPUTED, headerList(leftOut));
  return marked(response, dialect.name, session);
}

/** An injected error, in the format of the request's dialect. */
function refusedBy(fault: MockFault, { request, segments, session }: Call, known: Routed): Answer {
  if (isAuth(segments)) {
    const { response } = new AuthRefusal(fault.status, 'unexpected_failure', fault.message);
    for (const [name, value] of Object.entries(fault.headers)) response.headers.set(name, value);
    return response;
  }
  const { dialect } = mountOf(segments, known);
  const response = dialect.refuse(fault);
  return marked(request.method === 'HEAD' ? new Answer(null, response) : response, dialect.name, session);
}

function marked(response: Answer, dialect: string, session: string | undefined): Answer {
  response.headers.set('X-Seedbed-Dialect', dialect);
  if (session !== undefined) response.headers.set('X-Seedbed-Session', session);
  return response;
}

function mountOf(segments: readonly string[], { mounts, root }: Routed): Mount {
  return mounts.find(({ path }) => path.every((part, i) => segments[i] === part)) ?? { path: [], dialect: root };
}

function isAuth(segments: readonly string[]): boolean {
  return segments[0] === 'auth' && segments[1] === 'v1';
}

function segmentsOf(path: string): string[] | null {
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map((part) => (part.includes('%') ? decodeURIComponent(part) : part));
  } catch {
    return null;
  }
}
