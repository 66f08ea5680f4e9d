/**
 * Why rows come from the server: the worker's script has not loaded, it has loaded but is not ready, or it failed, with
 * the reason.
 */
export type StartTrouble = { readonly why: 'loading' | 'slow' } | { readonly why: 'failed'; readonly cause: string };

/** If a start takes longer, rows come from the server in the meantime. */
export const SLOW_MS = 8_000;
/** A worker that has shown no sign of life after this is replaced; the next one has twice as long. */
export const SILENT_MS = 60_000;
/** Pauses before a worker that failed is replaced; the last one repeats. */
export const PAUSES_MS = [2_000, 5_000, 15_000, 30_000, 60_000] as const;

/** Receives the state of the start, and replaces the worker on request. */
type Hears = { trouble(trouble: StartTrouble): void; renew(): void };

/**
 * Watches the start of a worker. A slow start is not a failure: it may take any time while rows come from the server.
 */
export function watchStart(hears: Hears) {
  let failures = 0;
  let patience = SILENT_MS;
  let isAlive = false;
  let isLate = false;
  let slow: ReturnType<typeof setTimeout> | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(slow);
    clearTimeout(next);
  };
  const tell = () => isLate && hears.trouble({ why: isAlive ? 'slow' : 'loading' });
  const renew = () => {
    stop();
    hears.renew();
  };
  return {
    /** A worker was requested. */
    begun(): void {
      stop();
      isAlive = false;
      // If rows already come from the server, they still do.
      tell();
      slow = setTimeout(() => {
        isLate = true;
        tell();
      }, SLOW_MS);
      next = setTimeout(() => {
        patience *= 2;
        renew();
      }, patience);
    },
    /** Its script runs: from now on there is no time limit. */
    alive(): void {
      clearTimeout(next);
      isAlive = true;
      tell();
    },
    /** It answers. */
    up(): void {
      stop();
      failures = 0;
      patience = SILENT_MS;
      isLate = false;
    },
    failed(cause: string): void {
      stop();
      isLate = true;
      hears.trouble({ why: 'failed', cause });
      next = setTimeout(renew, PAUSES_MS[Math.min(failures++, PAUSES_MS.length - 1)]);
    },
    /** Someone does not want to wait. */
    renew,
    stop,
  };
}
