import { EngineClient } from './engine-client.ts';

/** An engine that nobody uses is let go after so long. */
const KEPT_MS = 60_000;

let awake: { readonly client: EngineClient; readonly timer: ReturnType<typeof setTimeout> } | null = null;

/** An engine whose code is here already, where there is one: it compiles at once, and what it compiled before made it quick. */
export function takeEngine(): EngineClient {
  if (!awake) return new EngineClient();
  const { client, timer } = awake;
  awake = null;
  clearTimeout(timer);
  return client;
}

/** Starts an engine for a dataset that is being made. */
export function wakeEngine(): void {
  if (!awake) keepEngine(new EngineClient());
}

/** Hands over an engine that is not needed any more; what it held is forgotten. */
export function keepEngine(client: EngineClient): void {
  if (awake) return client.dispose();
  const letGo = () => {
    if (awake?.client === client) awake = null;
    client.dispose();
  };
  awake = { client, timer: setTimeout(letGo, KEPT_MS) };
  // One that does not start is not given to anybody; whoever needs one hears of it then.
  client.call('forget').catch(() => awake?.client === client && letGo());
}
