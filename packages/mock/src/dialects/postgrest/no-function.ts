import { MockFault, readJson, type MockRequest } from '../../core/index.ts';
import { pairsOf } from './parse/parameters.ts';

/** `rpc/name`: a mock has no functions. The words name the parameters, as PostgREST's do. */
export function noFunction({ method, search, body }: MockRequest, schema: string, name: string): MockFault {
  if (!METHODS.has(method)) return new MockFault({ code: 'PGRST101', status: 405, message: `Cannot use the ${method} method on RPC` });
  const names = method === 'POST' ? namesOf(body) : pairsOf(search).map(([key]) => key);
  const known = [...new Set(names)].toSorted();
  const list = known.join(', ');
  const searched = known.length === 0 ? ' without parameters' : ` with parameter${known.length > 1 ? 's' : ''} ${list}`;
  const unnamed = method === 'POST' ? ' or with a single unnamed json/jsonb parameter' : '';
  return new MockFault({
    code: 'PGRST202',
    status: 404,
    message: `Could not find the function ${schema}.${name}${known.length === 0 ? ' without parameters' : `(${list})`} in the schema cache`,
    details: `Searched for the function ${schema}.${name}${searched}${unnamed}, but no matches were found in the schema cache.`,
    hint: 'A mock has no functions.',
  });
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

function namesOf(body: Uint8Array): string[] {
  try {
    const read = readJson(new TextDecoder().decode(body));
    const [first] = Array.isArray(read) ? (read as unknown[]) : [read];
    return first !== null && typeof first === 'object' ? Object.keys(first) : [];
  } catch {
    return [];
  }
}
