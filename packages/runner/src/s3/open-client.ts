import { S3Client } from '@aws-sdk/client-s3';

/**
 * How to reach a store. Missing settings come from the usual places of Amazon's tools: the environment, a profile, a container's or a
 * machine's role.
 */
export type S3Access = {
  /** Of a store that is not Amazon's. */
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string; readonly sessionToken?: string | undefined } | undefined;
  /** After this idle time a socket is closed, and its request repeated. */
  readonly idleMs?: number;
};

const CONNECT_MS = 10_000;
const IDLE_MS = 60_000;
/** Of one request, the first included: stores ask to slow down (503) for seconds. */
const ATTEMPTS = 6;

/**
 * A client for any store with the S3 protocol. Sends checksums only where we add them: the SDK's automatic ones have a form that other
 * vendors' stores refuse.
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
