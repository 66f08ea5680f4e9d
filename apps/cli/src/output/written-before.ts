import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestFile } from '@seedbed/contract';
import type { WrittenSoFar } from '@seedbed/runner';
import { PART } from './part-file.ts';

/**
 * Records the complete files next to the future manifest. Replaces the record atomically, so it is never half written.
 */
export function noteFiles(folder: string, manifest: string, done: WrittenSoFar): void {
  const path = join(folder, `${manifest}${PART}`);
  writeFileSync(`${path}~`, `${JSON.stringify(done, null, 2)}\n`);
  renameSync(`${path}~`, path);
}

/** Removes the record: nothing is proven any longer, or the manifest itself proves it. */
export function forgetFiles(folder: string, manifest: string): void {
  for (const end of [PART, `${PART}~`]) rmSync(join(folder, `${manifest}${end}`), { force: true });
}

/** The note of an interrupted run; undefined if it is missing or unreadable. */
export function notedFiles(folder: string, manifest: string): WrittenSoFar | undefined {
  try {
    const { request, files } = JSON.parse(readFileSync(join(folder, `${manifest}${PART}`), 'utf8')) as Partial<WrittenSoFar>;
    return typeof request === 'string' && Array.isArray(files) ? { request, files: files.filter(isNamed) } : undefined;
  } catch {
    return undefined;
  }
}

/** A file of the folder itself, or of a table's folder in it; its size and SHA-256 are compared with the disk. */
const isNamed = (file: Partial<ManifestFile> | null): boolean => typeof file?.file === 'string' && /^(?!\.)[^/\\]+(?:\/(?!\.)[^/\\]+)?$/.test(file.file);

/** The files whose size and SHA-256 match the record. */
export async function provenFiles(folder: string, files: readonly ManifestFile[], signal: AbortSignal): Promise<ManifestFile[]> {
  const proven: ManifestFile[] = [];
  for (const file of files) if (await isWhole(join(folder, file.file), file, signal)) proven.push(file);
  return proven;
}

async function isWhole(path: string, { bytes, sha256 }: ManifestFile, signal: AbortSignal): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile() || found.size !== bytes) return false;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { signal })) hash.update(chunk as Buffer);
  return hash.digest('hex') === sha256;
}
