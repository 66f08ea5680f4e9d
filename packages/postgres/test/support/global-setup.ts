import type { TestProject } from 'vitest/node';
import { openCluster } from '../../src/cluster/index.ts';
import type { Connection } from '../../src/sql/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    throwawayServers: Connection[];
  }
}

/** A throwaway server for each worker of a test run: what a test says of a whole server is not what its neighbour does. `test/support/cluster.ts` hands out databases of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await using opening = new AsyncDisposableStack();
  const clusters = await Promise.all(Array.from({ length: project.config.maxWorkers }, async () => opening.use(await openCluster({ kind: 'throwaway' }))));
  project.provide(
    'throwawayServers',
    clusters.map(({ connection }) => connection),
  );
  const open = opening.move();
  return () => open.disposeAsync();
}
