import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { decodeText, isSizeRead, LIMITS, Problem, schemaPartOf, type SchemaFile } from '@seedbed/contract';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { checkedPath } from './sent-path.ts';

/**
 * The files of a ZIP archive that may describe a schema; of code only the names. Writes nothing to disk. Throws Problem `invalid-request`
 * for anything but a complete archive, and for names that lead out of it; `too-large` over the limits, before it unpacks anything beyond
 * them.
 */
export async function readZip(bytes: Uint8Array, what = 'The ZIP file'): Promise<SchemaFile[]> {
  const files: SchemaFile[] = [];
  let unpacked = 0;
  try {
    // No automatic closing: all entries are listed before the first is unpacked. The archive is in memory, so nothing
    // remains open.
    const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { autoClose: false });
    if (archive.entryCount > LIMITS.schemaFiles.zipEntries) throw tooLarge(what, `${archive.entryCount} entries; ${LIMITS.schemaFiles.zipEntries} are`);
    const kept = await keptEntries(archive);
    if (kept.length > LIMITS.schemaFiles.files) throw tooLarge(what, `${kept.length} files that may belong to a schema; ${LIMITS.schemaFiles.files} are`);
    // The sizes that entries declare hold: more bytes than that are an error of the archive.
    for (const { entry, part } of kept) if (part === 'text') unpacked += entry.uncompressedSize;
    if (unpacked > LIMITS.schemaFiles.bytes) throw tooLarge(what, `${unpacked} bytes of text when it is unpacked; ${LIMITS.schemaFiles.bytes} (32 MiB) are`);
    for (const { entry, path, part } of kept) files.push({ path, text: part === 'text' ? await textOf(archive, entry, what) : '' });
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('invalid-request', `${what} cannot be read: ${(error as Error).message.replace(/\.+$/, '')}. Pack the folder again and send that.`, {
      facts: { phase: 'schema' },
      cause: error,
    });
  }
  return files;
}

type Kept = { readonly entry: Entry; readonly path: string; readonly part: 'text' | 'name' };

/** Skips folders, and links, which may lead to files outside the archive. */
async function keptEntries(archive: ZipFile): Promise<Kept[]> {
  const kept: Kept[] = [];
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    const path = checkedPath(entry.fileName, '');
    const part = schemaPartOf(path);
    if (part === undefined || isLink(entry) || !isSizeRead(path, part === 'text' ? entry.uncompressedSize : 0)) continue;
    kept.push({ entry, path, part });
  }
  return kept;
}

/** Unix archives store a file's mode in the upper half. */
function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

async function textOf(archive: ZipFile, entry: Entry, what: string): Promise<string> {
  if (entry.isEncrypted())
    throw new Problem('invalid-request', `${what} is encrypted (${entry.fileName}). Pack the folder without a password.`, { facts: { phase: 'schema' } });
  const content = await buffer(await archive.openReadStreamPromise(entry));
  if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} is damaged`);
  return decodeText(content, entry.fileName);
}

function tooLarge(what: string, has: string): Problem {
  return new Problem('too-large', `${what} has ${has} the most. Pack the folder of migrations alone.`, { facts: { phase: 'schema' } });
}
