import { Type, type Static } from 'typebox';
import { strictObject } from './api-route.ts';

/** How a folder was recognised: its tool, the order of its files, and their script. */
export const SchemaReading = strictObject(
  {
    /** Prisma, Flyway, `Prisma schema`, DBML; SQL for numbered files. */
    tool: Type.String(),
    /** For people: `Prisma migrations: 14 files`. */
    summary: Type.String(),
    /** Paths of the files, in order of execution. */
    files: Type.Array(Type.String()),
    /** Files not read, and objects created first. */
    notes: Type.Array(Type.String()),
    /** One script of all files, like `ddl` in other calls. */
    ddl: Type.String(),
  },
  { $id: 'SchemaReading' },
);
export type SchemaReading = Static<typeof SchemaReading>;
