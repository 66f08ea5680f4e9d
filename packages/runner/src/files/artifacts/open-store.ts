import { folderStore } from './folder-store.ts';
import type { ArtifactStore, StorePlace } from './store.ts';

/** Opens the store of artifacts. Loads the S3 client only for S3. */
export async function openStore(place: StorePlace): Promise<ArtifactStore> {
  if (place.kind === 'folder') return folderStore(place);
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(place);
}
