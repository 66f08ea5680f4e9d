import { crc32 } from './crc32.ts';
import { dataDescriptor, directoryEnd, directoryEntry, localHeader, type Entry } from './zip-records.ts';
import { deflateEnd, deflated } from '../deflate.ts';

/** A file on its way into an archive; its bytes are requested when its turn comes. */
export type ZipFile = {
  readonly name: string;
  readonly chunks: Iterable<Uint8Array>;
  /** Small already: stored as it is. */
  readonly isPacked?: boolean;
};

export type ZipOptions = {
  /** Whether entries are shrunk by ZIP itself, which every reader undoes. Those that are small already are better stored. */
  readonly deflate: boolean;
};

const STORED = 0;
const DEFLATED = 8;

/** What the records of an entry say of its bytes. */
export type Packed = Pick<Entry, 'crc' | 'packed' | 'size'>;

/** The bytes of an entry as they lie in the archive; counts them into `entry`, which begins with zeros. */
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
 * A ZIP file, written while its entries are made: nothing of it is held but a line an entry. Sizes follow the bytes that they
 * are of, and go over 4 GiB (ZIP64), as do the number of entries over 65,535. Chunks are handed on, or are new memory.
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

/** An entry whose bytes were packed before. */
export type PackedFile = Packed & { readonly name: string; readonly isDeflated: boolean; readonly chunks: () => AsyncIterable<Uint8Array> };

/** The archive that `zip` makes of the same files, of bytes that lie ready. */
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
