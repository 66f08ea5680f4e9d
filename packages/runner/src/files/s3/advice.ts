import { dictionary, Problem } from '@seedbed/contract';
import type { Checksum } from './checksum.ts';
import { answerOf, storageError } from './storage-error.ts';

/** A bucket's error for a writer of files, with advice. Returns other errors unchanged. */
export function writerError(error: unknown, bucket: string, checksum: Checksum): unknown {
  const { name = '', message = '' } = error instanceof Error ? error : {};
  if (name === 'CredentialsProviderError' || name === 'TokenProviderError')
    return new Problem('storage-failed', `There are no credentials for the bucket "${bucket}": ${message.replace(/\.?$/, '.')} ${CREDENTIALS}`, {
      cause: error,
    });
  if (message === 'Region is missing')
    return new Problem('storage-failed', `The region of the bucket "${bucket}" is not known: set AWS_REGION.`, { cause: error });
  const answer = answerOf(error);
  return answer === undefined ? error : storageError(error, bucket, adviceOn(answer, checksum));
}

const CREDENTIALS = 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.';

function adviceOn({ name, status }: { readonly name: string; readonly status: number | undefined }, checksum: Checksum): string {
  const known = BY_NAME[name];
  if (known !== undefined) return known;
  if (status === undefined) return 'It was tried several times. Check the address (AWS_ENDPOINT_URL_S3) and that the store can be reached.';
  if (status === 401 || status === 403)
    return 'These credentials may not do that there: files need s3:PutObject and s3:AbortMultipartUpload, --resume s3:GetObject as well.';
  if (status === 301 || status === 307) return 'The bucket lies in another region: set AWS_REGION.';
  if (status === 429 || status >= 500) return status === 501 ? refused(checksum) : 'It was tried several times. Try again later.';
  return status === 400 ? refused(checksum) : 'Check the address, the bucket and the endpoint (AWS_ENDPOINT_URL_S3).';
}

const BY_NAME: Readonly<Record<string, string>> = dictionary({
  NoSuchBucket: 'There is no such bucket. Create it, or check its name and the endpoint (AWS_ENDPOINT_URL_S3).',
  SignatureDoesNotMatch: 'The secret key does not match the access key: check AWS_SECRET_ACCESS_KEY.',
  InvalidAccessKeyId: 'The store does not know this access key: check AWS_ACCESS_KEY_ID and the endpoint (AWS_ENDPOINT_URL_S3).',
  ExpiredToken: 'The credentials have expired: sign in again.',
  BadDigest: 'What arrived was not what was sent, several times.',
});

function refused(checksum: Checksum): string {
  if (checksum === 'none') return 'Check the address and the endpoint (AWS_ENDPOINT_URL_S3).';
  return `If the store does not know this kind of checksum (${checksum}), use --checksum ${checksum === 'sha256' ? 'md5, or none' : 'none'}.`;
}
