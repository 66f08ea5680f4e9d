import type { FastifyInstance } from 'fastify';
import { compressed, isCompressed } from '../http/compressed.ts';

/** Compresses answers of one JSON text like pre-written ones (`sendJson`); streams and files do it themselves. */
export function compressJson(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !/\bjson\b/.test(String(reply.getHeader('content-type')))) return payload;
    if (!isCompressed(request, reply, Buffer.byteLength(payload))) return payload;
    reply.removeHeader('content-length');
    return compressed(Buffer.from(payload));
  });
}
