import { fileIn, type Folder, type SourceFile } from '../../files/folder.ts';
import type { Tool } from '../tool.ts';

/** Folders that hold a file of one name each, in the order of the folders. */
export function fileOfEach(folder: Folder, name: string): SourceFile[] {
  return folder.folders.flatMap((each) => fileIn(each, name) ?? []);
}

/** `20240101120000_users/up.sql`, beside a `down.sql` that does not run. */
export const HASURA_AND_DIESEL: Tool = {
  form: 'Hasura, Diesel (*/up.sql)',
  read(folder) {
    const steps = fileOfEach(folder, 'up.sql');
    if (steps.length === 0) return undefined;
    return { tool: isHasura(folder) ? 'Hasura' : 'Diesel', steps };
  },
};

/** Hasura's folder is named after a database below `migrations`; Diesel's is `migrations` itself. */
function isHasura({ names, folders }: Folder): boolean {
  return names.at(-2) === 'migrations' || folders.some(({ names: own }) => /^\d{13}_/.test(own.at(-1)!));
}
