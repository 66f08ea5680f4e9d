import { countOf, Problem } from '@seedbed/contract';
import { isDbml, readDbml } from './dbml/read-dbml.ts';
import type { Folder, SourceFile } from './files/folder.ts';
import { madeForModel } from './model/made-for-model.ts';
import type { ReadModel } from './model/model.ts';
import { writeDdl } from './model/write-ddl.ts';
import { isJsonSchema, readJsonSchema } from './json-schema/read-json-schema.ts';
import { isOdcs, readOdcs } from './odcs/read-odcs.ts';
import { isPrisma, readPrisma } from './prisma/read-prisma.ts';
import type { FolderSchema } from './folder-schema.ts';

type Files = readonly Pick<SourceFile, 'path' | 'text'>[];

/** A tool whose files describe tables as data; Seedbed reads them and does not run them. */
type Language = {
  readonly what: string;
  readonly ending: string;
  /** Whether a text is in this language, by its own keywords. */
  is(text: string): boolean;
  read(files: Files, name: string): ReadModel;
  /** Folders to search, whatever other schemas they contain. */
  readonly usual?: RegExp;
  /**
   * Such files can have many meanings. Seedbed reads each separately, and only if the user names one or the folder has
   * no other schema.
   */
  readonly byFile?: true;
};

const LANGUAGES: readonly Language[] = [
  { what: 'Prisma schema', ending: '.prisma', is: isPrisma, read: readPrisma },
  { what: 'DBML', ending: '.dbml', is: isDbml, read: readDbml, usual: /^docs?$/i },
  { what: 'ODCS data contract', ending: '.odcs.yaml', is: isOdcs, read: readOdcs, byFile: true },
  { what: 'JSON Schema', ending: '.schema.json', is: isJsonSchema, read: readJsonSchema, byFile: true },
];

/** The tables that a text of Prisma, DBML, JSON Schema or a data contract describes, as DDL; undefined for another text. Messages call the file `name`. */
export function schemaOfText(text: string, name: string): FolderSchema | undefined {
  const start = text.slice(0, MAX_CHARACTERS);
  const language = LANGUAGES.find(({ ending, is }) => name.endsWith(ending) || is(start));
  return language && asDdl(language, [{ path: name, text }], name, '');
}

/** The characters that suffice to recognize a text: even a large dump shows its kind at the start. */
const MAX_CHARACTERS = 100_000;

/** Files that describe one database. */
export type DataModel = { readonly language: Language; readonly path: string; readonly files: readonly SourceFile[] };

/** The data models of a folder and those below it, but for folders that `isAside`. */
export function dataModelsIn(folder: Folder, isAside: (name: string) => boolean): DataModel[] {
  return LANGUAGES.filter(({ byFile }) => !byFile).flatMap((language) => modelsOf(language, folder, isAside));
}

/** Documents that describe tables, in a folder itself: contracts, else JSON Schemas. All of one kind are one schema. */
export function documentsIn({ files }: Folder): DataModel | undefined {
  for (const language of LANGUAGES.filter(({ byFile }) => byFile)) {
    const own = files.filter(({ name, text }) => /\.(?:json|ya?ml)$/i.test(name) && language.is(text));
    if (own.length > 0) return { language, path: '', files: own };
  }
  return undefined;
}

/**
 * Each folder with a `datasource` has its own schema, with all files below it that have none; without any, all files
 * form one.
 */
function modelsOf(language: Language, folder: Folder, isAside: (name: string) => boolean): DataModel[] {
  const files = filesOf(language, folder, isAside);
  const roots = language.ending === '.prisma' ? files.filter(({ text }) => /^\s*datasource\s+\w+\s*\{/m.test(text)) : files;
  if (roots.length === 0) return files.length === 0 ? [] : [{ language, path: folder.path, files }];
  return roots.map((root) => ({
    language,
    path: folderPath(root),
    files: [root, ...files.filter((file) => file !== root && !roots.includes(file) && nearestRoot(file, roots) === root)],
  }));
}

function filesOf(language: Language, { files, folders }: Folder, isAside: (name: string) => boolean): SourceFile[] {
  const below = folders
    .filter(({ names }) => language.usual?.test(names.at(-1)!) || !isAside(names.at(-1)!))
    .flatMap((folder) => filesOf(language, folder, isAside));
  return [...files.filter(({ name }) => name.endsWith(language.ending)), ...below];
}

function nearestRoot(file: SourceFile, roots: readonly SourceFile[]): SourceFile | undefined {
  const above = roots.filter((root) => file.path.startsWith(folderPath(root) === '' ? '' : `${folderPath(root)}/`));
  return above.toSorted((one, other) => folderPath(other).length - folderPath(one).length)[0];
}

function folderPath({ path, name }: SourceFile): string {
  return path.slice(0, -name.length).replace(/\/$/, '');
}

/** The location of a data model: its file, or the folder of its files. */
export function placeOf({ path, files }: DataModel): string {
  return files.length === 1 ? files[0]!.path : path;
}

/** The DDL of a data model; a file that repeats models of the first is another version of it, and left out. */
export function schemaOfModel(model: DataModel, name: string): FolderSchema {
  const { language, files } = model;
  const place = placeOf(model);
  const at = place === '' ? '' : ` ${place}`;
  if (files.length === 1) return asDdl(language, files, files[0]!.path, at);
  try {
    return asDdl(language, files, name, at);
  } catch (error) {
    const alone = attempt(() => asDdl(language, files.slice(0, 1), name, ` ${files[0]!.path}`));
    if (!alone || !(error instanceof Problem) || !/ is there twice/.test(error.message)) throw error;
    const left = files.slice(1).map(({ path }) => path);
    return { ...alone, notes: [...alone.notes, `not read, since models are there twice: ${left.join(', ')}`] };
  }
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

function asDdl({ what, read }: Language, files: Files, name: string, at: string): FolderSchema {
  const { model, notes } = read(files, name);
  const ddl = writeDdl(model);
  const before = madeForModel(model, ddl);
  return {
    ddl: [...before.sql, ddl].join('\n'),
    dialect: 'postgres',
    tool: what,
    files: files.map(({ path }) => path),
    summary: `${what}${at}: ${countOf(model.tables.length, 'table')}`,
    notes: [...(before.what.length > 0 ? [`made first: ${before.what.join(', ')}`] : []), ...notes],
  };
}
