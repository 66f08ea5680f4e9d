import type { TestProject } from 'vitest/node';
import { openCluster } from '../../src/cluster/index.ts';
import type { Connection } from '../../src/sql/index.ts';
import { keepDataInMemory } from './ram-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    throwawayServers: Connection[];
  }
}

/**
 * A throwaway server for each worker of a test run, so that tests do not affect each other's server. `test/support/cluster.ts` hands out
 * its databases.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Only under `npm test`: for a single file, filling the pool there takes longer than it saves.
  if (process.env['SEEDBED_TEST_LANE'] !== undefined) keepDataInMemory(process.env);
  await using opening = new AsyncDisposableStack();
  const clusters = await Promise.all(Array.from({ length: project.config.maxWorkers }, async () => opening.use(await openCluster({ kind: 'throwaway' }))));
  project.provide(
    'throwawayServers',
    clusters.map(({ connection }) => connection),
  );
  const open = opening.move();
  return () => open.disposeAsync();
}
