import { dictionary } from '@seedbed/contract';
import { MockFault, type DialectEngine, type Query, type Result, Answer, type RequestHeaders } from '../../core/index.ts';
import { dumpAnswer } from '../../dialects/jsonserver/index.ts';
import { callerOf } from '../auth/caller.ts';
import { refused, type Routed, type MockRequest } from '../routed.ts';
import { forwardingHandlers } from './msw.ts';
import { postmanOf } from './postman.ts';

/** The caller of an export, and its subject. */
export type Exporting = {
  readonly known: Routed;
  /** For the caller: an export contains only rows that the caller may read. */
  readonly engine: DialectEngine;
  /** The same, synchronously. */
  run(query: Query): Result;
  /** The mock's address, without a trailing slash. */
  readonly baseUrl: string;
  /** Whether the caller sees every row. */
  readonly isService: boolean;
  /** Whether time remains for trial writes and sample answers: with very many rows some take long. */
  hasTime(): boolean;
};

/** Milliseconds for all trials, if the request has no limit of its own. */
const TRYING_MS = 15_000;

type Export = (exporting: Exporting) => Promise<Answer> | Answer;

const EXPORTS: Readonly<Record<string, Export>> = dictionary({
  'postman.json': async (exporting) => Answer.json(await postmanOf(exporting)),
  'msw.js': ({ baseUrl }) => new Answer(forwardingHandlers(baseUrl), { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } }),
  // json-server 1.0 compares keys as texts, and `_embed` finds no relation by a number.
  'db.json': ({ known: { settings, root }, engine }) => dumpAnswer(engine, settings, { naming: 'as is', stringKeys: root.name === 'js1' }, settings.maxRows),
});

/** `/postman.json`, `/msw.js` and `/db.json`: the mock as files for other tools; null for any other path. */
export function exportAnswer(request: MockRequest, segments: readonly string[], origin: string, known: Routed): Promise<Answer> | null {
  const [name = ''] = segments;
  const make = segments.length === 1 ? EXPORTS[name] : undefined;
  return make ? answerWith(make, request, origin, known) : null;
}

async function answerWith(make: Export, { method, headers }: MockRequest, origin: string, known: Routed): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return refused(405, `${method} is not allowed here.`);
  try {
    const response = await make(exportingOf(headers, origin, known));
    return method === 'HEAD' ? new Answer(null, response) : response;
  } catch (error) {
    if (error instanceof MockFault) return refused(error.status, error.message);
    throw error;
  }
}

/** Throws `MockFault` for a token that is too old. */
function exportingOf(headers: RequestHeaders, origin: string, known: Routed): Exporting {
  const { store, asking, rules, base, milliseconds = TRYING_MS } = known;
  const until = performance.now() + milliseconds;
  const session = headers.get('x-seedbed-session') ?? undefined;
  const caller = callerOf(headers, Date.now());
  const asker = rules ? { caller } : undefined;
  return {
    known,
    engine: asking.caller(session, headers),
    run: (query) => store.run(query, session, asker),
    baseUrl: `${origin}${base}`,
    isService: caller.role === 'service_role',
    hasTime: () => performance.now() < until,
  };
}
