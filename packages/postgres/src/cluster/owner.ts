import { link, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processStart } from './process-identity.ts';

/**
 * Records in a cluster's folder which process uses it: `pid`, that process's start time, and the folder itself, since
 * folders are copied. If a living process (this one included) already claimed it, returns its pid and writes nothing.
 */
export async function claim(folder: string): Promise<number | undefined> {
  const file = join(folder, 'owner');
  const ours = `${file}.${process.pid}`;
  await writeFile(ours, await ownClaim(folder), { mode: 0o600 });
  try {
    await link(ours, file);
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const other = await claimant(folder);
    if (other !== undefined) return other;
    await rename(ours, file);
    return await livingOwner(folder);
  } finally {
    await rm(ours, { force: true });
  }
}

export async function release(folder: string): Promise<void> {
  await rm(join(folder, 'owner'), { force: true });
}

/** The living process that uses the folder, if it is not this one. */
export async function livingOwner(folder: string): Promise<number | undefined> {
  const pid = await claimant(folder);
  return pid === process.pid ? undefined : pid;
}

/** Whether an open cluster of this process claimed the folder. */
export async function isOurs(folder: string): Promise<boolean> {
  return (await claimant(folder)) === process.pid;
}

async function claimant(folder: string): Promise<number | undefined> {
  const text = await readFile(join(folder, 'owner'), 'utf8').catch(() => '');
  const [pid, start, place] = text.split('\n');
  // If several processes sweep at once, another may have removed the folder after its file was read.
  if (!pid || !start || (place && place !== (await realpath(folder).catch(() => undefined)))) return undefined;
  return (await processStart(Number(pid))) === start ? Number(pid) : undefined;
}

async function ownClaim(folder: string): Promise<string> {
  return `${process.pid}\n${await processStart(process.pid)}\n${await realpath(folder)}\n`;
}
