/** Passes the first few of each kind, and counts the rest: a flood takes a few lines. */
export type Tally<T> = {
  /** False if this one is only counted. `sample` represents its kind in the line with the count. */
  admits(kind: string, sample: T): boolean;
};

export type TallyOptions = { readonly everyMs?: number; readonly few?: number };

/** Calls `tell` for each kind that occurred more than `few` times in `everyMs`, with the number of further ones. */
export function openTally<T>(tell: (sample: T, more: number) => void, { everyMs = 10_000, few = 10 }: TallyOptions = {}): Tally<T> {
  let kinds = new Map<string, { readonly sample: T; seen: number }>();

  const close = (): void => {
    const over = kinds;
    kinds = new Map();
    for (const { sample, seen } of over.values()) if (seen > few) tell(sample, seen - few);
  };

  return {
    admits(kind, sample) {
      // No timer runs while nothing happens, and none keeps the process alive.
      if (kinds.size === 0) setTimeout(close, everyMs).unref();
      const found = kinds.get(kind);
      if (!found) kinds.set(kind, { sample, seen: 1 });
      else found.seen++;
      return (found?.seen ?? 1) <= few;
    },
  };
}
