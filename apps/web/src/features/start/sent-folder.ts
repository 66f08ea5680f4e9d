import { decodeText, isSizeRead, LIMITS, Problem, schemaPartOf, type SchemaFile } from '@seedbed/contract';
import { formatBytes, formatCount } from '../../lib/format.ts';
import type { SentFolder } from '../../queries/read-schema.ts';
import type { ListedFile } from './listed-files.ts';

/** A folder that cannot be sent, in words for people. */
export class FolderFault extends Error {}

/** Whether the dropped files are a folder, several files of one, or a ZIP file, and not a single text. */
export function isFolderOf(files: readonly ListedFile[]): boolean {
  return files.length !== 1 || files[0]!.path.includes('/') || isZip(files[0]!);
}

/**
 * The files of a folder to send: texts that may belong to its schema, and only the names of code files. A ZIP file is sent unchanged.
 * Throws FolderFault if there is nothing to send, or too much.
 */
export async function sentFolderOf(listed: readonly ListedFile[]): Promise<SentFolder> {
  const [only] = listed;
  const name = nameOf(listed);
  if (only && listed.length === 1 && isZip(only)) {
    if (only.file.size > LIMITS.blueprintBytes) throw tooLarge(name, formatBytes(only.file.size), formatBytes(LIMITS.blueprintBytes));
    return { name, zip: only.file };
  }
  const kept = listed.flatMap(({ path, file }) => {
    const part = schemaPartOf(path);
    return part === undefined || !isSizeRead(path, part === 'text' ? file.size : 0) ? [] : [{ path, file, part }];
  });
  if (kept.length === 0) throw new FolderFault(`No file of a schema in ${name}: no .sql, .prisma or .dbml. Drop the folder of migrations.`);
  if (kept.length > LIMITS.schemaFiles.files) throw tooLarge(name, `${formatCount(kept.length)} files`, formatCount(LIMITS.schemaFiles.files));
  const bytes = kept.reduce((sum, { file, part }) => sum + (part === 'text' ? file.size : 0), 0);
  if (bytes > LIMITS.schemaFiles.bytes) throw tooLarge(name, formatBytes(bytes), formatBytes(LIMITS.schemaFiles.bytes));
  const files: SchemaFile[] = [];
  for (const { path, file, part } of kept) files.push({ path, text: part === 'text' ? await textOf(path, file) : '' });
  return { name, files };
}

/** A browser refuses a file that was changed or removed since it was dropped. */
async function textOf(path: string, file: File): Promise<string> {
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()), path);
  } catch (cause) {
    if (cause instanceof Problem) throw new FolderFault(cause.message, { cause });
    throw new FolderFault(`${path} cannot be read any more: it was changed or removed. Drop the folder again.`, { cause });
  }
}

function isZip({ path, file }: ListedFile): boolean {
  return /\.zip$/i.test(path) || file.type === 'application/zip' || file.type === 'application/x-zip-compressed';
}

/** The name of the common folder or single file, otherwise the number of files. */
function nameOf(listed: readonly ListedFile[]): string {
  const tops = new Set(listed.map(({ path }) => path.split('/')[0]!));
  const [top] = tops;
  return tops.size === 0 ? 'the folder' : tops.size === 1 ? top! : `${formatCount(listed.length)} files`;
}

function tooLarge(name: string, has: string, most: string): FolderFault {
  return new FolderFault(`${name} has ${has}; ${most} is the most. Drop the folder of migrations alone.`);
}
