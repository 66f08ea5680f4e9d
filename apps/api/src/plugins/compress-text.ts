import { ReadStream } from 'node:fs';
import { createGzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { isCompressed } from '../http/compressed.ts';

/** Fonts and pictures are compressed as they are. */
const TEXT = /\b(javascript|css|html|svg)\b/;

/**
 * Compresses text files for callers that take gzip and not what lies compressed beside a file: browsers take Brotli of https and of their own
 * machine only. They keep what they get, so it is cheaper to do at each first visit than to keep every file once more.
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
