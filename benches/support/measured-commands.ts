import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHOP_DDL } from './shop-ddl.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Files of DDL by name: the shop, written into `folder`, and real schemas from `SEEDBED_SCHEMAS`, or from `../shared/schemas` beside the repository. `bench` reports missing
 * ones.
 */
export async function measuredSchemas(folder: string, real: readonly string[], bench: string): Promise<[string, string][]> {
  const shop = join(folder, 'shop.sql');
  await writeFile(shop, SHOP_DDL);
  const from = process.env['SEEDBED_SCHEMAS'] ?? join(ROOT, '../shared/schemas');
  const found: [string, string][] = [['shop', shop]];
  for (const name of real) {
    const file = join(from, `${name}.sql`);
    if (existsSync(file)) found.push([name, file]);
    else console.error(`${bench}: not measured: there is no ${file}; set SEEDBED_SCHEMAS`);
  }
  return found;
}

/** Only the cache folder of our settings. */
export function ownCache(folder: string, cache = join(folder, 'cache')): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? folder, XDG_CACHE_HOME: cache };
}
