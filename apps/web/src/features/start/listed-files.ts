import { isProjectFolder } from '@seedbed/contract';

/** A file, with its path relative to the dropped or chosen folder. */
export type ListedFile = { readonly path: string; readonly file: File };

/** The files of a drop. A folder is one entry; its subfolders are read too, except hidden ones and build output. */
export async function filesOfDrop(items: DataTransferItemList): Promise<ListedFile[]> {
  // Entries have to be taken before anything is waited for: the browser empties the list then.
  const dropped = [...items].filter((item) => item.kind === 'file').map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found: ListedFile[] = [];
  for (const { entry, file } of dropped)
    if (entry) await walk(entry, found);
    else if (file) found.push({ path: file.name, file });
  return found;
}

/** The files of a picker. `webkitRelativePath` is empty if files were chosen instead of a folder. */
export function filesOfPicker(files: Iterable<File>): ListedFile[] {
  return [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** With more files the search for a schema stops: somebody dropped a whole disk. */
const MAX_LISTED = 100_000;

async function walk(entry: FileSystemEntry, found: ListedFile[]): Promise<void> {
  const path = entry.fullPath.replace(/^\//, '');
  if (isFile(entry)) found.push({ path, file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)) });
  else if (isFolder(entry) && found.length < MAX_LISTED) for (const child of await childrenOf(entry)) if (isWalked(child)) await walk(child, found);
}

function isWalked(entry: FileSystemEntry): boolean {
  return entry.isFile || isProjectFolder(entry.name);
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

/** A browser returns at most a hundred at a time. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return children;
    children.push(...some);
  }
}
