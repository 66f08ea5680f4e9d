import type { TestProject } from 'vitest/node';
import { openCluster } from '../../src/index.ts';
import type { Connection } from '../../src/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    throwawayServer: Connection;
  }
}

/** One throwaway server for a whole test run; `test/support/cluster.ts` hands out databases of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openCluster({ kind: 'throwaway' });
  project.provide('throwawayServer', cluster.connection);
  return () => cluster.stop();
}
