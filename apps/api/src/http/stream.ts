import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Answer } from '@seedbed/runner/compute';
import type { FastifyReply } from 'fastify';
import { STREAM_LIMITS, type StreamLimits } from './stream-limits.ts';

/** A streamed answer. */
export type Streamed = {
  readonly mediaType: string;
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Saved under this name by browsers. */
  readonly fileName?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent after the last byte: a client that gets them has the complete answer. */
  readonly trailers?: Readonly<Record<string, string>>;
};

/** Bytes that may wait for the caller's socket. */
const IN_FLIGHT = 256 * 1024;
/** Yields to the event loop at least this often. */
const SLICE_MS = 8;

/**
 * Sends chunks as the socket accepts them. When the caller disconnects, the stream is destroyed, which ends the
 * generator at its next step.
 */
export function sendStream(
  reply: FastifyReply,
  { mediaType, chunks, fileName, headers, trailers }: Streamed,
  limits: Pick<StreamLimits, 'endedMs'> = STREAM_LIMITS,
): FastifyReply {
  reply.header('content-type', mediaType);
  if (headers) reply.headers(headers);
  for (const [name, value] of Object.entries(trailers ?? {})) reply.trailer(name, async () => value);
  if (fileName !== undefined) reply.header('content-disposition', contentDisposition(fileName));
  endWithoutProgress(reply.raw, limits.endedMs);
  return reply.send(Readable.from(inSlices(chunks), { objectMode: false, highWaterMark: IN_FLIGHT }));
}

/** How often to check a stream within its timeout. */
const CHECKS_PER_TIMEOUT = 20;

/**
 * Ends an answer if the client read nothing for this long, while there is data to read. A socket's own timeout restarts
 * whenever we write, and once more when it first expires.
 */
function endWithoutProgress(answer: ServerResponse, milliseconds: number): void {
  const { socket } = answer;
  if (!socket) return;
  let before = '';
  let looks = 0;
  const timer = setInterval(() => {
    // The socket itself does not report data that the kernel has not taken yet.
    const { _handle: handle } = socket as unknown as { _handle?: { writeQueueSize?: number } | null };
    const now = `${socket.bytesWritten} ${socket.writableLength} ${handle?.writeQueueSize}`;
    looks = now === before && socket.writableLength > 0 ? looks + 1 : 0;
    before = now;
    if (looks >= CHECKS_PER_TIMEOUT) answer.destroy();
  }, milliseconds / CHECKS_PER_TIMEOUT);
  timer.unref();
  answer.once('close', () => clearInterval(timer));
}

/** Waits for the first chunk, so that an initial error becomes a problem document and not a broken stream. */
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

/** All of an answer, on demand. */
export async function* chunksOf({ bytes, rest }: Pick<Answer, 'bytes' | 'rest'>): AsyncGenerator<Uint8Array> {
  yield* bytes;
  if (rest) yield* rest;
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

/**
 * RFC 6266 with RFC 8187: an ASCII name for old readers, and one with every letter. Neither contains characters that
 * lead to another folder, break a line or change the text direction, because programs may use the name unchanged.
 */
export function contentDisposition(fileName: string): string {
  const ascii = fileName.replace(/[^A-Za-z0-9._-]/g, '_');
  // Separators and what Windows reserves; control, format and bidi characters, lone surrogates; line and paragraph separators.
  const exact = encodeURIComponent(fileName.replace(/[\\/:*?"<>|]|\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${exact}`;
}
