import { compare, fileIn, type Folder, type SourceFile } from '../../files/folder.ts';
import type { Tool } from '../tool.ts';

/** Folders that hold a file of one name each, in the order of the folders. */
export function fileOfEach(folder: Folder, name: string): SourceFile[] {
  return folder.folders.flatMap((each) => fileIn(each, name) ?? []);
}

/** `20240101120000_users/up.sql`, with a `down.sql` that does not run. */
export const HASURA_AND_DIESEL: Tool = {
  form: 'Hasura, Diesel (*/up.sql)',
  read(folder) {
    const steps = fileOfEach(folder, 'up.sql');
    if (steps.length === 0) return undefined;
    if (folder.folders.some(({ names }) => /^\d{13}_/.test(names.at(-1)!))) return { tool: 'Hasura', steps };
    return { tool: 'Diesel', steps: steps.toSorted((one, other) => compare(versionOf(one), versionOf(other))) };
  },
};

/** Diesel passes over the dashes of a version: `2017-09-23-182408_emails` comes after `20170804200817_users`. */
function versionOf({ path }: SourceFile): string {
  return path.split('/').at(-2)!.split('_')[0]!.replaceAll('-', '');
}
