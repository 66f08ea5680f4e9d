import { EngineClient } from './engine-client.ts';

/** An unused engine is released after this time. */
const KEPT_MS = 60_000;

let awake: { readonly client: EngineClient; readonly timer: ReturnType<typeof setTimeout> } | null = null;

/** An engine whose code is already loaded, if there is one: it compiles immediately, and its JIT is warm. */
export function takeEngine(): EngineClient {
  if (!awake) return new EngineClient();
  const { client, timer } = awake;
  awake = null;
  clearTimeout(timer);
  return client;
}

/** Starts an engine for a dataset that is being created. */
export function wakeEngine(): void {
  if (!awake) keepEngine(new EngineClient());
}

/** Returns an engine that is no longer needed; its state is dropped. */
export function keepEngine(client: EngineClient): void {
  if (awake) return client.dispose();
  const letGo = () => {
    if (awake?.client === client) awake = null;
    client.dispose();
  };
  awake = { client, timer: setTimeout(letGo, KEPT_MS) };
  // An engine that does not start is not reused; the next caller gets the error then.
  client.call('forget').catch(() => awake?.client === client && letGo());
}
