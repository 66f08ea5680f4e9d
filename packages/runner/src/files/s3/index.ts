export { bucketPlace, type BucketPlace, type UploadLeft } from './bucket-place.ts';
export { CHECKSUMS, type Checksum } from './checksum.ts';
export { openClient, type S3Access } from './open-client.ts';
