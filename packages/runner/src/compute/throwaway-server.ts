import type { Connection } from '@seedbed/postgres/sql';
import type { LazyThrowaway, ThrowawayCheck, ThrowawayServer } from '../source/servers/throwaway.ts';

/** The address of the throwaway server. */
export type ThrowawayPlace = {
  readonly connection: Connection;
  /** The same number means the same server, with everything created in it. */
  readonly generation: number;
};

export type OwnThrowaway = {
  /** Runs work that uses the server; errors caused by its end say so. */
  during<T>(work: (place: ThrowawayPlace) => Promise<T>): Promise<T>;
  check(): Promise<ThrowawayCheck>;
  /** Drops the objects of an ended thread. */
  tidy(mark: string): void;
  close(): Promise<void>;
};

/** The throwaway server, started on first use; threads connect to it directly. */
export function ownThrowaway(given: ThrowawayServer | undefined): OwnThrowaway {
  // Loaded on demand, because no other code on this thread needs most of it.
  let opened: Promise<LazyThrowaway> | undefined;
  let connection: Connection | undefined;
  const tidying = new Set<Promise<void>>();

  return {
    async during(work) {
      const throwaway = await (opened ??= import('../source/servers/throwaway.ts').then(({ lazyThrowaway }) => lazyThrowaway(given)));
      return throwaway.during(async () => {
        ({ connection } = await throwaway.open());
        return work({ connection, generation: throwaway.deaths() });
      });
    },
    check: async () => (await opened)?.check() ?? 'idle',
    tidy(mark) {
      if (!connection) return;
      const server = connection;
      const done = import('@seedbed/postgres/sandbox')
        .then(({ dropSandboxes }) => dropSandboxes(server, mark))
        // If the server is gone, they are gone too.
        .catch(() => undefined);
      tidying.add(done);
      void done.then(() => tidying.delete(done));
    },
    async close() {
      await Promise.all(tidying);
      await (await opened)?.close();
    },
  };
}
