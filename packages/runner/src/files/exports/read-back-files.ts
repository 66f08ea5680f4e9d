import { Problem } from '@seedbed/contract';
import type { ArtifactStore } from '../artifacts/store.ts';
import type { MadeArtifact } from './export-ask.ts';

declare const seen: unique symbol;

/** An export's artifacts as read from the store after writing. Only `readBackFiles` creates one, after its checks. */
export type FilesReadBack = { readonly [seen]: true; readonly at: string; readonly files: readonly { readonly name: string; readonly bytes: number }[] };

/** Checks that each artifact is in the store with all of its bytes. Throws the retryable Problem `storage-failed` otherwise. */
export async function readBackFiles(store: ArtifactStore, run: string, artifacts: readonly MadeArtifact[]): Promise<FilesReadBack> {
  const sizes = await store.sizes(run);
  const wrong = artifacts.filter(({ object, bytes }) => sizes.get(object) !== bytes);
  if (wrong.length > 0) {
    const names = wrong.map(({ name, object, bytes }) => `${name} has ${sizes.get(object) ?? 0} of ${bytes} bytes`);
    throw new Problem('storage-failed', `Reading back from the store, some files are missing: ${names.join(', ')}.`, { facts: { again: true } });
  }
  return { at: new Date().toISOString(), files: artifacts.map(({ name, bytes }) => ({ name, bytes })) } as unknown as FilesReadBack;
}
