import zlib from 'node:zlib';

/**
 * CRC-32 as in ZIP and gzip; `before` is the checksum of the preceding bytes. Uses Node's own if available (20.15, 22.2
 * and later).
 */
export const crc32: (bytes: Uint8Array, before: number) => number = (zlib as Partial<typeof zlib>).crc32 ?? byTable;

let table: Uint32Array | undefined;

function byTable(bytes: Uint8Array, before: number): number {
  table ??= Uint32Array.from({ length: 256 }, (_, byte) => {
    let rest = byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
    return rest >>> 0;
  });
  let sum = ~before;
  for (let i = 0; i < bytes.length; i++) sum = table[(sum ^ bytes[i]!) & 255]! ^ (sum >>> 8);
  return ~sum >>> 0;
}
