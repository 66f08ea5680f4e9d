import { fileBytes, reusedMemory, writeChunks, type DatasetFile } from '@seedbed/runner';
import type { Context } from '../context.ts';
import { toStdout } from './write-bytes.ts';

/** Files on standard output, one after the other. */
export async function writeOut({ io, signal }: Context, files: readonly DatasetFile[]): Promise<void> {
  for (const file of files) await writeChunks(fileBytes(file, reusedMemory()), toStdout(io.stdout), signal);
}
