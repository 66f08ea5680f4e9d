import { Problem } from '@seedbed/contract';
import { fileIn, type Folder, type SourceFile } from '../../files/folder.ts';
import { jsonOf } from '../../files/json-of.ts';
import type { LeftOut, Migrations, Tool } from '../tool.ts';
import { fileOfEach } from './up-folders.ts';

/** In the order of the journal; since version 1 one folder each, with a snapshot next to the SQL. */
export const DRIZZLE: Tool = {
  form: 'Drizzle (meta/_journal.json)',
  read(folder) {
    const meta = folder.folders.find(({ names }) => names.at(-1) === 'meta');
    const journal = meta && fileIn(meta, '_journal.json');
    return journal ? byJournal(folder, journal) : byFolders(folder);
  },
};

type Journal = { readonly dialect?: string; readonly entries?: readonly { readonly idx: number; readonly tag: string }[] };

function byJournal(folder: Folder, file: SourceFile): Migrations | undefined {
  const { dialect, entries = [] } = (jsonOf(file) ?? {}) as Journal;
  const files = entries.toSorted((one, other) => one.idx - other.idx).map(({ tag }) => ({ name: `${tag}.sql`, file: fileIn(folder, `${tag}.sql`) }));
  if (!files.some((each) => each.file)) return undefined;
  const path = (name: string): string => (folder.path === '' ? name : `${folder.path}/${name}`);
  const missing = files.filter((each) => !each.file).map(({ name }) => path(name));
  if (missing.length > 0)
    throw new Problem('invalid-request', `${file.path} names ${missing.join(', ')}, and there is no such file. Bring it back, or generate the migrations anew.`, {
      facts: { phase: 'schema', file: file.path },
    });
  const left: LeftOut[] = folder.files
    .filter(({ name }) => /\.sql$/i.test(name) && !files.some((each) => each.name === name))
    .map((each) => ({ path: each.path, why: 'the journal does not name it' }));
  return { tool: 'Drizzle', steps: files.flatMap((each) => (each.file ? [stepOf(each.file)] : [])), left, ...(dialect !== undefined && { dialect }) };
}

function byFolders(folder: Folder): Migrations | undefined {
  if (!folder.folders.some((each) => fileIn(each, 'snapshot.json') && fileIn(each, 'migration.sql'))) return undefined;
  const snapshot = folder.folders.map((each) => fileIn(each, 'snapshot.json')).findLast((each) => each !== undefined)!;
  const { dialect } = (jsonOf(snapshot) ?? {}) as Journal;
  return { tool: 'Drizzle', steps: fileOfEach(folder, 'migration.sql').map(stepOf), ...(dialect !== undefined && { dialect }) };
}

/** A statement before a breakpoint needs no semicolon. */
function stepOf({ path, text }: SourceFile): { path: string; text: string } {
  return { path, text: introspected(text).replaceAll(/-->[ \t]*statement-breakpoint/g, ';') };
}

/** `drizzle-kit pull` writes the existing tables of the database as a comment; the next migrations build on them. */
function introspected(text: string): string {
  if (!/^--[^\n]*generated after introspecting the database/m.test(text)) return text;
  return text.replace(/^\/\*[ \t]*$/m, '').replace(/^\*\/[^\S\n]*;?\s*$/m, '');
}
