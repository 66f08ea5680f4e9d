import { UsageError } from '../exit-code.ts';

/** The bucket and the prefix in it. */
export type BucketAddress = {
  readonly bucket: string;
  /** Empty, or with a slash at its end. */
  readonly prefix: string;
  /** As written. */
  readonly name: string;
};

/** Whether a place is in S3. */
export const isBucket = (place: string): boolean => /^s3:/i.test(place);

/** `s3://bucket/a/b` or `s3://bucket`. */
export function bucketAddress(place: string): BucketAddress {
  const [, bucket, path = ''] = /^s3:\/\/([A-Za-z0-9][A-Za-z0-9._-]*)(?:\/(.*))?$/is.exec(place) ?? [];
  const folders = path.replace(/\/$/, '').split('/');
  if (bucket === undefined || (path !== '' && path !== '/' && folders.some((name) => name === '' || name === '.' || name === '..')))
    throw new UsageError(`--out ${place}: expected s3://BUCKET or s3://BUCKET/FOLDER`);
  const prefix = folders.join('/');
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/`, name: place };
}
