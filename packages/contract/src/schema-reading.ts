import { Type, type Static } from 'typebox';
import { strictObject } from './api-route.ts';

/** What was recognised in a folder: its tool, what runs in which order, and the script of it. */
export const SchemaReading = strictObject(
  {
    /** Prisma, Flyway, `Prisma schema`, DBML; SQL for numbered files. */
    tool: Type.String(),
    /** For people: `Prisma migrations: 14 files`. */
    summary: Type.String(),
    /** Paths of what is read, in the order in which it runs. */
    files: Type.Array(Type.String()),
    /** What is not read, and what was made first. */
    notes: Type.Array(Type.String()),
    /** One script of all files, as `ddl` of other calls. */
    ddl: Type.String(),
  },
  { $id: 'SchemaReading' },
);
export type SchemaReading = Static<typeof SchemaReading>;
