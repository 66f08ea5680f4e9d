import { createHash } from 'node:crypto';

/**
 * The checksum with which the store verifies each part: `sha256`, which it stores and reports; `md5`, the original S3
 * header, for other vendors' stores that reject the newer ones; `none`, for those that reject both.
 */
export const CHECKSUMS = ['sha256', 'md5', 'none'] as const;
export type Checksum = (typeof CHECKSUMS)[number];

/** A part's headers. */
export function checksumOf(part: Uint8Array, checksum: Checksum): { readonly ChecksumSHA256?: string; readonly ContentMD5?: string } {
  if (checksum === 'none') return {};
  const digest = createHash(checksum).update(part).digest('base64');
  return checksum === 'sha256' ? { ChecksumSHA256: digest } : { ContentMD5: digest };
}

/** A store's checksum of an object with such parts: the checksum of their checksums, and their number. */
export function checksumOfParts(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(Buffer.from(part, 'base64'));
  return `${hash.digest('base64')}-${parts.length}`;
}
