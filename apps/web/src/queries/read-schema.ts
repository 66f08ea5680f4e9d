import { readSchemaRoute, type SchemaFile, type SchemaReading } from '@seedbed/contract';
import { api } from '../lib/api.ts';

/** A folder to upload: its files, or a ZIP file of them. */
export type SentFolder = { readonly name: string } & ({ readonly files: readonly SchemaFile[] } | { readonly zip: Blob });

/** What the server recognizes in a folder; `path` selects one of several schemas. Nothing is executed. */
export function readSchema(folder: SentFolder, path: string | undefined, signal: AbortSignal): Promise<SchemaReading> {
  const named = path === undefined ? {} : { path };
  const input = 'zip' in folder ? { zip: folder.zip, query: named } : { body: { files: [...folder.files], ...named } };
  return api.request(readSchemaRoute, input, { signal });
}
