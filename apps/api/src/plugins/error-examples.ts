import { Problem, toProblemDocument, type ProblemDocument, type ProblemType } from '@seedbed/contract';

type Example = { readonly detail: string; readonly errors?: NonNullable<ProblemDocument['errors']>; readonly facts?: Record<string, unknown> };

/** One answer of each type: its words, places and facts as a caller gets them. */
const EXAMPLES: Readonly<Record<ProblemType, Example>> = {
  'invalid-request': { detail: 'The body does not fit: /rows must be integer.', errors: [{ pointer: '/rows', message: 'must be integer' }] },
  unauthenticated: { detail: 'The API key has expired.' },
  forbidden: { detail: 'This account no longer belongs to a workspace. Ask an owner for an invitation.' },
  'not-found': { detail: 'Revision 3 has no proof yet. POST /api/v1/datasets/019a9e5c-8f55-7d70-94b6-a25381c2fbeb/prove does it.' },
  'method-not-allowed': { detail: '/api/v1/datasets has no PUT. It has GET, POST.' },
  'request-timeout': { detail: 'The request was incomplete when its time ran out. Send it again.' },
  conflict: { detail: 'The proof was stopped. Start it again when you need it.' },
  gone: { detail: 'The file has expired. Make it again: the same run of the same revision gives the same bytes.' },
  'precondition-failed': { detail: 'The connection "staging" has changed. Read it again and send its new ETag.' },
  'too-large': { detail: 'The pack has 300000 characters; 160000 is the most. Cut it into two.' },
  'uri-too-long': { detail: 'A name in the path has more than 1,000 characters.' },
  'unsupported-media-type': { detail: 'Bodies of this call must be application/json.' },
  'range-not-satisfiable': { detail: 'The file has 1200 bytes; none of them is in "bytes=5000-".', facts: { bytes: 1200 } },
  'expectation-failed': { detail: 'Expect may hold 100-continue and nothing else.' },
  misdirected: { detail: 'The Host header does not name this server. Add the name to SEEDBED_ALLOWED_HOSTS.' },
  'invalid-sql': { detail: 'relation "ordres" does not exist', facts: { line: 2, column: 6, position: 15, sqlstate: '42P01' } },
  'invalid-ddl': { detail: 'type "numrc" does not exist', facts: { line: 3, column: 9, sqlstate: '42704' } },
  'invalid-blueprint': {
    detail: 'The blueprint is inconsistent.',
    errors: [{ pointer: '/tables/0/columns/2/generator/parameters/low', message: 'low is more than high' }],
  },
  unsatisfiable: { detail: 'The keys of public.codes allow 676 rows, not 1000.', facts: { constraint: 'codes_pkey', largest: 676 } },
  'connection-failed': { detail: 'PostgreSQL 12 is older than 14, the oldest supported version.' },
  'connection-refused-by-policy': { detail: 'This Seedbed does not connect to 10.0.0.5. The operator can allow it: SEEDBED_ALLOWED_TARGETS=10.0.0.5' },
  'model-failed': { detail: 'No model answers at 127.0.0.1:11434.', facts: { reason: 'unreachable' } },
  'target-not-empty': { detail: 'public.orders holds rows.' },
  'target-mismatch': { detail: 'The database has no table public.invoices.' },
  'load-rejected': {
    detail: 'Postgres rejected a row of public.orders: it violates the check orders_total_check. Nothing was changed.',
    facts: { table: 'public.orders', constraint: 'orders_total_check', row: 42, sqlstate: '23514' },
  },
  'options-conflict': {
    detail: 'atomic and connections exclude each other: 4 sessions commit separately.',
    errors: [
      { pointer: '/atomic', message: 'excludes connections' },
      { pointer: '/connections', message: 'excludes atomic' },
    ],
  },
  'headers-too-large': { detail: 'The address and all headers together have more than 16 KiB.' },
  'rate-limited': { detail: 'Too many tries. Wait 12 s, then try again.' },
  'quota-exceeded': {
    detail: 'The workspace may have 1,000,000 rows made in a day: 990,000 are used, and this needs 20,000.',
    facts: { limit: 1_000_000, used: 990_000, asked: 20_000, startsAgainAt: '2026-01-02T00:00:00.000Z' },
  },
  overloaded: { detail: 'The server is stopping.' },
  'storage-failed': { detail: 'Reading back from the store, some files are missing: orders.csv.gz' },
  'mock-off': { detail: 'The mock API "Shop" is off. Turn it on in Seedbed, on the page of its dataset.' },
  'storage-full': { detail: 'The disk has no space for the files of this export.', facts: { needed: 4_000_000_000, free: 1_200_000_000 } },
  internal: { detail: 'Internal error. The log of the server has the details under the id in "instance".' },
};

/** A problem document of a type, as an answer could have it. */
export function exampleProblem(type: ProblemType): ProblemDocument {
  const { detail, errors, facts } = EXAMPLES[type];
  const problem = new Problem(type, detail, { ...(errors ? { errors } : {}), ...(facts ? { facts } : {}) });
  return toProblemDocument(problem, 'urn:seedbed:request:Zk3vQ1m0aXbT');
}
