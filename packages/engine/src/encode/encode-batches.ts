import type { Batch } from '../columns/column.ts';
import type { Encoder } from './encoder.ts';

export type ChunkOptions = {
  /** Approximate bytes of a chunk; default 128 KiB. A longer row gets a chunk of its own. */
  readonly chunkBytes?: number;
  /** Bytes left free at the start of each chunk, for a message header; default 0. They are part of the chunk. */
  readonly headroom?: number;
  /** For a part of a stream: the head belongs to the first part and the tail to the last. Default: both. */
  readonly ends?: { readonly head: boolean; readonly tail: boolean };
  /** Allocates memory: at least `bytes` long. Default: new memory for each chunk, which then belongs to the caller. */
  readonly take?: (bytes: number) => Uint8Array;
};

/** The bytes of a stream, head and tail included, in chunks that end at row boundaries. */
export function* encodeBatches(encoder: Encoder, batches: Iterable<Batch>, options: ChunkOptions = {}): Generator<Uint8Array, void, undefined> {
  const { chunkBytes = 128 * 1024, headroom = 0, take = (bytes: number) => new Uint8Array(bytes), ends = WHOLE } = options;
  const head = ends.head ? encoder.head : EMPTY_BYTES;
  let u8 = take(headroom + Math.max(chunkBytes, head.length));
  let view = viewOf(u8);
  let at = headroom;
  u8.set(head, at);
  at += head.length;

  for (const batch of batches) {
    for (let from = 0; from < batch.count;) {
      const n = rowsThatFit(encoder, batch, from, u8.length - at);
      if (n < Math.min(FEW, batch.count - from) && at > headroom) {
        yield u8.subarray(0, at);
        u8 = take(headroom + chunkBytes);
        view = viewOf(u8);
        at = headroom;
      } else if (n === 0) {
        u8 = take(headroom + encoder.bound(batch, from, 1));
        view = viewOf(u8);
      } else {
        at = encoder.write(batch, from, n, u8, view, at);
        from += n;
      }
    }
  }
  const tail = ends.tail ? encoder.tail : EMPTY_BYTES;
  if (tail.length > u8.length - at) {
    yield u8.subarray(0, at);
    u8 = take(headroom + tail.length);
    at = headroom;
  }
  u8.set(tail, at);
  at += tail.length;
  if (at > headroom) yield u8.subarray(0, at);
}

const WHOLE = { head: true, tail: true };
const EMPTY_BYTES = new Uint8Array(0);

/** With fewer rows than this, start a new chunk: bounds are wide, so fewer and fewer rows would fit. */
const FEW = 128;

/** The maximum number of rows from `from` on whose bound fits; 0 if not even one does. */
function rowsThatFit(encoder: Encoder, batch: Batch, from: number, free: number): number {
  const rest = batch.count - from;
  if (encoder.bound(batch, from, rest) <= free) return rest;
  let few = 0;
  let many = rest;
  while (many - few > 1) {
    const middle = (few + many) >>> 1;
    if (encoder.bound(batch, from, middle) <= free) few = middle;
    else many = middle;
  }
  return few;
}

function viewOf(u8: Uint8Array): DataView {
  return new DataView(u8.buffer, u8.byteOffset, u8.byteLength);
}
