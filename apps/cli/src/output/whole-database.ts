import { existsSync, lstatSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from '../exit-code.ts';

/** Options that make no sense for a database in one file, by the name of the flag. */
const OTHERS = ['from', 'to', 'shard', 'compress', 'resume', 'spreadsheetSafe', 'restrictKey', 'server'] as const;

/**
 * Throws `UsageError` for an option that is not possible in a format with all tables in one file. `what` names the
 * output.
 */
export function refuseParts(format: string, what: string, flags: Readonly<Record<string, unknown>>): void {
  for (const option of OTHERS)
    if (flags[option] !== undefined)
      throw new UsageError(`--format ${format} writes ${what}: it takes no --${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
}

/** The path of a new database file. Throws `UsageError` if it is missing or exists, or if its folder does not exist. */
export function newDatabase(format: string, out: string | undefined, cwd: string): string {
  if (out === undefined || out === '-')
    throw new UsageError(`--format ${format} writes a database file: name it by --out, such as --out app.${format === 'sqlite' ? 'db' : format}`);
  const path = resolve(cwd, out);
  if (lstatSync(path, { throwIfNoEntry: false })) throw new UsageError(`${out} exists: name another file, or remove it first`);
  if (!existsSync(dirname(path))) throw new UsageError(`${out} cannot be written: there is no folder ${dirname(path)}`);
  return path;
}
