import { Problem } from '@seedbed/contract';
import type { SeedScript } from './statement.ts';
import { importsOf } from './code/imports.ts';
import { parseScript } from './code/parse.ts';
import { isDrizzleSeed, readDrizzleSeed } from './tools/drizzle.ts';
import { drizzleTables } from './tools/drizzle-tables.ts';
import { readMockaroo } from './tools/mockaroo.ts';
import { readRows } from './tools/rows.ts';
import { isSnaplet, readSnaplet } from './tools/snaplet.ts';
import { isSnapletConfig, readSnapletConfig } from './tools/snaplet-config.ts';

/** Gives the text of a file that a script imports, by its relative path, or undefined. */
export type ReadImport = (path: string) => Promise<{ readonly file: string; readonly text: string } | undefined>;

/**
 * Reads a seed script of another tool. The script is parsed and never run. Throws Problem `invalid-request` for any
 * other file.
 */
export async function readSeedScript(text: string, file: string, readImport: ReadImport = async () => undefined): Promise<SeedScript> {
  if (/\.json$/i.test(file) || /^\s*[{[]\s*"/.test(text)) return readMockaroo(text, file);
  if (/\.(?:py|rb|php|go|java|sql)$/i.test(file))
    throw new Problem('invalid-request', `${file}: seed scripts in TypeScript, JavaScript and schemas of Mockaroo (JSON) can be read.`);
  const script = parseScript(text, file);
  if (isSnapletConfig(text)) return readSnapletConfig(script);
  const imports = await importsOf(script, readImport);
  const own = isSnaplet(text) ? readSnaplet(script) : isDrizzleSeed(text) ? readDrizzleSeed(script) : undefined;
  // In addition to such a client, a script may write rows in another way.
  const rows = readRows(script, own?.plans);
  const aliases = drizzleTables([script, ...imports]);
  if (!own) return { ...rows, aliases };
  return { ...own, aliases, plans: [...own.plans, ...rows.plans], left: [...own.left, ...rows.left] };
}
