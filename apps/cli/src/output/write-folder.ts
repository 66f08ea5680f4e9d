import { closeSync, openSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeFiles, type FilesRequest, type Plan } from '@seedbed/runner';
import manifest from '../../package.json' with { type: 'json' };
import type { Context } from '../context.ts';
import { count, duration } from './figures.ts';
import { noRoom } from './no-room.ts';
import { toFile } from './write-bytes.ts';

/** Files and their manifest in a folder, which is made where it is not there; tells of each, or of all as JSON. */
export async function writeFolder({ io, signal, json }: Context & { json: boolean }, plan: Plan, request: FilesRequest, place: string): Promise<void> {
  const folder = resolve(io.cwd, place);
  await mkdir(folder, { recursive: true });
  const { files } = await writeFiles(
    plan,
    { ...request, version: manifest.version },
    {
      open(name) {
        const path = join(folder, name);
        const descriptor = openSync(path, 'w');
        const write = toFile(descriptor);
        return { write: (chunk) => withRoom(path, () => write(chunk)), close: () => closeSync(descriptor) };
      },
    },
    {
      signal,
      onFile({ file, rows = 0 }, seconds) {
        if (!json) io.stderr.write(`${file}  ${count(rows)} rows in ${duration(seconds)}\n`);
      },
    },
  );
  if (json) io.stdout.write(`${JSON.stringify({ files }, null, 2)}\n`);
}

/** A file that found no room is not left half behind. */
function withRoom(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const said = noRoom(error, path);
    if (said !== error) rmSync(path, { force: true });
    throw said;
  }
}
