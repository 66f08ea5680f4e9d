import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

type Link = { readonly source: string; readonly target: string };

/**
 * Shared libraries have several names, and packages cannot contain links: an install script of the platform package
 * creates them. If package scripts do not run (npm 12, `--ignore-scripts`), this function creates them.
 */
export async function linkLibraries(root: string): Promise<void> {
  const links = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')) as Link[];
  if (links.every(({ target }) => existsSync(join(root, target)))) return;
  for (const { source, target } of links) {
    await symlink(basename(source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
