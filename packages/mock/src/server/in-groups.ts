/**
 * Runs slow work for many callers at once: a run begins when the one before has ended, and serves all who called meanwhile. Its error goes
 * to them alone.
 */
export function inGroups(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running = running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return work();
      });
    return next;
  };
}
