import { dictionary, LIMITS, Problem } from '@seedbed/contract';
import type { Fault } from '@seedbed/runner/documents';
import { isUnavailable } from '../db/unavailable.ts';

type FastifyFault = Error & { code?: string; statusCode?: number; validation?: readonly Fault[]; validationContext?: string };

/** Characters of one part of a path, decoded. */
export const LONGEST_NAME_IN_PATH = 1_000;

/** Maximum characters of a pointer or its message. */
const LONGEST_PLACE = 500;

/** The parts of a request, as `pointer` and `detail` name them. The body has no prefix: its pointers are JSON Pointers into it. */
const PARTS: Readonly<Record<string, { prefix: string; name: string }>> = dictionary({
  body: { prefix: '', name: 'The body' },
  params: { prefix: '/path', name: 'The path' },
  querystring: { prefix: '/query', name: 'The query' },
  headers: { prefix: '/header', name: 'A header' },
});

/** The Problem for an error. An unknown error is an internal one, and its text stays in the log. */
export function toProblem(caught: unknown): Problem {
  if (caught instanceof Problem) return caught;
  const error = caught as FastifyFault;
  if (error.validation) return invalidRequest(error.validation, PARTS[error.validationContext ?? 'body'] ?? PARTS['body']!);
  if (isUnavailable(error))
    return new Problem('overloaded', 'The database of the server does not respond. Try again in a moment.', { facts: { retryAfter: 2 }, cause: error });
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Problem(
        'too-large',
        `The body is over the limit of this call. DDL may have ${LIMITS.ddlBytes} bytes, a blueprint or a ZIP file ${LIMITS.blueprintBytes}.`,
      );
    case 'FST_ERR_BAD_URL':
      return new Problem('invalid-request', 'The path is not correctly percent-encoded.', {
        errors: [{ pointer: '/path', message: 'contains a % without two hex digits, or invalid UTF-8' }],
      });
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return nameTooLong();
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Problem('unsupported-media-type', 'Bodies must be application/json, or application/zip where the call takes a folder.');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Problem('invalid-request', 'The length of the body differs from Content-Length.');
    case 'FST_ERR_VALIDATION':
      return new Problem('invalid-request', error.message);
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return new Problem('invalid-request', error.message);
  return new Problem('internal', 'Internal error. The log of the server has the details under the id in "instance".', { cause: caught });
}

function invalidRequest(faults: readonly Fault[], part: { prefix: string; name: string }): Problem {
  const errors = faults.map((fault) => ({ pointer: cut(part.prefix + fault.instancePath), message: cut(fault.message) }));
  const [first] = errors;
  const detail = first
    ? `${part.name} does not fit: ${first.pointer || 'it'} ${first.message}${errors.length > 1 ? `, and ${errors.length - 1} more` : ''}.`
    : `${part.name} does not fit.`;
  return new Problem('invalid-request', detail, { errors });
}

/** Places contain the sender's own names, which may be arbitrarily long. */
function cut(text: string): string {
  return text.length <= LONGEST_PLACE ? text : `${text.slice(0, LONGEST_PLACE)}…`;
}

/** From the router, which rejects names of this length, and from the file routes, which accept any path. */
export function nameTooLong(): Problem {
  return new Problem('uri-too-long', `A name in the path has more than ${LONGEST_NAME_IN_PATH} characters.`);
}
