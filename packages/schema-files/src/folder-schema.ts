/** A folder or text as one script of DDL, and what to say of how it was read. */
export type FolderSchema = {
  readonly ddl: string;
  /** Where the folder names it. */
  readonly dialect?: 'postgres' | 'mysql' | 'sqlite';
  /** Prisma, Flyway, DBML …; SQL for numbered files. */
  readonly tool: string;
  /** Paths of what is read, in the order in which it runs. */
  readonly files: readonly string[];
  /** `Prisma migrations: 14 files`. */
  readonly summary: string;
  /** What was not read: files that are left out, other schemas. */
  readonly notes: readonly string[];
};
