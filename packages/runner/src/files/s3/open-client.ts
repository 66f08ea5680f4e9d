import { S3Client } from '@aws-sdk/client-s3';

/**
 * How to reach a store. Missing settings come from the usual places of Amazon's tools: the environment, a profile, a container's or a
 * machine's role.
 */
export type S3Access = {
  /** The endpoint of a store other than Amazon's. */
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string; readonly sessionToken?: string | undefined } | undefined;
  /** After this idle time a socket is closed, and its request repeated. */
  readonly idleMs?: number;
};

const CONNECT_MS = 10_000;
const IDLE_MS = 60_000;
/** Attempts of one request, including the first: stores ask clients to slow down (503) for seconds. */
const ATTEMPTS = 6;

/**
 * A client for any store with the S3 protocol. Sends checksums only where we add them: the SDK's automatic ones have a
 * form that other vendors' stores reject.
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
    // Stores of other vendors have one region, and accept this name for it.
    ...(region !== undefined ? { region } : endpoint !== undefined && { region: 'us-east-1' }),
  });
}
