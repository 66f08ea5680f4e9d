import type { Folder } from '../files/folder.ts';

/** What runs of a file: its own text, with what does not run blanked, so that its lines keep their numbers. */
export type Step = { readonly path: string; readonly text: string };

/** A file that belongs to the migrations and is not run. */
export type LeftOut = { readonly path: string; readonly why: string };

/** A folder of migrations, by the rule of its tool. */
export type Migrations = {
  readonly tool: string;
  /** In the order in which they run. */
  readonly steps: readonly Step[];
  readonly left?: readonly LeftOut[];
  /** The database, where the folder names it: postgresql, sqlite, mysql … */
  readonly dialect?: string;
  /** Where the tool's database has its extensions, if not in `public`. */
  readonly extensionSchema?: string;
  /** Where names without a schema are looked up, if not in `public`. */
  readonly searchPath?: string;
};

/** A migration tool, known by the form of its folders. */
export type Tool = {
  /** What its folders look like. Messages show it for a folder that differs. */
  readonly form: string;
  /** Undefined for a folder of another form. */
  read(folder: Folder): Migrations | undefined;
};
