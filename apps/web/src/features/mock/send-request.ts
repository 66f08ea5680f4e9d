import { ClientProblem } from '@seedbed/client';
import { serverGone } from '../../lib/server-reach.ts';
import type { MockCall } from './mock-call.ts';

/** The answer of a mock, formatted for people. */
export type MockReply = {
  readonly status: number;
  readonly milliseconds: number;
  readonly bytes: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** JSON is indented. */
  readonly text: string;
  /** Only part of `text` is shown. */
  readonly isCut: boolean;
};

const MAX_SHOWN = 100_000;

/** Sends a request as a client would. Throws a ClientProblem where the server does not answer. */
export async function sendRequest(base: string, { method, path, body }: MockCall, signal: AbortSignal): Promise<MockReply> {
  const began = performance.now();
  const response = await fetch(`${base}${path.startsWith('/') ? '' : '/'}${path}`, {
    method,
    signal,
    cache: 'no-store',
    ...(body === '' ? {} : { body, headers: { 'content-type': 'application/json' } }),
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    serverGone();
    throw ClientProblem.unreachable(cause);
  });
  const bytes = await response.arrayBuffer();
  const milliseconds = performance.now() - began;
  const text = indented(new TextDecoder().decode(bytes), response.headers.get('content-type') ?? '');
  const headers = [...response.headers].filter(([name]) => !OF_THE_SERVER.has(name));
  return { status: response.status, milliseconds, bytes: bytes.byteLength, headers, text: text.slice(0, MAX_SHOWN), isCut: text.length > MAX_SHOWN };
}

/** Headers of every answer, which are not about the request. */
const OF_THE_SERVER: ReadonlySet<string> = new Set([
  'connection',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'date',
  'keep-alive',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
]);

function indented(text: string, mediaType: string): string {
  if (!mediaType.includes('json')) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
