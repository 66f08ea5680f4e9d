import { PROBLEMS, Problem, type ProblemType } from '@seedbed/contract';
import { callsAnswering } from '../http/problem-types-of.ts';
import { DOCS_PAGES, docsBar } from './docs-bar.ts';
import { DOCS_HEAD, DOCS_STYLE } from './docs-frame.ts';
import { exampleProblem } from './error-examples.ts';

/** When each problem occurs and what to do, in words for people. */
const HELP: Readonly<Record<ProblemType, string>> = {
  'invalid-request':
    'The body, the path, the query or a header does not fit the schema of the call. "errors" names each place and what was expected there. Unknown members are refused, so that a misspelt one is noticed.',
  unauthenticated: 'The caller is unknown. A server without a login serves only its own machine, and not through a proxy.',
  forbidden: 'The caller may not do this, or the request came from a page of another origin.',
  'not-found': 'It does not exist, or the caller may not see it. "detail" names it: check the id, and whether the account or the key belongs to its workspace.',
  'method-not-allowed': 'The path does not support this method. The Allow header lists the supported ones.',
  'request-timeout': 'Head and body have 30 seconds to arrive, the head alone 10.',
  conflict: 'The name is taken, the state does not allow the step, or an Idempotency-Key was already used with another body. Nothing was changed.',
  gone: 'Export files are kept for seven days, and a signed link works until it expires. Make the export again, or create a new link.',
  'precondition-failed': 'Someone saved a newer revision: see "revision" and "author". Fetch it, apply your change and send it with its ETag.',
  'too-large':
    'The request is over a limit. DDL may have 16 MiB, a blueprint or the files of a schema 32 MiB (a ZIP file packed and unpacked, with 10,000 files), an answer of POST /generate 10,000,000 rows.',
  'uri-too-long': 'A name in a path has at most 1,000 characters.',
  'unsupported-media-type': 'Bodies are application/json, not compressed; calls that take a folder take application/zip as well.',
  'range-not-satisfiable': 'The file is shorter than the first byte that Range asks for. "bytes" says how long it is.',
  'expectation-failed': 'Expect may hold 100-continue and nothing else.',
  misdirected: 'The Host header does not name this server. Add the name to SEEDBED_ALLOWED_HOSTS.',
  'invalid-sql':
    'Postgres refuses the query. The detail is its own message; "line", "column", "position" (in characters, from 1) and "sqlstate" give the place and the kind.',
  'invalid-ddl': 'Postgres refuses the DDL. The detail is its own message; "line", "column" and "sqlstate" give the place and the kind.',
  'invalid-blueprint': 'The blueprint is inconsistent. "errors" names every place by JSON Pointer.',
  unsatisfiable: 'No data can satisfy the request: "constraint" names the rule, "largest" the maximum number of rows.',
  'connection-failed': 'The database cannot be reached or denies access. Check host, port, user, password, database and TLS.',
  'connection-refused-by-policy': 'The operator does not allow connections to that address. SEEDBED_ALLOWED_TARGETS lists the allowed hosts.',
  'model-failed':
    'The model endpoint of the workspace gave no answer that can be used; nothing was changed. "reason" says why: unreachable, unauthorized, rate-limited, timed-out, failed, not-json, too-long, cut-off, empty or unusable.',
  'target-not-empty': 'The load expects empty tables, but some have rows. Choose keep or append; truncate deletes the rows first.',
  'target-mismatch': 'The tables of the target differ from those of the blueprint: infer it again from the target, or choose another target.',
  'load-rejected':
    'Postgres rejected rows, and everything was rolled back; or the role lacks a right there, and nothing was started. See "table", "constraint", "row" and "sqlstate". If something remains, "left" names it and "statements" remove it.',
  'options-conflict': 'Two options of the request exclude each other. "errors" names both; leave out one of them.',
  'headers-too-large': 'The address and all headers together have at most 16 KiB.',
  'rate-limited': 'Too many requests in a short time. Retry after the time in Retry-After.',
  'quota-exceeded':
    'The daily row quota of the workspace is used up: see "limit", "used" and "asked"; "startsAgainAt" is the start of the next day (UTC). Use fewer rows, or ask the operator to raise SEEDBED_ROWS_PER_DAY.',
  overloaded: 'The server is overloaded, or a part of it is unavailable. Retry after the time in Retry-After.',
  'storage-failed': 'The S3 store of artifacts returned an error. Check SEEDBED_S3_* and that the store is up; then resume the run.',
  'mock-off': 'Turn the mock API on, on the page of its dataset or with PATCH /api/v1/mocks/{id} and {"on": true}.',
  'storage-full': 'The disk has no space for the files of an export: see "needed" and "free". Export less, free some space, or set SEEDBED_ARTIFACTS.',
  internal: 'Internal error. The log of the server has the details under the id in "instance".',
};

/** The page about one type of problem. Throws Problem `not-found` for an unknown name. */
export function errorPage(type: string): string {
  if (!Object.hasOwn(PROBLEMS, type))
    throw new Problem('not-found', `There is no type of problem with that name. Known are ${Object.keys(PROBLEMS).join(', ')}.`);
  const known = type as ProblemType;
  const { status, title } = PROBLEMS[known];
  return page(
    title,
    `<p><a href="/docs/errors/">All errors</a></p><h1>${title}</h1><p class="type"><code>${known}</code> status ${status}</p><p>${HELP[known]}</p><h2>Example</h2><pre tabindex="0"><code>${escaped(JSON.stringify(exampleProblem(known), null, 2))}</code></pre><h2>Calls that answer with it</h2>${callsOf(known)}`,
  );
}

/** Which calls can answer with it, by the contract; those of a whole kind are not listed one by one. */
function callsOf(type: ProblemType): string {
  const { kind, others } = callsAnswering(type);
  const reader = '<p>Each is described in the <a href="/docs/api/">API documentation</a>.</p>';
  // Such answers are sent before a call is matched, or by a mock API.
  if (kind === null && others.length === 0) return `<p>No call of its own: the server gives it before a call is reached, or a mock API does.</p>${reader}`;
  const lines = others.map(({ method, path, summary }) => `<li><code>${method} ${escaped(path)}</code> ${escaped(summary)}</li>`);
  const list = lines.length === 0 ? '' : `${kind === null ? '' : '<p>And these:</p>'}<ul class="calls">${lines.join('')}</ul>`;
  return `${kind === null ? '' : `<p>${kind}</p>`}${list}${reader}`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** All types of problems on one page, by their status. */
export function errorsPage(): string {
  const byStatus = Object.entries(PROBLEMS).toSorted(([, a], [, b]) => a.status - b.status);
  const each = byStatus.map(
    ([type, { status, title }]) =>
      `<section id="${type}"><h2><a href="/docs/errors/${type}">${title}</a></h2><p class="type"><code>${type}</code> status ${status}</p><p>${HELP[type as ProblemType]}</p></section>`,
  );
  const intro =
    '<p>A refused request is answered with a problem document (RFC 9457). Its “type” names one of these, and its “detail” says what was wrong this time.</p>';
  return page('Errors', `<h1>Errors of the API</h1>${intro}${each.join('')}`);
}

/** What a browser gets at an address of the documentation that has no page. */
export function missingDocsPage(): string {
  const links = DOCS_PAGES.map(([url, name]) => `<li><a href="${url}">${name}</a></li>`).join('');
  return page('Page not found', `<h1>Page not found</h1><p>The documentation has no page at this address. It has these parts:</p><ul>${links}</ul>`);
}

const STYLE = `main{max-width:44rem;margin:2.5rem auto 5rem;padding:0 1rem;overflow-wrap:break-word}h1{font-size:1.6rem;line-height:1.25;margin:0 0 1rem}h2{font-size:1.05rem;margin:0}section{padding:1rem 0;border-top:1px solid var(--line);scroll-margin-top:60px}p{margin:.4rem 0}a{color:var(--accent)}h2 a{color:var(--ink);text-decoration:none}h2 a:hover{text-decoration:underline}.type{color:var(--ink-2);font-size:.875rem}code{font-family:'IBM Plex Mono',ui-monospace,monospace}main>h2{margin-top:1.75rem}pre{margin:.5rem 0;padding:.75rem 1rem;white-space:pre-wrap;border:1px solid var(--line);border-radius:6px;background:var(--surface);font-size:.8125rem;line-height:1.5}.calls{margin:.5rem 0;padding:0;list-style:none;font-size:.875rem}.calls li{padding:.35rem 0;border-top:1px solid var(--line)}.calls code{display:block}`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head>${DOCS_HEAD}<title>${title} · Seedbed</title>
<style>${DOCS_STYLE}
${STYLE}</style></head>
<body>${docsBar('/docs/errors/')}<main>${body}</main></body></html>
`;
}
