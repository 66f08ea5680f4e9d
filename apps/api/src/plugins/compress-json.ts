import type { FastifyInstance } from 'fastify';
import { compressed, isCompressed } from '../http/compressed.ts';

/** Answers that are one JSON text are compressed like those that were written elsewhere (`sendJson`); streams and files have ways of their own. */
export function compressJson(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !/\bjson\b/.test(String(reply.getHeader('content-type')))) return payload;
    if (!isCompressed(request, reply, Buffer.byteLength(payload))) return payload;
    reply.removeHeader('content-length');
    return compressed(Buffer.from(payload));
  });
}
