import zlib from 'node:zlib';

/** What Node's compressors are made of inside: `writeSync` is how its own synchronous calls work. */
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
 * Node compresses with zstd a whole buffer at once, or by a stream in turns of the event loop. Whole buffers would be a frame each, and many readers stop silently behind the first
 * (Node's own, and pandas'). So this goes to what both are made of. Undefined where Node has no zstd, or has changed inside: `zstd-frame` of the tests says so before anybody else.
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
      // A piece that was filled may not have been all.
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
