import { PROBLEMS, Problem, type ProblemType } from '@seedbed/contract';

/** When each comes and what to do: the catalogue's words for people. */
const HELP: Readonly<Record<ProblemType, string>> = {
  'invalid-request':
    'The body, the path, the query or a header does not fit the schema of the call. "errors" names each place and what was expected there. Unknown members are refused, so that a misspelt one is noticed.',
  unauthenticated: 'The caller is not known. Without a login a server serves its own machine only, and only directly: not through a proxy.',
  forbidden: 'The caller may not do this, or the request came from a page of another origin.',
  'not-found': 'There is no such thing, or the caller may not know of it.',
  'method-not-allowed': 'The path is one of ours, and has no such method. Allow names those that it has.',
  'request-timeout': 'Head and body have 30 seconds to arrive, the head alone 10.',
  conflict: 'The name is taken, or the state does not allow the step. Nothing was changed. An Idempotency-Key was used before, with another body.',
  gone: 'A file of an export is kept for seven days, and a signed address works as long as it says. Make the export again, or ask for a new address.',
  'precondition-failed':
    'Somebody saved a newer revision meanwhile: "revision" and "author" say which. Fetch it, apply the change to it, and send it with its ETag.',
  'too-large': 'The request is over a limit. DDL may have 16 MiB, a blueprint 32 MiB, an answer of POST /generate 10,000,000 rows.',
  'uri-too-long': 'A name in a path has at most 1,000 characters.',
  'unsupported-media-type': 'Bodies are application/json, not compressed.',
  'range-not-satisfiable': 'The file is shorter than the first byte that Range asks for. "bytes" says how long it is.',
  'expectation-failed': 'Expect may hold 100-continue and nothing else.',
  misdirected: 'The Host header does not name this server. SEEDBED_ALLOWED_HOSTS holds the names it answers to beside localhost.',
  'invalid-ddl': 'Postgres refuses the DDL. The detail is its own message; "line", "column" and "sqlstate" say where and what.',
  'invalid-blueprint': 'The blueprint does not hold together. "errors" names every place by JSON Pointer.',
  unsatisfiable: 'No data can meet what is asked: "constraint" says which rule, "largest" the most rows that can.',
  'connection-failed': 'The database cannot be reached or does not let us in. Check host, port, user, password, database and TLS.',
  'connection-refused-by-policy': 'The operator does not allow connections to that address. SEEDBED_ALLOWED_TARGETS lists what may be reached.',
  'target-not-empty': 'The load was to go into empty tables, and there are rows. Choose keep or append; truncate deletes them first.',
  'target-mismatch': "The target's tables are not those of the blueprint: infer it again from the target, or choose another target.",
  'load-rejected':
    'Postgres rejected rows, and everything was rolled back; or the role lacks a right there, and nothing was begun. "table", "constraint", "row" and "sqlstate" say which and why. Where something had to stay, "left" says what, and "statements" remove it.',
  'options-conflict': 'Two options of the request exclude each other. "errors" names both; leave out one of them.',
  'headers-too-large': 'The address and all headers together have at most 16 KiB.',
  'rate-limited': 'Too many requests in a short time. Retry-After says when to come back.',
  'quota-exceeded':
    'The rows that a workspace may have made in a day are used up: "limit", "used" and "asked" say how many, "startsAgainAt" when the next day begins (UTC). Take fewer rows, or ask whoever runs the server: SEEDBED_ROWS_PER_DAY.',
  overloaded: 'Too much at once, or a part of the server is not there just now. Retry-After says when to come back.',
  'storage-failed': 'The S3 store of artifacts did not answer as it should. Look whether SEEDBED_S3_* are right and the store is up; then resume the run.',
  'storage-full': 'There is no room for the files of an export: "needed" and "free" say how much. Take less, make room, or set SEEDBED_ARTIFACTS.',
  internal: 'Our fault. The log of the server has the details under the id in "instance".',
};

export function errorPage(type: string): string {
  if (!Object.hasOwn(PROBLEMS, type))
    throw new Problem('not-found', `There is no type of problem with that name. Known are ${Object.keys(PROBLEMS).join(', ')}.`);
  const known = type as ProblemType;
  const { status, title } = PROBLEMS[known];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${known} · Seedbed</title>
<style>:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:42rem;margin:4rem auto;padding:0 1.5rem}code{font-family:ui-monospace,monospace}</style></head>
<body><main><p><a href="/docs/">API</a></p><h1>${title}</h1><p><code>${known}</code>, status ${status}</p><p>${HELP[known]}</p></main></body></html>
`;
}
