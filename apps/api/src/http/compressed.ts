import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const zip = promisify(gzip);

/** Shorter answers are not compressed: they fit into one packet anyway. */
const WORTH_IT = 1024;
/** The cheapest level: rows shrink to a fifth by it, and to little less by any other. */
const LEVEL = 1;

/** Whether the caller accepts gzip and the answer is large enough; sets the header then. */
export function isCompressed(request: FastifyRequest, reply: FastifyReply, bytes: number): boolean {
  reply.header('vary', 'accept-encoding');
  if (bytes < WORTH_IT || !takesGzip(request.headers['accept-encoding'])) return false;
  reply.header('content-encoding', 'gzip');
  return true;
}

/** Done on libuv's threads. */
export function compressed(bytes: Uint8Array): Promise<Buffer> {
  return zip(bytes, { level: LEVEL });
}

export function compressor() {
  return createGzip({ level: LEVEL, flush: constants.Z_SYNC_FLUSH });
}

/** RFC 9110, 12.5.3, limited to gzip. */
function takesGzip(accepted: string | string[] | undefined): boolean {
  const found = /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/i.exec(String(accepted ?? ''));
  return found !== null && Number(found[1] ?? 1) > 0;
}
