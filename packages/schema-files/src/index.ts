export { codeSchemaOf } from './code-schemas.ts';
export { schemaOfText } from './data-model.ts';
export { folderOf, type Folder, type ListedFile } from './files/folder.ts';
export { readFiles } from './sent-files.ts';
export { includeBeside } from './files/include-beside.ts';
export { readFolder } from './files/read-folder.ts';
export type { FolderSchema } from './folder-schema.ts';
export { nearestSchema, schemaOf } from './schema-of.ts';
export { readSchemaFolder } from './read-schema-folder.ts';
