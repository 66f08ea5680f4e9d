import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/** An answer that is written while it is made. */
export type Streamed = {
  readonly mediaType: string;
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Saved under this name by browsers. */
  readonly fileName?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent behind the last byte: who got them got the answer whole. */
  readonly trailers?: Readonly<Record<string, string>>;
};

/** Bytes that may wait for the caller's socket. */
const IN_FLIGHT = 256 * 1024;
/** A caller that takes nothing for so long is gone. */
const NO_PROGRESS_MS = 60_000;
/** The event loop is given back at least this often. */
const SLICE_MS = 8;

/**
 * Sends chunks as the socket takes them. When the caller goes away the stream is destroyed, which returns the
 * generator at its next step; nothing more is made.
 */
export function sendStream(reply: FastifyReply, { mediaType, chunks, fileName, headers, trailers }: Streamed): FastifyReply {
  reply.header('content-type', mediaType);
  if (headers) reply.headers(headers);
  for (const [name, value] of Object.entries(trailers ?? {})) reply.trailer(name, async () => value);
  if (fileName !== undefined) reply.header('content-disposition', contentDisposition(fileName));
  reply.raw.setTimeout(NO_PROGRESS_MS, () => reply.raw.destroy());
  return reply.send(Readable.from(inSlices(chunks), { objectMode: false, highWaterMark: IN_FLIGHT }));
}

/**
 * Waits for the first chunk, so that what is wrong from the start becomes a problem document and not a broken stream.
 */
export async function primed(chunks: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    try {
      for (let next = first; !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  })();
}

async function* inSlices(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let since = performance.now();
  for await (const chunk of chunks) {
    if (chunk.length > 0) yield chunk;
    if (performance.now() - since > SLICE_MS) {
      await nextTurn();
      since = performance.now();
    }
  }
}

/** RFC 6266 with RFC 8187: an ASCII name for old readers, and the true one. */
export function contentDisposition(fileName: string): string {
  const ascii = fileName.replace(/[^A-Za-z0-9._-]/g, '_');
  const exact = encodeURIComponent(fileName).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${exact}`;
}
