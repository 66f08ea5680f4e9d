import { resolve } from 'node:path';
import { archive, reusedMemory, writeChunks, type ArchiveRequest, type Plan } from '@seedbed/runner';
import manifest from '../../package.json' with { type: 'json' };
import type { Context } from '../context.ts';
import { bytes, duration } from './figures.ts';
import { openPart } from './part-file.ts';
import { progressLines } from './progress.ts';

/**
 * One ZIP file with its manifest. It gets its name when it is complete: until then, and if it is interrupted, there is
 * no such file.
 */
export async function writeArchive(context: Context & { json: boolean }, plan: Plan, request: Omit<ArchiveRequest, 'version'>, place: string): Promise<void> {
  const { io, signal, json } = context;
  const started = performance.now();
  const progress = progressLines(io, undefined, { tables: false });
  let written = 0;
  const file = openPart(resolve(io.cwd, place));
  context.leaves(() => `${place} was not written and its unfinished file was removed. The same command starts again; --out DIR can be resumed`);
  try {
    const chunks = archive(plan, { ...request, version: manifest.version, ...(!json && { onProgress: progress.update }) }, reusedMemory());
    const write = (chunk: Uint8Array): void => {
      written += chunk.length;
      file.write(chunk);
    };
    await writeChunks(chunks, write, signal);
    signal.throwIfAborted();
  } catch (error) {
    file.drop();
    throw error;
  } finally {
    if (!json) progress.end();
  }
  file.keep();
  context.leaves(undefined);
  if (json) io.stdout.write(`${JSON.stringify({ archive: place, bytes: written }, null, 2)}\n`);
  else io.stderr.write(`${place}  ${bytes(written)} in ${duration((performance.now() - started) / 1000)}\n`);
}
