import { Readable } from 'node:stream';
import { fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl';
import { expect, test } from 'vitest';
import { crc32 } from '../../src/files/zip/crc32.ts';
import { zip } from '../../src/files/zip/zip.ts';
import { readZip, zipEntries } from '@seedbed/testing';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([true, false])('an independent reader reads every byte, deflated: %s', async (deflate) => {
  const long = Array.from({ length: 40 }, (_, i) => bytesOf(`${i} `.repeat(20_000)));
  const made = Buffer.concat([
    ...zip(
      [
        { name: 'long.csv', chunks: long },
        { name: 'empty', chunks: [] },
        { name: 'one', chunks: [bytesOf('1')] },
      ],
      { deflate },
    ),
  ]);
  const entries = await readZip(made);
  expect(
    entries.map(({ name, method, bytes }) => [name, method, bytes.equals(Buffer.concat(name === 'long.csv' ? long : name === 'one' ? [bytesOf('1')] : []))]),
  ).toEqual(['long.csv', 'empty', 'one'].map((name) => [name, deflate ? 8 : 0, true]));
  if (deflate) expect(made.length).toBeLessThan(long.reduce((sum, { length }) => sum + length, 0) / 10);
});

/** A file that mostly repeats the same memory. */
class Pieces extends RandomAccessReader {
  readonly #pieces: { at: number; bytes: Uint8Array }[] = [];
  length = 0;

  add(bytes: Uint8Array): void {
    this.#pieces.push({ at: this.length, bytes });
    this.length += bytes.length;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const inside = this.#pieces.filter(({ at, bytes }) => at < end && at + bytes.length > start);
    return Readable.from(inside.map(({ at, bytes }) => Buffer.from(bytes.subarray(Math.max(0, start - at), Math.min(bytes.length, end - at)))));
  }
}

async function open(chunks: Iterable<Uint8Array>): Promise<ZipFile> {
  const pieces = new Pieces();
  for (const chunk of chunks) pieces.add(chunk);
  return await new Promise<ZipFile>((resolve, reject) =>
    fromRandomAccessReader(pieces, pieces.length, { lazyEntries: true, autoClose: false }, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
}

test('ZIP64: entries and offsets beyond 4 GiB', async () => {
  const piece = new Uint8Array(64 * 1024 * 1024);
  const huge = Array.from({ length: 65 }, () => piece);
  const file = await open(
    zip(
      [
        { name: 'huge', chunks: huge },
        { name: 'behind', chunks: [bytesOf('x')] },
      ],
      { deflate: false },
    ),
  );
  const entries: [string, number][] = [];
  for await (const { fileName, uncompressedSize } of zipEntries(file)) entries.push([fileName, uncompressedSize]);
  expect(entries).toEqual([
    ['huge', 65 * piece.length],
    ['behind', 1],
  ]);
});

test('ZIP64: more than 65,535 entries', async () => {
  const many = Array.from({ length: 66_000 }, (_, i) => ({ name: `t${i}`, chunks: [] }));
  const file = await open([Buffer.concat([...zip(many, { deflate: false })])]);
  expect(file.entryCount).toBe(66_000);
  for await (const { fileName } of zipEntries(file)) {
    expect(fileName).toBe('t0');
    break;
  }
});

test('CRC-32 follows the standard, in pieces or as a whole', () => {
  expect(crc32(bytesOf('123456789'), 0)).toBe(0xcbf43926);
  expect(crc32(bytesOf('6789'), crc32(bytesOf('12345'), 0))).toBe(0xcbf43926);
});
