/** A comment now and then keeps proxies and our own watchdog from taking a quiet stream for a dead one. */
const PING_MS = 15_000;
const encoder = new TextEncoder();
const PING = encoder.encode(': still here\n\n');

/** One server-sent event (WHATWG HTML, 9.2); `data` has no line ends, being JSON. */
export function toSse(id: string, event: string, data: unknown): Uint8Array {
  return encoder.encode(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** The chunks of an event stream, with a comment whenever none came for a while. */
export async function* withPings(events: AsyncIterable<Uint8Array>, everyMs: number = PING_MS): AsyncGenerator<Uint8Array> {
  const iterator = events[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const quiet = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), everyMs)));
      const outcome = await Promise.race([next, quiet]).finally(() => clearTimeout(timer));
      if (outcome === undefined) {
        yield PING;
        continue;
      }
      if (outcome.done) return;
      yield outcome.value;
      next = iterator.next();
    }
  } finally {
    // Not waited for: a source that is waiting itself ends when its signal says so.
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
  }
}
