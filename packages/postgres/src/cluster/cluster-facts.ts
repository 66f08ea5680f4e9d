import { findBinaries, type Binaries } from './binaries.ts';
import { initdbArguments } from './initialize.ts';
import { findServerUser } from './server-user.ts';

/** What a data folder that `initdb` made here depends on: of the same facts, one is as good as another. */
export async function clusterFacts(kind: 'control' | 'throwaway', binaries?: Binaries): Promise<string[]> {
  const [of, user] = await Promise.all([binaries ?? findBinaries(), findServerUser()]);
  return [of.version, of.folder, ...initdbArguments(of, kind), String(user?.uid ?? process.getuid?.())];
}
