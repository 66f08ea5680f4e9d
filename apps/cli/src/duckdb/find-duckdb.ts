import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../exit-code.ts';

const PACKAGE = '@duckdb/node-api';

export type DuckDb = typeof import('@duckdb/node-api');

/**
 * DuckDB as the project has it, otherwise as Seedbed's own folder has it. It is 60 MB for each platform, so Seedbed
 * does not bring it. Throws `UsageError` with the command that installs it.
 */
export async function findDuckDb(cwd: string): Promise<DuckDb> {
  for (const from of [pathToFileURL(join(cwd, 'package.json')), import.meta.url]) {
    try {
      const path = createRequire(from).resolve(PACKAGE);
      return (await import(pathToFileURL(path).href)) as DuckDb;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  throw new UsageError(`--format duckdb needs DuckDB in this project: npm install --save-dev ${PACKAGE}`);
}
