import type { SchemaFile, SchemaReading } from '@seedbed/contract';
import { postgresDdlOfFiles, type PostgresDdl } from '../../source/postgres-ddl-of.ts';
import { readingOfFiles } from '../../source/source-of.ts';

type FilesArgs = { readonly files: readonly SchemaFile[]; readonly path?: string };

/** Unpacks and reads uploaded files on a thread where nothing else waits. */
export const schemaFileMethods = {
  unzip: async ({ bytes }: { readonly bytes: Uint8Array }): Promise<SchemaFile[]> => (await import('@seedbed/schema-files/read-zip')).readZip(bytes),

  readFiles: ({ files, path }: FilesArgs): Promise<SchemaReading> => readingOfFiles(files, WHAT, path),

  filesDdl: ({ files, path }: FilesArgs): Promise<PostgresDdl> => postgresDdlOfFiles(files, WHAT, path),
};

/** The name in messages for files without one. */
const WHAT = 'the folder';
