import type { Folder } from '../files/folder.ts';

/** The executable part of a file: its text, with the rest blanked so that lines keep their numbers. */
export type Step = { readonly path: string; readonly text: string };

/** A file that belongs to the migrations and is not run. */
export type LeftOut = { readonly path: string; readonly why: string };

/** A folder of migrations, by the rule of its tool. */
export type Migrations = {
  readonly tool: string;
  /** In execution order. */
  readonly steps: readonly Step[];
  readonly left?: readonly LeftOut[];
  /** The database, if the folder names it: postgresql, sqlite, mysql … */
  readonly dialect?: string;
  /** The schema for the tool's extensions, if not `public`. */
  readonly extensionSchema?: string;
  /** The search path for names without a schema, if not `public`. */
  readonly searchPath?: string;
};

/** A migration tool, known by the form of its folders. */
export type Tool = {
  /** The expected form of its folders. Messages show it for a folder that differs. */
  readonly form: string;
  /** Undefined for a folder of another form. */
  read(folder: Folder): Migrations | undefined;
};
