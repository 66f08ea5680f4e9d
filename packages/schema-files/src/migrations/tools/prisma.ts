import { fileIn } from '../../files/folder.ts';
import type { Tool } from '../tool.ts';
import { fileOfEach } from './up-folders.ts';

/** `20240101120000_init/migration.sql`, by the names of the folders. */
export const PRISMA: Tool = {
  form: 'Prisma (*/migration.sql)',
  read(folder) {
    const steps = fileOfEach(folder, 'migration.sql');
    if (steps.length === 0 || folder.folders.some((each) => fileIn(each, 'snapshot.json'))) return undefined;
    const dialect = /^\s*provider\s*=\s*"(\w+)"/m.exec(fileIn(folder, 'migration_lock.toml')?.text ?? '')?.[1];
    return { tool: 'Prisma', steps, ...(dialect !== undefined && { dialect }) };
  },
};
