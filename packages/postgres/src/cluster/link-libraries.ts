import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

type Link = { readonly source: string; readonly target: string };

/**
 * Shared libraries go by several names, and packages hold no links: the platform package makes them by a script after it is installed. If
 * package scripts do not run (npm 12, `--ignore-scripts`), this creates them.
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
