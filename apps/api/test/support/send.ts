import type { ProblemDocument } from '@seedbed/contract';

export type Answer<T = any> = { status: number; headers: Headers; body: T };

/** One call as curl would make it: whatever is given, whether it fits or not. */
export async function send<T = any>(baseUrl: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    // Whoever is led somewhere is told where, as any other answer.
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

/** What a problem says, in short: for comparing. */
export function gist({ body, status }: Answer): { type: string; status: number; at: string[] } {
  const problem = body as ProblemDocument;
  return { type: problem.type?.replace('/docs/errors/', ''), status, at: (problem.errors ?? []).map((error) => error.pointer) };
}
