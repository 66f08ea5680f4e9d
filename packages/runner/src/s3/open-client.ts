import { S3Client } from '@aws-sdk/client-s3';

/** How a store is reached. What is left out is found as Amazon's own tools find it: in the environment, a profile, a container's or a machine's role. */
export type S3Access = {
  /** Of a store that is not Amazon's. */
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string; readonly sessionToken?: string | undefined } | undefined;
  /** A socket on which nothing moves for so long is given up, and its request is made again. */
  readonly idleMs?: number;
};

const CONNECT_MS = 10_000;
const IDLE_MS = 60_000;
/** Of one request, the first included: stores ask to slow down (503) for seconds. */
const ATTEMPTS = 6;

/**
 * A client of any store with the S3 protocol. Checksums go with a request only where we put them there: those that the SDK adds by itself come in a form
 * that stores of other makers refuse.
 */
export function openClient({ endpoint, region, credentials, idleMs = IDLE_MS }: S3Access): S3Client {
  return new S3Client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: idleMs },
    ...(credentials && { credentials: { ...credentials, sessionToken: credentials.sessionToken } as never }),
    // A bucket's name in front of the host's is Amazon's own way.
    ...(endpoint === undefined ? { followRegionRedirects: true } : { endpoint, forcePathStyle: true }),
    // Stores of other makers have one region, and take this name for it.
    ...(region !== undefined ? { region } : endpoint !== undefined && { region: 'us-east-1' }),
  });
}
