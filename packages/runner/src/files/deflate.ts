import { constants, deflateRawSync } from 'node:zlib';

/** The fastest level: rows shrink to about a fifth, and little more at any other level. */
export const LEVEL = 1;
/** Allocates the result in pieces of this size: a chunk of rows fits into one. */
const PIECE_BYTES = 128 * 1024;

/**
 * A piece of a deflate stream (RFC 1951) that ends at a whole byte, so that pieces can be concatenated: each chunk is
 * compressed separately and synchronously. The result has its own memory.
 */
export function deflated(chunk: Uint8Array): Uint8Array {
  return own(deflateRawSync(chunk, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH, chunkSize: PIECE_BYTES }));
}

/** An empty last block. */
export function deflateEnd(): Uint8Array {
  return Uint8Array.of(3, 0);
}

/** Node's buffers may share memory, which must not be transferred to another thread. */
export function own(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes);
}
