import { dirname } from 'node:path';
import {
  decodeText,
  filePlaceOf,
  LIMITS,
  markReading,
  markStated,
  Problem,
  readingOf,
  type Reading,
  type SchemaFile,
  type SchemaReading,
  type StatedColumn,
} from '@seedbed/contract';
import type { FolderSchema } from '@seedbed/schema-files';
import type { MysqlSchema } from '@seedbed/mysql';
import type { SchemaStatements } from '@seedbed/sqlite';
import { isZip } from '@seedbed/schema-files/is-zip';
import { isMysqlDdl } from '@seedbed/mysql/looks-like';
import { isSqliteDdl, isSqliteFile } from '@seedbed/sqlite/looks-like';

/** Databases whose DDL Seedbed reads. */
export type Dialect = 'postgres' | 'mysql' | 'sqlite';

export type DdlSource = {
  readonly kind: 'ddl';
  /** For Postgres. */ readonly ddl: string;
  /** The parts of the schema, if it was a schema of SQLite. */ readonly sqlite?: SchemaStatements;
  /** The tables in MySQL's terms, if it was a schema of MySQL. */ readonly mysql?: MysqlSchema;
  /** How a folder or data model was read. */ readonly reading?: Reading;
  /** What the code of the project around it states, in one line. */ readonly code?: string;
};

/** Whether the project's code is read for values that it states: by default it is. `within`: no folder above this one is read. */
export type CodeOptions = { readonly code?: boolean; readonly within?: string };

/** The form of a schema: DDL, a blueprint, or the address of a database. */
export type Source = DdlSource | { readonly kind: 'blueprint'; readonly json: unknown } | { readonly kind: 'address'; readonly url: string };

/**
 * Recognizes the kind of a text. `file` is its name in messages; `dialect` is the database of its DDL, if known. DDL of
 * SQLite and MySQL, and the tables of a Prisma schema or of DBML, become DDL for Postgres; warnings and notes list
 * omitted parts. Throws `invalid-request` for a framework's code, with the command that turns it into DDL.
 */
export async function openSource(content: string, file: string, dialect?: Dialect): Promise<Source> {
  const source = sourceOf(content, file);
  if (source.kind === 'blueprint') return (await describedBy(content, file)) ?? source;
  if (source.kind !== 'ddl') return source;
  if (dialect !== undefined) return sourceOfScript(source.ddl, dialect);
  // A script assembled from files, which describes how they were read.
  const read = readingOf(source.ddl);
  if (read) return { ...(await sourceOfScript(source.ddl, read.dialect)), reading: { summary: read.summary, notes: read.notes } };
  const { codeSchemaOf, schemaOfText } = await import('@seedbed/schema-files');
  const described = schemaOfText(source.ddl, file);
  if (described) return { kind: 'ddl', ddl: described.ddl, reading: { summary: described.summary, notes: described.notes } };
  const recognized = dialectOfScript(source.ddl);
  if (recognized === 'mysql' && namesSqlite(file)) return (await ifSqliteTakes(source.ddl)) ?? mysqlSource(source.ddl);
  if (recognized !== undefined) return sourceOfScript(source.ddl, recognized);
  const code = codeSchemaOf(source.ddl, file);
  if (code) throw code;
  return source;
}

/** The tables of a JSON document that describes tables; undefined for a blueprint. */
async function describedBy(content: string, file: string): Promise<DdlSource | undefined> {
  if (/"format"\s*:\s*1\b/.test(content.slice(0, 200))) return undefined;
  const { schemaOfText } = await import('@seedbed/schema-files');
  const described = schemaOfText(content, file);
  return described && { kind: 'ddl', ddl: described.ddl, reading: { summary: described.summary, notes: described.notes } };
}

/**
 * The schema of a folder: migrations, run in order, or the data model of Prisma or DBML. Throws `invalid-request` if none is recognized, or
 * several.
 */
export async function openFolder(path: string, name: string, options: CodeOptions = {}): Promise<DdlSource> {
  const { readSchemaFolder } = await import('@seedbed/schema-files');
  return withCode(await sourceOfFolder(await readSchemaFolder(path, name), name), path, options);
}

/** With what the code of the project around the schema states, as comments at the end of its DDL. */
async function withCode<T extends Source>(source: T, folder: string, { code = true, within }: CodeOptions): Promise<T> {
  if (source.kind !== 'ddl' || !code) return source;
  const { readStated } = await import('@seedbed/schema-files');
  const stated = readStated(folder, within);
  return stated ? { ...source, ddl: markStated(source.ddl, stated.columns), code: stated.summary } : source;
}

/** What the code of the project around a folder states about columns, and a line that says what was read; undefined if nothing. */
export async function statedAround(folder: string): Promise<{ readonly columns: readonly StatedColumn[]; readonly summary: string } | undefined> {
  const { readStated } = await import('@seedbed/schema-files');
  return readStated(folder);
}

/** The path of a project's schema below its folder; undefined if none is recognized, or if two are equally close. */
export async function nearestSchema(path: string): Promise<string | undefined> {
  const files = await import('@seedbed/schema-files');
  return files.nearestSchema(await files.readFolder(path));
}

/** The same for files given by paths and texts; `path` selects one of several schemas among them. */
export async function openFiles(files: readonly SchemaFile[], name: string, path?: string): Promise<DdlSource> {
  const { readFiles } = await import('@seedbed/schema-files');
  return sourceOfFolder(readFiles(files, name, path), name);
}

/** How such files were recognised, with their script as one text: lines at its start describe how it was read. Runs nothing. */
export async function readingOfFiles(files: readonly SchemaFile[], name: string, path?: string): Promise<SchemaReading> {
  const { readFiles } = await import('@seedbed/schema-files');
  const { ddl, dialect, tool, summary, files: read, notes } = readFiles(files, name, path);
  requireDdl(ddl, name);
  return { tool, summary, files: [...read], notes: [...notes], ddl: markReading(ddl, { summary, notes }, dialect) };
}

async function sourceOfFolder({ ddl, dialect, summary, notes }: FolderSchema, name: string): Promise<DdlSource> {
  requireDdl(ddl, name);
  return { ...(await sourceOfScript(ddl, dialect)), reading: { summary, notes } };
}

/** A script for the database named by its folder, otherwise for the one whose keywords it contains. */
async function sourceOfScript(ddl: string, dialect: string | undefined): Promise<DdlSource> {
  switch (dialect ?? dialectOfScript(ddl)) {
    case 'sqlite':
      return sqliteSource(ddl);
    case 'mysql':
      return mysqlSource(ddl);
    default:
      return { kind: 'ddl', ddl };
  }
}

/**
 * `schema/sqlite/v3/schema.sql`, `sqlite.initial.sql`: SQLite accepts AUTO_INCREMENT and other MySQL keywords as types.
 */
function namesSqlite(file: string): boolean {
  return /(?:^|[^a-z])sqlite3?(?:[^a-z]|$)/i.test(file) && !/mysql|maria/i.test(file);
}

/** The schema as SQLite reads it; undefined if SQLite refuses it. */
async function ifSqliteTakes(ddl: string): Promise<DdlSource | undefined> {
  try {
    return await sqliteSource(ddl);
  } catch (error) {
    if (error instanceof Problem && error.type === 'invalid-ddl') return undefined;
    throw error;
  }
}

/** The database other than Postgres whose keywords a script contains. */
function dialectOfScript(ddl: string): Dialect | undefined {
  return isMysqlDdl(ddl) ? 'mysql' : isSqliteDdl(ddl) ? 'sqlite' : undefined;
}

/** The tables of a database of MySQL or MariaDB, by its address. */
export async function openMysqlServer(address: string): Promise<DdlSource> {
  const { readMysqlServer } = await import('@seedbed/mysql');
  const { ddl, schema } = await readMysqlServer(address);
  return { kind: 'ddl', ddl, mysql: schema };
}

async function mysqlSource(of: string): Promise<DdlSource> {
  const { readMysqlDdl } = await import('@seedbed/mysql');
  const { ddl, schema } = readMysqlDdl(of);
  return { kind: 'ddl', ddl, mysql: schema };
}

async function sqliteSource(of: string): Promise<DdlSource> {
  const { readSqliteDdl } = await import('@seedbed/sqlite');
  const { ddl, statements } = await readSqliteDdl(of);
  return { kind: 'ddl', ddl, sqlite: statements };
}

/** The kind of a file, by its bytes: a ZIP file of a folder, a SQLite database, or a text, with the files beside it that psql would include. Messages call it `name`. */
export async function openFile(
  path: string,
  bytes: Uint8Array,
  name: string,
  { dialect, ...options }: CodeOptions & { readonly dialect?: Dialect | undefined } = {},
): Promise<Source> {
  if (isZip(bytes)) return openZip(bytes, name);
  return withCode(await sourceOfFile(path, bytes, name, dialect), dirname(path), options);
}

async function sourceOfFile(path: string, bytes: Uint8Array, name: string, dialect: Dialect | undefined): Promise<Source> {
  if (!isSqliteFile(bytes)) {
    const text = decodeText(bytes, name);
    const { includeBeside } = await import('@seedbed/schema-files');
    return openSource(text.includes('\\i') ? includeBeside(path, text) : text, name, dialect);
  }
  const { readSqliteFile } = await import('@seedbed/sqlite');
  const { ddl, statements } = await readSqliteFile(path);
  return { kind: 'ddl', ddl, sqlite: statements };
}

/** A folder in a ZIP file. */
async function openZip(bytes: Uint8Array, name: string): Promise<DdlSource> {
  const { readZip } = await import('@seedbed/schema-files/read-zip');
  try {
    return await openFiles(await readZip(bytes, name), name);
  } catch (error) {
    if (!(error instanceof Problem) || !Array.isArray(error.facts['found'])) throw error;
    const found = error.facts['found'].join(', ');
    throw new Problem('invalid-request', `${name} holds several schemas: ${found}. Unpack it, and pass one of them.`, { facts: error.facts, cause: error });
  }
}

/** Recognizes a text. Messages call it `file`. */
function sourceOf(content: string, file: string): Source {
  if (/^\s*\{/.test(content)) {
    try {
      return { kind: 'blueprint', json: JSON.parse(content) };
    } catch (error) {
      throw new Problem('invalid-blueprint', `${file} starts like a JSON document but is none: ${(error as Error).message}`);
    }
  }
  requireDdl(content, file);
  return { kind: 'ddl', ddl: content };
}

/** Throws for a text that is too long, and for one of which Postgres would silently read only a part. */
function requireDdl(ddl: string, name: string): void {
  const bytes = Buffer.byteLength(ddl);
  if (bytes > LIMITS.ddlBytes)
    throw new Problem('too-large', `${name} holds ${bytes} bytes of DDL; ${LIMITS.ddlBytes} are the most`, { facts: { phase: 'schema' } });
  const nul = ddl.indexOf('\0');
  if (nul < 0) return;
  const line = ddl.slice(0, nul).split('\n').length;
  const place = filePlaceOf(ddl, line);
  throw new Problem(
    'invalid-ddl',
    `${place?.file ?? name}, line ${place?.line ?? line}, contains a NUL character, which SQL does not allow. Save it as UTF-8.`,
    {
      facts: { phase: 'schema', line, ...(place && { file: place.file, fileLine: place.line }) },
    },
  );
}
