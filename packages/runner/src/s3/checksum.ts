import { createHash } from 'node:crypto';

/**
 * What the store compares each part with before it takes it: `sha256`, which it keeps with the object and says again; `md5`, the header of the first
 * years of S3, for stores of other makers that refuse the newer ones; `none`, for those that refuse both.
 */
export const CHECKSUMS = ['sha256', 'md5', 'none'] as const;
export type Checksum = (typeof CHECKSUMS)[number];

/** A part's headers. */
export function checksumOf(part: Uint8Array, checksum: Checksum): { readonly ChecksumSHA256?: string; readonly ContentMD5?: string } {
  if (checksum === 'none') return {};
  const digest = createHash(checksum).update(part).digest('base64');
  return checksum === 'sha256' ? { ChecksumSHA256: digest } : { ContentMD5: digest };
}

/** What a store says of an object of such parts: the checksum of their checksums, and how many they are. */
export function checksumOfParts(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(Buffer.from(part, 'base64'));
  return `${hash.digest('base64')}-${parts.length}`;
}
