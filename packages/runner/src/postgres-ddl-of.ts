import { readingDiagnostics, type Diagnostic, type SchemaFile } from '@seedbed/contract';
import { openFiles, openSource } from './source-of.ts';

/** DDL as Postgres reads it, and what to say of how it was read. */
export type PostgresDdl = { readonly ddl: string; readonly diagnostics: readonly Diagnostic[] };

/** DDL of a text: of DDL for SQLite, of a Prisma schema, of DBML. Throws Problem `invalid-ddl` for what SQLite or these refuse, `invalid-request` for code. */
export async function postgresDdlOf(text: string, name: string): Promise<PostgresDdl> {
  // A text that starts like a JSON document and describes no tables is refused as DDL is, by Postgres.
  if (/^\s*\{/.test(text) && !isDocument(text)) return { ddl: text, diagnostics: [] };
  const source = await openSource(text, name);
  return source.kind === 'ddl' ? { ddl: source.ddl, diagnostics: readingDiagnostics(source.reading) } : { ddl: text, diagnostics: [] };
}

/** The same of files that are a schema together; `path` names one of several among them. */
export async function postgresDdlOfFiles(files: readonly SchemaFile[], name: string, path?: string): Promise<PostgresDdl> {
  const { ddl, reading } = await openFiles(files, name, path);
  return { ddl, diagnostics: readingDiagnostics(reading) };
}

function isDocument(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
