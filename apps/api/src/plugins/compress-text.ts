import { ReadStream } from 'node:fs';
import { createGzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { isCompressed } from '../http/compressed.ts';

/** Fonts and pictures are already compressed. */
const TEXT = /\b(javascript|css|html|svg)\b/;

/**
 * Compresses text files for callers that accept gzip but not the precompressed file: browsers accept Brotli only over
 * https and from their own machine. They cache the result, so compressing on each first visit is cheaper than storing
 * every file again.
 */
export function compressText(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!(payload instanceof ReadStream) || reply.statusCode !== 200 || reply.hasHeader('content-encoding')) return payload;
    if (!TEXT.test(String(reply.getHeader('content-type'))) || !isCompressed(request, reply, Number(reply.getHeader('content-length')))) return payload;
    reply.removeHeader('content-length').removeHeader('accept-ranges');
    const zipped = createGzip();
    payload.on('error', (error) => zipped.destroy(error));
    zipped.on('close', () => payload.destroy());
    return payload.pipe(zipped);
  });
}
