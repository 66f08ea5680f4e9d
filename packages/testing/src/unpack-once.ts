import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';

/**
 * Fills a folder once for all processes of this machine. The folder appears as a whole: another process never sees half of it, and
 * what a killed process left cannot be mistaken for it.
 * @param unpack fills the folder that it is given
 * @returns `folder`
 */
export async function unpackOnce(folder: string, unpack: (into: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder;
  const own = await mkdtemp(`${folder}-`);
  try {
    await unpack(own);
    await rename(own, folder);
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
