import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive, and the false statements it makes about itself. */
export type ZipEntry = {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** The size that it declares, in bytes. */
  readonly declared?: number;
  readonly crc?: number;
  readonly encrypted?: boolean;
  /** Unix mode: 0o120777 for a link. */
  readonly mode?: number;
};

/** Builds a ZIP archive as tools write it, or a malformed one: for readers of untrusted archives. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const { local, central } = recordsOf(entry, at);
    parts.push(local);
    directory.push(central);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end]);
}

function recordsOf({ name, content, declared, crc, encrypted = false, mode = 0o100644 }: ZipEntry, at: number): { local: Buffer; central: Buffer } {
  const bytes = Buffer.from(content as string);
  const packed = deflateRawSync(bytes);
  const path = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  // Names are UTF-8.
  common.writeUInt16LE(0x800 | (encrypted ? 1 : 0), 2);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc ?? crc32(bytes), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(declared ?? bytes.length, 18);
  common.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, packed]);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE((mode << 16) >>> 0, 6);
  rest.writeUInt32LE(at, 10);
  // Made by Unix.
  const central = Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), common, rest, path]);
  return { local, central };
}
