import { Type } from 'typebox';
import { RowNumber } from '../api-page.ts';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';
import { Blueprint } from '../blueprint.ts';
import { Compression, FILE_MEDIA_TYPES, FileFormat, FileOptions, FORMATS } from '../format.ts';
import { Inferred } from '../inferred.ts';
import { LIMITS } from '../limits.ts';
import { SchemaReading } from '../schema-reading.ts';
import { BlueprintOptions, KnowledgeOption, SchemaFiles, SchemaSource, ShapeOption, ZipOptions } from '../source.ts';
import { exampleBlueprint, exampleDdl, exampleFiles, exampleReading, exampleSchemaFiles, exampleZipQuery } from './examples.ts';

/** JSON escapes can double a text. */
const DDL_BODY = 2 * LIMITS.ddlBytes + 64 * 1024;

export const inferRoute = defineRoute({
  id: 'infer',
  method: 'POST',
  path: `${API_PREFIX}/infer`,
  needs: 'read',
  summary: 'Turn a schema into a blueprint',
  description:
    'Send exactly one of ddl, files, template, connectionId and address. As `application/zip` the body is a ZIP file of a folder, and the options go into the query. With `shape` the rows have the shape of a database. Nothing is stored; keep the blueprint in git, edit it, and send it to the other calls.',
  tags: ['Try'],
  query: strictObject(ZipOptions),
  body: strictObject({ ...SchemaSource, ...BlueprintOptions, ...KnowledgeOption, ...ShapeOption }),
  zip: true,
  bodyLimit: DDL_BODY,
  reply: Type.Unsafe<Inferred>(Inferred),
  problems: ['invalid-ddl', 'too-large', 'not-found', 'connection-failed', 'connection-refused-by-policy', 'overloaded'],
  startsWork: true,
  examples: { query: exampleZipQuery, body: { ddl: exampleDdl, rows: 1000 }, reply: { blueprint: exampleBlueprint, diagnostics: [] } },
});

export const readSchemaRoute = defineRoute({
  id: 'readSchema',
  method: 'POST',
  path: `${API_PREFIX}/read-schema`,
  needs: 'read',
  summary: 'Read a folder of migrations as one script of DDL',
  description:
    'Recognises the tool of a folder of migrations, a Prisma schema or DBML, orders its files by the tool’s rule, and joins them. Nothing is run or stored: Postgres has not seen the DDL. Comment lines (`-- seedbed:file PATH`) say which lines are whose, so later errors name the file and its line. Send the DDL to any call that takes `ddl`, or the files themselves. As `application/zip` the body is a ZIP file of the folder, and `path` goes into the query.',
  tags: ['Try'],
  query: strictObject({ path: ZipOptions.path }),
  body: strictObject(SchemaFiles),
  zip: true,
  bodyLimit: DDL_BODY,
  reply: Type.Unsafe<SchemaReading>(SchemaReading),
  problems: ['invalid-ddl', 'too-large', 'overloaded'],
  startsWork: true,
  examples: { query: {}, body: { files: exampleSchemaFiles }, reply: exampleReading },
});

export const generateRoute = defineRoute({
  id: 'generate',
  method: 'POST',
  path: `${API_PREFIX}/generate`,
  needs: 'read',
  summary: 'Turn a schema into rows',
  description:
    'Send exactly one of ddl, files, template and blueprint. Rows stream while they are made, and stop if the caller disconnects. `table` may be left out if the schema has one table, and for sql, which then holds all tables in load order. At most 10,000,000 rows. If the keys allow fewer rows than requested, the answer is `unsatisfiable` with the number that fits; with `cap` that many rows are returned. The header Seedbed-Shortened names the shortened tables (`public.codes=676/1000`), the trailer Seedbed-Rows the number of rows.',
  tags: ['Try'],
  body: strictObject({
    ddl: SchemaSource.ddl,
    ...SchemaFiles,
    template: SchemaSource.template,
    blueprint: Type.Optional(Type.Unsafe<Blueprint>(Blueprint)),
    ...BlueprintOptions,
    table: Type.Optional(Type.String({ examples: ['public.users'], description: 'schema.name, or the name alone if it is unique' })),
    from: Type.Optional(Type.Unsafe<number>({ ...RowNumber, description: 'First row, from 1' })),
    to: Type.Optional(Type.Unsafe<number>({ ...RowNumber, description: 'Last row, inclusive' })),
    format: Type.Optional(Type.Unsafe<FileFormat>(FileFormat)),
    compress: Type.Optional(Type.Unsafe<Compression>(Compression)),
    ...FileOptions,
    slide: Type.Optional(
      Type.String({
        pattern: '^(now|\\d{4}-\\d{2}-\\d{2})$',
        description: 'Moves all times by whole weeks, so that the reference date comes to lie on this day or up to six days before it. Nothing else changes',
      }),
    ),
    cap: Type.Optional(Type.Boolean({ description: 'Make as many rows as the keys allow if more were requested' })),
  }),
  bodyLimit: LIMITS.blueprintBytes,
  reply: { stream: FILE_MEDIA_TYPES, description: 'Rows in the requested format; ndjson by default' },
  replyHeaders: ['content-disposition'],
  problems: ['invalid-ddl', 'invalid-blueprint', 'unsatisfiable', 'too-large', 'not-found', 'quota-exceeded', 'overloaded'],
  startsWork: true,
  examples: {
    body: { ddl: exampleDdl, table: 'users', rows: 3, format: 'ndjson' },
    reply: exampleFiles[FORMATS.ndjson.mediaType],
    replies: exampleFiles,
  },
});
