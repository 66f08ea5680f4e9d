import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clusterFacts, openCluster } from '@seedbed/postgres/cluster';
import { unpackOnce } from './unpack-once.ts';

/**
 * Created once on this machine for each version of Postgres and our settings of initdb: creating takes twice as long as
 * copying.
 */
async function template(): Promise<string> {
  const key = createHash('sha256')
    .update([...(await clusterFacts('control')), 'layout 1'].join('\n'))
    .digest('hex')
    .slice(0, 12);
  return unpackOnce(join(tmpdir(), `seedbed-target-template-${key}`), async (into) => {
    const cluster = await openCluster({ kind: 'control', dataDir: into });
    await cluster.stop();
  });
}

/** Fills an empty data folder with a fresh cluster. Does nothing if server data are stored elsewhere. */
export async function copyTemplate(dataDir: string): Promise<void> {
  const made = await template();
  if (existsSync(join(made, 'pgdata'))) await promisify(execFile)('cp', ['-a', `${made}/.`, dataDir]);
}
