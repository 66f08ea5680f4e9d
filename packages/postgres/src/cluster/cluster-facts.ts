import { findBinaries, type Binaries } from './binaries.ts';
import { initdbArguments } from './initialize.ts';
import { findServerUser } from './server-user.ts';

/** The facts that a fresh `initdb` folder depends on: folders with the same facts are interchangeable. */
export async function clusterFacts(kind: 'control' | 'throwaway', binaries?: Binaries): Promise<string[]> {
  const [of, user] = await Promise.all([binaries ?? findBinaries(), findServerUser()]);
  return [of.version, of.folder, ...initdbArguments(of, kind), String(user?.uid ?? process.getuid?.())];
}
