import { MockFault, type Dialect, type DialectEngine, type DialectSettings, type MockRequest, type MockSchema, Answer } from '../../core/index.ts';
import { documentedAnswer } from './answer/answer-of.ts';
import { boundsWhere, readRow, type Call } from './answer/call.ts';
import { answerList } from './answer/list.ts';
import { ClientError, problem, refusal, statusOfFault } from './answer/refusal.ts';
import { change, create, remove } from './answer/write.ts';
import type { Operation } from './spec/operations.ts';
import { definiteness, pathValues } from './spec/path.ts';
import type { ApiDocument } from './spec/api-document.ts';
import type { Corrections } from './mapping/corrections.ts';
import { isLaid, type Laid, type NotLaid } from './mapping/laid.ts';
import { lay } from './mapping/lay.ts';
import { mappingOf, type MappedOperation } from './mapping/report.ts';

export type DocumentDialect = Dialect & {
  /** Which operations are answered from which table, and which are not. */ readonly mapping: readonly MappedOperation[];
};

/** The dialect of a document: its paths, its parameters and its shapes. */
export function documentDialect(
  document: ApiDocument,
  schema: MockSchema,
  schemas: readonly string[],
  corrections: Corrections,
  seed: string,
): DocumentDialect {
  const laid = lay(document, schema, schemas, corrections).toSorted((one, other) =>
    definiteness(one.operation.parts) > definiteness(other.operation.parts) ? -1 : 1,
  );
  const known = new Map(laid.map((each) => [each.operation, each]));
  return {
    name: 'openapi',
    mapping: mappingOf(document.operations.map((operation) => known.get(operation)!)),
    refuse: (fault) => problem(statusOfFault(fault), fault.message, fault.headers),
    handle: (request, engine, settings) => handle({ document, laid, seed }, request, engine, settings),
  };
}

type Known = { readonly document: ApiDocument; readonly laid: readonly (Laid | NotLaid)[]; readonly seed: string };
type Found = { readonly each: Laid | NotLaid; readonly values: ReadonlyMap<string, string> };

async function handle({ document, laid, seed }: Known, request: MockRequest, engine: DialectEngine, settings: DialectSettings): Promise<Answer> {
  if (request.method === 'OPTIONS') return new Answer(null, { status: 204 });
  const below = withoutBase(document, request.segments);
  const here = [below, request.segments].flatMap((segments) =>
    laid.flatMap((each): Found[] => {
      const values = pathValues(each.operation.parts, segments);
      return values ? [{ each, values }] : [];
    }),
  );
  if (here.length === 0) return problem(404, `The document has no path /${request.segments.join('/')}.`);
  const method = request.method === 'HEAD' && !here.some(({ each }) => each.operation.method === 'HEAD') ? 'GET' : request.method;
  const found = here.find(({ each }) => each.operation.method === method);
  if (!found) {
    const allowed = [...new Set(here.map(({ each }) => each.operation.method))].join(', ');
    return problem(405, `The path takes ${allowed}.`, { Allow: allowed });
  }
  if (!isLaid(found.each)) return problem(501, `${found.each.operation.name}: ${found.each.reason}`);
  return answer({ request, engine, settings, document, laid: found.each, values: found.values, seed });
}

async function answer(call: Call): Promise<Answer> {
  const { document, laid, engine, settings } = call;
  const { operation } = laid;
  try {
    if (settings.readOnly && ['create', 'change', 'remove'].includes(laid.verb))
      return refusal(document, operation, 405, 'This mock is read-only.', { Allow: 'GET, HEAD' });
    requireParameters(call, operation);
    return await act(call, engine);
  } catch (error) {
    if (error instanceof ClientError) return refusal(document, operation, error.status, error.message);
    if (error instanceof MockFault) return refusal(document, operation, statusOfFault(error), error.message, error.headers);
    throw error;
  }
}

async function act(call: Call, engine: DialectEngine): Promise<Answer> {
  const { verb } = call.laid;
  switch (verb) {
    case 'list':
      return answerList(call);
    case 'one':
      return documentedAnswer(call, await readRow(call, await boundsWhere(call)), null);
    case 'made':
      return documentedAnswer(call, null, null);
    default: {
      const write = { create, change, remove }[verb];
      return engine.atomic((within) => write({ ...call, engine: within }));
    }
  }
}

/** Throws 400 if a required query parameter is missing. */
function requireParameters({ request }: Call, { parameters }: Operation): void {
  const search = new URLSearchParams(request.search);
  const missing = parameters.find(
    (each) => each.in === 'query' && each.required && !search.has(each.name) && ![...search.keys()].some((name) => name.startsWith(`${each.name}[`)),
  );
  if (missing) throw new ClientError(400, `The parameter ${missing.name} is required.`);
}

/** The segments below the path of the document's server, which clients send or leave out. */
function withoutBase({ base }: ApiDocument, segments: readonly string[]): readonly string[] {
  const own = base.split('/').filter((part) => part !== '');
  return own.every((part, i) => segments[i] === part) ? segments.slice(own.length) : segments;
}
