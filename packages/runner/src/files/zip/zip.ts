import { crc32 } from './crc32.ts';
import { dataDescriptor, directoryEnd, directoryEntry, localHeader, type Entry } from './zip-records.ts';
import { deflateEnd, deflated } from '../deflate.ts';

/** A file to be added to an archive; its bytes are requested when its turn comes. */
export type ZipFile = {
  readonly name: string;
  readonly chunks: Iterable<Uint8Array>;
  /** Already compressed: stored unchanged. */
  readonly isPacked?: boolean;
};

export type ZipOptions = {
  /** Whether ZIP itself compresses entries, which every reader supports. Compressed data should be stored. */
  readonly deflate: boolean;
};

const STORED = 0;
const DEFLATED = 8;

/** The facts about an entry's bytes in its records. */
export type Packed = Pick<Entry, 'crc' | 'packed' | 'size'>;

/** The bytes of an entry in the archive; counts them in `entry`, which starts at zero. */
export function* packed(chunks: Iterable<Uint8Array>, deflate: boolean, entry: Packed): Generator<Uint8Array, void, undefined> {
  for (const chunk of chunks) {
    if (chunk.length === 0) continue;
    entry.crc = crc32(chunk, entry.crc);
    entry.size += chunk.length;
    const bytes = deflate ? deflated(chunk) : chunk;
    entry.packed += bytes.length;
    yield bytes;
  }
  if (!deflate) return;
  const end = deflateEnd();
  entry.packed += end.length;
  yield end;
}

/**
 * Streams a ZIP file: keeps only one line per entry in memory. Sizes come after their bytes, and may exceed 4 GiB
 * (ZIP64); the number of entries may exceed 65,535. Passes chunks on, or allocates new ones.
 */
export function* zip(files: Iterable<ZipFile>, { deflate }: ZipOptions): Generator<Uint8Array, void, undefined> {
  const entries: Entry[] = [];
  let at = 0;
  const count = (bytes: Uint8Array): Uint8Array => {
    at += bytes.length;
    return bytes;
  };
  for (const { name, chunks, isPacked = false } of files) {
    const packs = deflate && !isPacked;
    const entry: Entry = { name: new TextEncoder().encode(name), method: packs ? DEFLATED : STORED, crc: 0, packed: 0, size: 0, at };
    yield count(localHeader(entry));
    for (const bytes of packed(chunks, packs, entry)) yield count(bytes);
    yield count(dataDescriptor(entry));
    entries.push(entry);
  }
  const directory = at;
  for (const entry of entries) yield count(directoryEntry(entry));
  yield directoryEnd(entries.length, at - directory, directory);
}

/** An entry whose bytes were already compressed. */
export type PackedFile = Packed & { readonly name: string; readonly isDeflated: boolean; readonly chunks: () => AsyncIterable<Uint8Array> };

/** The archive that `zip` creates from the same files, using existing bytes. */
export async function* joinedZip(files: Iterable<PackedFile>): AsyncGenerator<Uint8Array, void, undefined> {
  const entries: Entry[] = [];
  let at = 0;
  for (const { name, isDeflated, chunks, crc, size, packed } of files) {
    const entry: Entry = { name: new TextEncoder().encode(name), method: isDeflated ? DEFLATED : STORED, crc, packed, size, at };
    const [head, tail] = [localHeader(entry), dataDescriptor(entry)];
    yield head;
    yield* chunks();
    yield tail;
    at += head.length + packed + tail.length;
    entries.push(entry);
  }
  const directory = at;
  for (const each of entries.map(directoryEntry)) {
    at += each.length;
    yield each;
  }
  yield directoryEnd(entries.length, at - directory, directory);
}
