import { ClientProblem } from '@seedbed/client';
import { afterEach, expect, test, vi } from 'vitest';
import { isUnreachable } from '../../lib/server-reach.ts';
import { sendRequest } from './send-request.ts';

const CALL = { method: 'GET', path: '/orders', body: '' };
afterEach(() => void vi.unstubAllGlobals());

test('a request that reaches no server is reported without the browser’s message', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const error: unknown = await sendRequest('http://127.0.0.1:9', CALL, new AbortController().signal).catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(ClientProblem);
  expect(isUnreachable(error)).toBe(true);
});

test('a cancelled request reports nothing about the server', async () => {
  const taken = new AbortController();
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('aborted', 'AbortError')));
  taken.abort();
  const error: unknown = await sendRequest('http://127.0.0.1:9', CALL, taken.signal).catch((fault: unknown) => fault);
  expect(isUnreachable(error)).toBe(false);
});
