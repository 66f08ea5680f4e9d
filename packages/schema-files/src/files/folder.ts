/** A file of a folder. Its text loads on demand. */
export type SourceFile = {
  readonly name: string;
  /** Relative to the root folder, with `/`. */
  readonly path: string;
  readonly text: string;
  /** The file outside of the root folder to which a link leads. */
  readonly leadsOut?: string | undefined;
};

export type Folder = {
  /** Relative to the root folder, with `/`; empty for the root folder itself. */
  readonly path: string;
  /** Names of the folders down to this one, those above the named folder included. */
  readonly names: readonly string[];
  /** Its files, by name. */
  readonly files: readonly SourceFile[];
  readonly folders: readonly Folder[];
};

/** A file in the listing. */
export type ListedFile = { readonly path: string; readonly read: () => string; readonly leadsOut?: string | undefined };

/** The folder tree of a list of files. `above`: names of the folders that lead to the root, including its own. */
export function folderOf(files: readonly ListedFile[], above: readonly string[] = []): Folder {
  return folderAt('', above, files);
}

function folderAt(path: string, names: readonly string[], files: readonly ListedFile[]): Folder {
  const own: SourceFile[] = [];
  const below = new Map<string, ListedFile[]>();
  const from = path === '' ? 0 : path.length + 1;
  for (const file of files) {
    const end = file.path.indexOf('/', from);
    if (end < 0) own.push(sourceFile(file, from));
    else {
      const name = file.path.slice(from, end);
      const inside = below.get(name);
      if (inside) inside.push(file);
      else below.set(name, [file]);
    }
  }
  const folders = [...below].map(([name, inside]) => folderAt(path === '' ? name : `${path}/${name}`, [...names, name], inside));
  return { path, names, files: own.toSorted(byName), folders: folders.toSorted((one, other) => compare(one.path, other.path)) };
}

function sourceFile({ path, read, leadsOut }: ListedFile, from: number): SourceFile {
  let text: string | undefined;
  return {
    name: path.slice(from),
    path,
    leadsOut,
    get text() {
      return (text ??= read());
    },
  };
}

/** By code units: the same order on every machine. */
export function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

export function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return compare(one.name, other.name);
}

/** Every file in a folder and below it. */
export function filesBelow(folder: Folder): SourceFile[] {
  return [...folder.files, ...folder.folders.flatMap(filesBelow)];
}

/** The file of that name in a folder. */
export function fileIn(folder: Folder, name: string): SourceFile | undefined {
  return folder.files.find((file) => file.name === name);
}
