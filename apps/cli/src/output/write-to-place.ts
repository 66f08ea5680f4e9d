import { writeFiles, type FilePlace, type Plan, type WriteRequest } from '@seedbed/runner';
import manifest from '../../package.json' with { type: 'json' };
import type { Context } from '../context.ts';
import { count, duration, wholeFiles } from './figures.ts';
import { progressLines } from './progress.ts';

export type OutputContext = Context & { readonly json: boolean; /** Keeps the files that an interrupted run completed. */ readonly resume: boolean };

/** How a destination describes its files. */
export type PlaceWords = {
  readonly name: string;
  /** The proof that a file of an earlier run is complete. */
  readonly kept: string;
  /** The state of the current file after a stop. */
  unfinished(): string;
};

/** Files and their manifest in a destination; prints each, or all as JSON. Returns how many are complete, also when it throws. */
export async function writeToPlace(
  { io, signal, json, leaves }: OutputContext,
  plan: Plan,
  request: Omit<WriteRequest, 'version'>,
  place: FilePlace,
  { name, kept, unfinished }: PlaceWords,
): Promise<void> {
  const progress = progressLines(io, undefined, { tables: false });
  let whole = 0;
  leaves(() => `${wholeFiles(whole)} complete in ${name}; ${unfinished()}. Run the same command with --resume to make the rest`);
  const { files } = await writeFiles(plan, { ...request, version: manifest.version }, place, {
    signal,
    onFile({ file, rows = 0 }, seconds) {
      whole++;
      if (json) return;
      progress.end();
      io.stderr.write(`${file}  ${count(rows)} rows ${seconds === undefined ? `kept: ${kept} match` : `in ${duration(seconds)}`}\n`);
    },
    ...(!json && { onProgress: progress.update }),
  }).finally(() => json || progress.end());
  leaves(undefined);
  if (json) io.stdout.write(`${JSON.stringify({ files }, null, 2)}\n`);
}
