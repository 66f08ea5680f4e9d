/** A folder or text as one script of DDL, with notes on how Seedbed read it. */
export type FolderSchema = {
  readonly ddl: string;
  /** If the folder names it. */
  readonly dialect?: 'postgres' | 'mysql' | 'sqlite';
  /** Prisma, Flyway, DBML …; SQL for numbered files. */
  readonly tool: string;
  /** Paths of the files read, in execution order. */
  readonly files: readonly string[];
  /** `Prisma migrations: 14 files`. */
  readonly summary: string;
  /** Parts that Seedbed did not read: skipped files, other schemas. */
  readonly notes: readonly string[];
};
