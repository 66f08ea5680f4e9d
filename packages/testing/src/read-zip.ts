import { buffer } from 'node:stream/consumers';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/** Entries of a ZIP file as an independent reader has them, their CRC checked. */
export async function readZip(bytes: Uint8Array): Promise<{ name: string; method: number; bytes: Buffer }[]> {
  const file = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(Buffer.from(bytes), { lazyEntries: true, strictFileNames: true }, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  const entries: { name: string; method: number; bytes: Buffer }[] = [];
  for await (const entry of zipEntries(file)) entries.push({ name: entry.fileName, method: entry.compressionMethod, bytes: await contentOf(file, entry) });
  return entries;
}

export async function* zipEntries(file: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | undefined>((resolve, reject) => {
      file
        .once('entry', resolve)
        .once('end', () => resolve(undefined))
        .once('error', reject);
      file.readEntry();
    });
    file.removeAllListeners();
    if (!entry) return;
    yield entry;
  }
}

function contentOf(file: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => file.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(buffer(stream)))));
}
