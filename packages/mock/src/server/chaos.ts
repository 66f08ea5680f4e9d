import { createHash } from 'node:crypto';
import { MAX_MOCK_LATENCY, Problem } from '@seedbed/contract';
import { MockFault } from '../core/index.ts';

/** Slow answers and errors on purpose. */
export type ChaosOptions = {
  /** Milliseconds that an answer waits: one number, or the minimum and the maximum. At most 30,000. */
  readonly latency?: number | readonly [minimum: number, maximum: number] | undefined;
  /** Share of requests that fail, from 0 to 1. */
  readonly errorRate?: number | undefined;
  /** Status of requests that fail, from 400 to 599. Default 503. */
  readonly status?: number | undefined;
};

/** The faults for one request. */
export type Injected = { /** Milliseconds. */ readonly delay: number; /** Null: the request is answered. */ readonly fault: MockFault | null };

export type Chaos = {
  /** Whether any answer is delayed. */
  readonly isSlow: boolean;
  /** Counts a request: `address` is its path and query. */
  draw(session: string, method: string, address: string): Injected;
  /** Counts the requests of a session from the first again. */
  reset(session: string): void;
};

/** How many addresses to count calls for; drops the least recently used first. */
const MAX_COUNTED = 20_000;

/**
 * Draws follow from the seed, session, method, address and the number of calls of that address. The same requests therefore see the same delays and errors,
 * in whatever order those to other addresses arrive. Throws Problem `invalid-request` for settings out of range.
 */
export function openChaos({ latency = 0, errorRate = 0, status = 503 }: ChaosOptions, seed: string | number): Chaos {
  const [minimum, maximum] = typeof latency === 'number' ? [latency, latency] : latency;
  requireRange(
    isWithin(minimum, 0, MAX_MOCK_LATENCY) && isWithin(maximum, minimum, MAX_MOCK_LATENCY),
    'latency',
    `milliseconds from 0 to ${MAX_MOCK_LATENCY}, minimum first`,
  );
  requireRange(isWithin(errorRate, 0, 1), 'errorRate', 'a share from 0 to 1');
  requireRange(Number.isInteger(status) && isWithin(status, 400, 599), 'status', 'a whole number from 400 to 599');
  const calls = new Map<string, number>();
  const count = (key: string): number => {
    const call = (calls.get(key) ?? 0) + 1;
    calls.delete(key);
    calls.set(key, call);
    if (calls.size > MAX_COUNTED) calls.delete(calls.keys().next().value!);
    return call;
  };
  return {
    isSlow: maximum > 0,
    draw(session, method, address) {
      const key = `${session}\0${method} ${address}`;
      const bytes = createHash('sha256')
        .update(`${seed}\0${key}\0${count(key)}`)
        .digest();
      const delay = Math.floor(minimum + shareAt(bytes, 0) * (maximum - minimum + 1));
      return { delay: Math.min(delay, maximum), fault: shareAt(bytes, 4) < errorRate ? faultOf(status) : null };
    },
    reset(session) {
      for (const key of calls.keys()) if (key.startsWith(`${session}\0`)) calls.delete(key);
    },
  };
}

/** The header that marks deliberate faults. */
export const INJECTED = 'X-Seedbed-Injected';

/** The value of that header: `delay=132, error`. Null if it did nothing. */
export function injectedHeader({ delay, fault }: Injected): string | null {
  const parts = [...(delay > 0 ? [`delay=${delay}`] : []), ...(fault ? ['error'] : [])];
  return parts.length > 0 ? parts.join(', ') : null;
}

/** The milliseconds in such a value. */
export function injectedDelay(header: string | null): number {
  return Number(/\bdelay=(\d+)/.exec(header ?? '')?.[1] ?? 0);
}

/** Waits as `fetch` does: rejects with the reason of the signal as soon as it is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}

function faultOf(status: number): MockFault {
  // As on real servers, the answer tells when a client may retry.
  const headers = status === 429 || status === 503 ? { 'Retry-After': '1' } : {};
  return new MockFault({ code: 'CHAOS', status, message: 'This error is injected: the mock has an error rate.', headers });
}

/** 32 bits as a number from 0 to below 1. */
function shareAt(bytes: Buffer, at: number): number {
  return bytes.readUInt32LE(at) / 2 ** 32;
}

function isWithin(value: number, minimum: number, maximum: number): boolean {
  return value >= minimum && value <= maximum;
}

function requireRange(isRight: boolean, name: string, expected: string): void {
  if (!isRight) throw new Problem('invalid-request', `chaos.${name} takes ${expected}.`);
}
