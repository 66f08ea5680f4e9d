import { statfs } from 'node:fs/promises';
import type { Database } from '../../db/client.ts';

export type Readiness = { ready: boolean; checks: Record<string, string> };

const MIN_FREE_SHARE = 0.05;
const DATABASE_MS = 1_000;

type Checked = {
  readonly database: Database;
  readonly dataDir: string;
  readonly stopping: () => boolean;
  /** The server for reading and proving schemas; `idle` before its first use. */
  readonly throwaway: () => Promise<string>;
};

/** Whether the server can work: checked now, within about a second. */
export async function readinessOf({ database, dataDir, stopping, throwaway }: Checked): Promise<Readiness> {
  const [control, tried, disk] = await Promise.all([databaseCheck(database), throwaway(), diskCheck(dataDir)]);
  const checks = { database: control, throwaway: tried, disk, server: stopping() ? 'shutting down' : 'ok' };
  return { ready: Object.values(checks).every((check) => check === 'ok' || check === 'idle'), checks };
}

async function databaseCheck(database: Database): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => (timer = setTimeout(resolve, DATABASE_MS, 'no answer in a second')));
  const ping = database.pool.query('SELECT 1').then(
    () => 'ok',
    () => 'not reachable',
  );
  return Promise.race([ping, late]).finally(() => clearTimeout(timer));
}

async function diskCheck(dataDir: string): Promise<string> {
  try {
    const { bavail, blocks } = await statfs(dataDir);
    return blocks === 0 || bavail / blocks >= MIN_FREE_SHARE ? 'ok' : 'less than 5 % free';
  } catch {
    return 'the data folder cannot be read';
  }
}
