import { folderStore } from './folder-store.ts';
import type { ArtifactStore, StorePlace } from './store.ts';

/** Opens the place where artifacts are kept. What talks to S3 is loaded where it is used alone. */
export async function openStore(place: StorePlace): Promise<ArtifactStore> {
  if (place.kind === 'folder') return folderStore(place);
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(place);
}
