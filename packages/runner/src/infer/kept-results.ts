import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pack } from '@seedbed/contract';
import { buildId, cacheFolder, removeOldest } from '@seedbed/postgres/entry';
import type { Inferred, InferOptions } from './infer.ts';

/** Cached results for DDL, in files. All can be recreated, so any may be deleted at any time. */
export type KeptResults = {
  /** An unreadable file counts as missing. */
  find(ddl: string, options: InferOptions, packs: readonly Pack[]): Promise<Inferred | undefined>;
  /** Never throws: a result that cannot be stored is computed again. */
  keep(ddl: string, options: InferOptions, packs: readonly Pack[], inferred: Inferred): Promise<void>;
};

/** Results of this user and this exact build; undefined if the code has no build id (sources). */
export function resultsOfUser(): KeptResults | undefined {
  const code = buildId();
  return code === undefined ? undefined : resultsIn(join(cacheFolder(), 'results'), code);
}

const MAX_BYTES = 100 * 1024 * 1024;
const MAX_FILES = 200;

export function resultsIn(folder: string, code: string, { mostBytes = MAX_BYTES, mostFiles = MAX_FILES } = {}): KeptResults {
  return {
    async find(ddl, options, packs) {
      const file = join(folder, nameOf(code, ddl, options, packs));
      try {
        const text = await readFile(file, 'utf8');
        // Marks it as recently used. May fail, because the cache can be read-only.
        await utimes(file, new Date(), new Date()).catch(() => {});
        return read(text);
      } catch {
        return undefined;
      }
    },
    async keep(ddl, options, packs, inferred) {
      if (hangsOnTime(inferred)) return;
      const file = join(folder, nameOf(code, ddl, options, packs));
      const unfinished = `${file}.${randomUUID()}`;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(unfinished, written(inferred), { mode: 0o600 });
        await rename(unfinished, file);
        await removeOldest(folder, mostBytes, mostFiles);
      } catch {
        await rm(unfinished, { force: true }).catch(() => {});
      }
    },
  };
}

/** Same code, same DDL, same options, same own packs: same result. */
function nameOf(code: string, ddl: string, { signal: _signal, onProgress: _onProgress, ...options }: InferOptions, packs: readonly Pack[]): string {
  const sorted = Object.fromEntries(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)));
  return createHash('sha256')
    .update(JSON.stringify([code, sorted, ddl, packs]))
    .digest('hex');
}

/** The catalog is on a separate line, parsed on demand: most commands never read it. */
function written({ catalog, ...rest }: Inferred): string {
  return `${JSON.stringify(rest)}\n${JSON.stringify(catalog)}\n`;
}

function read(text: string): Inferred {
  const [rest, catalog, end] = text.split('\n');
  if (!catalog || end !== '') throw new Error('cut off');
  let parsed: Inferred['catalog'] | undefined;
  return {
    ...(JSON.parse(rest!) as Omit<Inferred, 'catalog'>),
    get catalog() {
      return (parsed ??= JSON.parse(catalog) as Inferred['catalog']);
    },
  };
}

/** Code that was stopped because it took too long may finish in time at another time. */
function hangsOnTime({ diagnostics }: Inferred): boolean {
  return diagnostics.some(({ message }) => /timeout|time limit|\d s of work/.test(message));
}
