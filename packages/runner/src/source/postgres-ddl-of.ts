import { readingDiagnostics, type Diagnostic, type SchemaFile } from '@seedbed/contract';
import { openFiles, openSource } from './source-of.ts';

/** DDL in Postgres' dialect, and notes on how it was read. */
export type PostgresDdl = { readonly ddl: string; readonly diagnostics: readonly Diagnostic[] };

/** Converts a text to DDL: DDL for SQLite, a Prisma schema, DBML. Throws `invalid-ddl` for their errors, `invalid-request` for code. */
export async function postgresDdlOf(text: string, name: string): Promise<PostgresDdl> {
  // A text that starts like JSON but describes no tables: Postgres rejects it as DDL.
  if (/^\s*\{/.test(text) && !isDocument(text)) return { ddl: text, diagnostics: [] };
  const source = await openSource(text, name);
  return source.kind === 'ddl' ? { ddl: source.ddl, diagnostics: readingDiagnostics(source.reading) } : { ddl: text, diagnostics: [] };
}

/** The same for files that together form a schema; `path` selects one of several among them. */
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
