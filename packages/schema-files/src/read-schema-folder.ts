import { dirname } from 'node:path';
import { recognise } from './find-schema.ts';
import { fileIn } from './files/folder.ts';
import { readFolder } from './files/read-folder.ts';
import type { FolderSchema } from './folder-schema.ts';
import { staleMigrations } from './prisma/stale-migrations.ts';
import { schemaOf } from './schema-of.ts';

/**
 * Reads the schema of a folder of the disk. If Prisma's migrations do not produce the schema of the `schema.prisma` beside their folder,
 * reads that file instead. Throws as `schemaOf` does.
 */
export async function readSchemaFolder(path: string, name: string): Promise<FolderSchema> {
  const folder = await readFolder(path);
  const own = recognise(folder);
  if (own && staleMigrations(own) !== undefined) {
    const above = await readFolder(dirname(path));
    if (fileIn(above, 'schema.prisma')) return schemaOf(above, dirname(name));
  }
  return schemaOf(folder, name);
}
