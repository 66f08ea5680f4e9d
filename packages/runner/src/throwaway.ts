import { openCluster, type Cluster, type Connection } from '@seedbed/postgres';

/** A running server in which nothing lasts. */
export type ThrowawayServer = { readonly connection: Connection };

/** The caller's server, or one of our own that is started by the first `open` and stopped by `close`. */
export function lazyThrowaway(given: ThrowawayServer | undefined): { open(): Promise<ThrowawayServer>; close(): Promise<void> } {
  let own: Promise<Cluster> | undefined;
  return {
    async open() {
      if (given) return given;
      own ??= openCluster({ kind: 'throwaway' }).catch((error: unknown) => {
        own = undefined;
        throw error;
      });
      return own;
    },
    async close() {
      const cluster = own;
      own = undefined;
      await (await cluster?.catch(() => undefined))?.stop();
    },
  };
}
