import { isTextFormat, Problem } from '@seedbed/contract';
import { estimateSize, fileKind, type Plan, type WriteRequest } from '@seedbed/runner';
import { bucketPlace, openClient, type Checksum, type UploadLeft } from '@seedbed/runner/s3';
import type { Io } from '../io.ts';
import { UsageError } from '../exit-code.ts';
import { wholeFiles } from './figures.ts';
import type { BucketAddress } from './bucket-address.ts';
import { writeToPlace, type OutputContext } from './write-to-place.ts';

/** This many rows may need larger parts than usual: S3 accepts at most 10,000 per object. */
const MANY_ROWS = 20_000_000;

/** Files and their manifest below a prefix of a bucket, by the environment's credentials. Reports what could not be cleaned up. */
export async function writeBucket(
  context: OutputContext & { readonly checksum: Checksum },
  plan: Plan,
  request: Omit<WriteRequest, 'version'>,
  { bucket, prefix, name }: BucketAddress,
): Promise<void> {
  const { io, signal, hurry, resume, checksum } = context;
  const client = openClient(accessOf(io.env));
  const place = bucketPlace({
    client,
    bucket,
    prefix,
    checksum,
    contentType: fileKind(request.format, request.compression).mediaType,
    signal,
    hurry,
    resume,
    say: (text) => void io.stderr.write(`note: ${text}\n`),
    partBytes: partBytesOf(io.env),
    bytesOf: bytesOf(plan, request),
  });
  let whole = 0;
  const unfinished = (): string => (place.left.length === 0 ? 'nothing is left of the unfinished one' : remains(bucket, place.left));
  const words = { name, kept: 'size and checksum', unfinished };
  try {
    await writeToPlace(context, plan, request, { ...place, note: async (...done) => void (await place.note!(...done), (whole = done[1].files.length)) }, words);
  } catch (error) {
    if (signal.aborted || !(error instanceof Problem) || error.type !== 'storage-failed') throw error;
    const kept = whole === 0 ? '' : ` ${wholeFiles(whole)} complete in ${name}: the same command with --resume makes the rest.`;
    const rest = place.left.length === 0 ? '' : ` Of the unfinished file, ${remains(bucket, place.left)}.`;
    throw new Problem(error.type, `${error.message}${kept}${rest}`, { facts: error.facts, cause: error.cause });
  } finally {
    client.destroy();
  }
}

/** The usual variables; for missing ones the SDK looks in a profile, a container's or a machine's role. */
function accessOf(env: Io['env']): Parameters<typeof openClient>[0] {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken } = env;
  return {
    endpoint: env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL'] || undefined,
    region: env['AWS_REGION'] || env['AWS_DEFAULT_REGION'] || undefined,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, sessionToken: sessionToken || undefined } : undefined,
  };
}

/** Four of them are in memory at once. */
const PART_MIB = 'SEEDBED_S3_PART_MIB';

function partBytesOf(env: Io['env']): number | undefined {
  const text = env[PART_MIB];
  if (text === undefined || text === '') return undefined;
  if (!/^\d{1,4}$/.test(text) || Number(text) < 5 || Number(text) > 1024) throw new UsageError(`${PART_MIB} takes 5 to 1024, not "${text}"`);
  return Number(text) * 1024 * 1024;
}

function bytesOf(plan: Plan, { format }: Pick<WriteRequest, 'format'>): ((table: string, rows: number) => number) | undefined {
  if (plan.tables.every(({ rows }) => rows < MANY_ROWS)) return undefined;
  // Files in the other formats are smaller than CSV.
  const sizes = new Map(
    estimateSize(plan, isTextFormat(format) ? format : 'csv').tables.map(({ table, rows, bytes }) => [table, rows === 0 ? 0 : bytes / rows]),
  );
  return (table, rows) => rows * (sizes.get(table) ?? 0);
}

function remains(bucket: string, left: readonly UploadLeft[]): string {
  const commands = left.map(({ key, id }) => `aws s3api abort-multipart-upload --bucket ${bucket} --key '${key}' --upload-id '${id}'`);
  return `parts may be left, since the store did not confirm that they are gone. This removes them: ${commands.join('; ')}`;
}
