import type { ProblemDocument } from '@seedbed/contract';

export type Answer<T = any> = { status: number; headers: Headers; body: T };

/** One call as curl would make it: sends any input, valid or not. */
export async function send<T = any>(baseUrl: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    // Returns redirects like any other answer.
    redirect: 'manual',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: text }),
  });
  const answer = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (/json/.test(response.headers.get('content-type') ?? '') && !/ndjson/.test(response.headers.get('content-type')!) ? JSON.parse(answer) : answer) as T,
  };
}

/** A short form of a problem, for comparisons. */
export function gist({ body, status }: Answer): { type: string; status: number; at: string[] } {
  const problem = body as ProblemDocument;
  return { type: problem.type?.replace('/docs/errors/', ''), status, at: (problem.errors ?? []).map((error) => error.pointer) };
}
