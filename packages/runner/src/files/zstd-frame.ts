import zlib from 'node:zlib';

/** The internals of Node's compressors: `writeSync` as in its own synchronous calls. */
type Inside = {
  readonly _handle?: {
    writeSync?(flush: number, input: Uint8Array, from: number, bytes: number, output: Uint8Array, to: number, room: number): void;
    close(): void;
  };
  /** Room left in the output, bytes left of the input. */
  readonly _writeState?: Uint32Array;
};

/** One frame of zstd (RFC 8878), piece by piece and at once. */
type ZstdFrame = { add(chunk: Uint8Array): Uint8Array; end(): Uint8Array };

const ROOM = 256 * 1024;

/**
 * Node compresses with zstd either a whole buffer at once, or a stream asynchronously. Whole buffers would each be a
 * frame, and many readers silently stop after the first (Node's own, and pandas'). So this uses the internals of both.
 * Undefined if Node has no zstd, or if its internals changed: the test `zstd-frame` detects that.
 */
export function zstdFrame(level: number): ZstdFrame | undefined {
  const { createZstdCompress, constants } = zlib as Partial<typeof zlib>;
  if (!createZstdCompress) return undefined;
  const { _handle: handle, _writeState: state } = createZstdCompress({ params: { [constants!.ZSTD_c_compressionLevel]: level } }) as unknown as Inside;
  if (!handle?.writeSync || !(state instanceof Uint32Array)) return undefined;
  const room = new Uint8Array(ROOM);

  const write = (flush: number, chunk: Uint8Array): Uint8Array => {
    const pieces: Uint8Array[] = [];
    for (let left = chunk.length; ;) {
      handle.writeSync!(flush, chunk, chunk.length - left, left, room, 0, ROOM);
      const [free, rest] = state as unknown as [number, number];
      pieces.push(room.slice(0, ROOM - free));
      left = rest;
      // A full piece may not be all.
      if (free > 0) return pieces.length === 1 ? pieces[0]! : new Uint8Array(Buffer.concat(pieces));
    }
  };

  return {
    add: (chunk) => write(constants!.ZSTD_e_continue, chunk),
    end() {
      const last = write(constants!.ZSTD_e_end, new Uint8Array());
      handle.close();
      return last;
    },
  };
}
