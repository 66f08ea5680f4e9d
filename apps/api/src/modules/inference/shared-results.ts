/** Results that do not change: computed once, for all who request the same. Disposing it stops the computations. */
type SharedResults<T> = AsyncDisposable & {
  /** `signal` ends only the waiting: others may wait for the computation, and its result is kept. A failed one is repeated. */
  get(key: string, signal: AbortSignal, make: (stopping: AbortSignal) => Promise<T>): Promise<T>;
};

/** Keeps at most `kept`; drops the least recently used first. */
export function sharedResults<T>(kept: number): SharedResults<T> {
  const results = new Map<string, Promise<T>>();
  const working = new Set<Promise<unknown>>();
  const stopping = new AbortController();

  function begin(key: string, make: (stopping: AbortSignal) => Promise<T>): Promise<T> {
    const result = make(stopping.signal);
    const settled = result.then(
      () => undefined,
      () => {
        if (results.get(key) === result) results.delete(key);
      },
    );
    working.add(settled);
    void settled.then(() => working.delete(settled));
    return result;
  }

  return {
    get(key, signal, make) {
      const result = results.get(key) ?? begin(key, make);
      results.delete(key);
      results.set(key, result);
      if (results.size > kept) results.delete(results.keys().next().value!);
      return unlessGone(result, signal);
    },
    async [Symbol.asyncDispose]() {
      stopping.abort(new Error('the server stops'));
      await Promise.all(working);
    },
  };
}

/** The result, or the signal's reason if that comes first. */
async function unlessGone<T>(result: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const gone = Promise.withResolvers<never>();
  const leave = (): void => gone.reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([result, gone.promise]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
