import type { Answer } from '../core/index.ts';
import { corsHeaders, preflight } from './cors.ts';
import { sessionOf, type KeptAnswers } from './kept-answers.ts';
import { route } from './route.ts';
import { refused, type MockRequest, type Routed } from './routed.ts';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether requests of a method write nothing that must be stored. */
export function isRead(method: string): boolean {
  return READS.has(method);
}

type Answering = {
  readonly known: Routed;
  /** Null where answers may differ between callers or from one time to the next. */
  readonly keptAnswers: KeptAnswers | null;
  /** Resolves when all writes so far are stored. */
  readonly stored: (() => Promise<void>) | undefined;
};

/** Answers requests: from the kept answers or by their route, after their writes are stored, with CORS and a line in the journal. */
export function answering({ known, keptAnswers, stored }: Answering): (request: MockRequest, body: Uint8Array) => Promise<Answer> {
  /** Stores the writes of a request even if its client leaves before the answer. */
  const routeAndStore = async (request: MockRequest, body: Uint8Array): Promise<Answer> => {
    let failure: Error | null = null;
    const answer = await route(request, body, known).finally(async () => {
      failure = await stored!().then(
        () => null,
        (error: Error) => error,
      );
    });
    return failure ? refused(503, (failure as Error).message) : answer;
  };
  /** `key`: the cache key of the answer. */
  const answered = async (request: MockRequest, body: Uint8Array, key: string | null): Promise<Answer> => {
    // A read runs before anything else can be written, until its answer is awaited.
    const version = known.store.peek(sessionOf(request.headers));
    const response = stored && !isRead(request.method) ? await routeAndStore(request, body) : await route(request, body, known);
    for (const [name, value] of corsHeaders(request)) response.headers.set(name, value);
    if (key !== null) keptAnswers!.keep(key, response, version);
    return response;
  };
  return async (request, body) => {
    const began = performance.now();
    if (request.method === 'OPTIONS' && request.headers.has('access-control-request-method')) return preflight(request);
    const key = keptAnswers?.keyOf(request) ?? null;
    const kept = key === null ? null : keptAnswers!.find(key, request);
    const response = kept ?? (await answered(request, body, key));
    known.journal.add({ method: request.method, path: pathOf(request.url), status: response.status, milliseconds: performance.now() - began });
    return response;
  };
}

function pathOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}
