/** An entry in the central directory of a ZIP file. */
export type Entry = { readonly name: Uint8Array; readonly method: number; crc: number; packed: number; size: number; readonly at: number };

/** Larger numbers go to a field of eight bytes (ZIP64), and this value marks that. */
const MAX_32 = 0xffffffff;
const MAX_16 = 0xffff;

/** The first version with ZIP64, and the first with folders and deflate. */
const VERSION_64 = 45;
const VERSION = 20;
/** Sizes and CRC follow the bytes. */
const SIZES_BEHIND = 0x0008;
/** 1980-01-01: the earliest date of the format, so that the same rows always give the same bytes. */
const DATE = 0x0021;
/** `-rw-r--r--` of a plain file, as Unix has it. */
const ATTRIBUTES = (0o100644 << 16) >>> 0;
const MADE_BY_UNIX = 3 << 8;

/** The header before an entry's bytes (APPNOTE.TXT 4.3.7). */
export function localHeader({ name, method }: Pick<Entry, 'name' | 'method'>): Uint8Array {
  return record(30 + name.length, (put) => {
    put.u32(0x04034b50);
    for (const value of [VERSION, SIZES_BEHIND, method, 0, DATE]) put.u16(value);
    for (let i = 0; i < 3; i++) put.u32(0);
    put.u16(name.length);
    put.u16(0);
    put.bytes(name);
  });
}

/** The descriptor after them (4.3.9): sizes of eight bytes if four are too few. */
export function dataDescriptor({ crc, packed, size }: Entry): Uint8Array {
  const wide = packed >= MAX_32 || size >= MAX_32;
  return record(wide ? 24 : 16, (put) => {
    put.u32(0x08074b50);
    put.u32(crc);
    for (const value of [packed, size])
      if (wide) put.u64(value);
      else put.u32(value);
  });
}

/** An entry in the directory at the end (4.3.12). */
export function directoryEntry(entry: Entry): Uint8Array {
  const { name, method, crc } = entry;
  const wide = [entry.size, entry.packed, entry.at].filter((value) => value >= MAX_32);
  const extra = wide.length === 0 ? 0 : 4 + 8 * wide.length;
  return record(46 + name.length + extra, (put) => {
    const version = wide.length > 0 ? VERSION_64 : VERSION;
    put.u32(0x02014b50);
    for (const value of [MADE_BY_UNIX | version, version, SIZES_BEHIND, method, 0, DATE]) put.u16(value);
    put.u32(crc);
    put.u32(Math.min(entry.packed, MAX_32));
    put.u32(Math.min(entry.size, MAX_32));
    for (const value of [name.length, extra, 0, 0, 0]) put.u16(value);
    put.u32(ATTRIBUTES);
    put.u32(Math.min(entry.at, MAX_32));
    put.bytes(name);
    if (extra === 0) return;
    put.u16(1);
    put.u16(8 * wide.length);
    for (const value of wide) put.u64(value);
  });
}

/** The end of the file (4.3.14 to 4.3.16). */
export function directoryEnd(entries: number, bytes: number, at: number): Uint8Array {
  const wide = entries >= MAX_16 || bytes >= MAX_32 || at >= MAX_32;
  return record((wide ? 76 : 0) + 22, (put) => {
    if (wide) {
      put.u32(0x06064b50);
      put.u64(44);
      put.u16(MADE_BY_UNIX | VERSION_64);
      put.u16(VERSION_64);
      put.u32(0);
      put.u32(0);
      for (const value of [entries, entries, bytes, at]) put.u64(value);
      put.u32(0x07064b50);
      put.u32(0);
      put.u64(at + bytes);
      put.u32(1);
    }
    put.u32(0x06054b50);
    put.u16(0);
    put.u16(0);
    put.u16(Math.min(entries, MAX_16));
    put.u16(Math.min(entries, MAX_16));
    put.u32(Math.min(bytes, MAX_32));
    put.u32(Math.min(at, MAX_32));
    put.u16(0);
  });
}

type Put = { u16(value: number): void; u32(value: number): void; u64(value: number): void; bytes(value: Uint8Array): void };

/** Numbers in ZIP are little-endian. */
function record(length: number, write: (put: Put) => void): Uint8Array {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  write({
    u16: (value) => view.setUint16((at += 2) - 2, value, true),
    u32: (value) => view.setUint32((at += 4) - 4, value, true),
    u64: (value) => view.setBigUint64((at += 8) - 8, BigInt(value), true),
    bytes: (value) => {
      bytes.set(value, at);
      at += value.length;
    },
  });
  return bytes;
}
