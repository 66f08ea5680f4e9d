export { openStore } from './open-store.ts';
export { noRoom } from './folder-store.ts';
export { goneObject, type ArtifactStore, type ByteRange, type S3Place, type StorePlace } from './store.ts';
