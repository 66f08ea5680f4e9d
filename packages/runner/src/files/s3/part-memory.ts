/** Memory for parts: grows up to a part's size, so that a small object uses little, and is reused for later parts. */
export function partMemory(partBytes: number): {
  /** Adds as much of a chunk as fits into the part; returns how much that was. */
  add(chunk: Uint8Array): number;
  /** The filled part; valid until `free`. */
  take(): Uint8Array;
  free(part: Uint8Array): void;
  readonly filled: number;
  /** Of a whole part. */ readonly size: number;
} {
  const spare: ArrayBufferLike[] = [];
  let memory: Uint8Array | undefined;
  let filled = 0;
  let first = Math.min(FIRST_BYTES, partBytes);
  const grow = (needed: number): Uint8Array => {
    if (memory !== undefined && needed <= memory.length) return memory;
    const again = memory === undefined ? spare.pop() : undefined;
    let size = first;
    while (size < needed) size = Math.min(partBytes, size * 2);
    const larger = again === undefined ? new Uint8Array(size) : new Uint8Array(again);
    if (memory !== undefined) larger.set(memory.subarray(0, filled));
    return (memory = larger);
  };
  return {
    size: partBytes,
    add(chunk) {
      const taken = Math.min(chunk.length, partBytes - filled);
      grow(filled + taken).set(chunk.subarray(0, taken), filled);
      filled += taken;
      return taken;
    },
    take() {
      const part = (memory ?? new Uint8Array()).subarray(0, filled);
      // An object of one part has more of them.
      first = partBytes;
      memory = undefined;
      filled = 0;
      return part;
    },
    free(part) {
      if (part.buffer.byteLength === partBytes) spare.push(part.buffer);
    },
    get filled() {
      return filled;
    },
  };
}

const FIRST_BYTES = 256 * 1024;
