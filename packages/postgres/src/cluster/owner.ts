import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processStart } from './process-identity.ts';

/** Writes into a cluster's folder which process uses it: `pid`, then when that process started. */
export async function claim(folder: string): Promise<void> {
  await writeFile(join(folder, 'owner'), `${process.pid}\n${await processStart(process.pid)}\n`, { mode: 0o600 });
}

/** The living process that uses the folder, if it is another one than ours. */
export async function livingOwner(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, 'owner'), 'utf8').catch(() => '');
  const [pid, start] = text.split('\n');
  if (!pid || Number(pid) === process.pid) return undefined;
  return (await processStart(Number(pid))) === start ? Number(pid) : undefined;
}

/** Whether an open cluster of this very process claimed the folder. */
export async function isOurs(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, 'owner'), 'utf8').catch(() => '');
  return text === `${process.pid}\n${await processStart(process.pid)}\n`;
}
