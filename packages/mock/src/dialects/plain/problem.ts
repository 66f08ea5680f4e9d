import { MockFault, Answer } from '../../core/index.ts';

/** The place of an error in a request: `parameter` or `pointer`. */
export type Place = { readonly parameter: string } | { readonly pointer: string };

export class PlainProblem extends Error {
  override readonly name = 'PlainProblem';
  readonly status: number;
  readonly title: string;
  readonly place: Place | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, title: string, detail: string, place: Place | null = null, headers: Readonly<Record<string, string>> = {}) {
    super(detail);
    this.status = status;
    this.title = title;
    this.place = place;
    this.headers = headers;
  }
}

/** Problem details of RFC 9457. Database errors include their code. */
export function problemAnswer(error: PlainProblem | MockFault): Answer {
  if (error instanceof PlainProblem) {
    const { status, title, message, place, headers } = error;
    return problem(status, { title, status, detail: message, ...place }, headers);
  }
  const { code, message, details, hint } = error;
  const status = statusOf(error);
  return problem(
    status,
    { title: titleOf(status), status, detail: message, code, ...(details !== null && { details }), ...(hint !== null && { hint }) },
    error.headers,
  );
}

function problem(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Answer {
  return new Answer(JSON.stringify(body), { status, headers: { ...headers, 'Content-Type': 'application/problem+json' } });
}

function statusOf({ code, status }: MockFault): number {
  if (code === '23503' || code === '23505' || code === '23P01') return 409;
  if (code === '53400') return 413;
  if (code === '42883') return 400;
  return /^(22|23)/.test(code) || code === '428C9' ? 422 : status;
}

function titleOf(status: number): string {
  const titles: Readonly<Record<number, string>> = {
    409: 'Conflict',
    413: 'Too large',
    422: 'Invalid values',
    401: 'Unauthorized',
    403: 'Forbidden',
    405: 'Read-only',
    429: 'Too many requests',
    503: 'Service unavailable',
  };
  return titles[status] ?? (status < 500 ? 'Invalid request' : 'Query failed');
}

export const notFound = (what: string) => new PlainProblem(404, 'Not found', what);
