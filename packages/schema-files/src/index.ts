export { folderOf, type Folder, type ListedFile } from './files/folder.ts';
export { readFolder } from './files/read-folder.ts';
export { nearestBelow } from './find-schema.ts';
export { schemaOf, type FolderSchema } from './schema-of.ts';
