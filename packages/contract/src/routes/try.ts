import { Type } from 'typebox';
import { RowNumber } from '../api-page.ts';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';
import { Blueprint } from '../blueprint.ts';
import { Compression, FILE_MEDIA_TYPES, FileFormat, FileOptions, FORMATS } from '../format.ts';
import { Inferred } from '../inferred.ts';
import { LIMITS } from '../limits.ts';
import { BlueprintOptions, KnowledgeOption, SchemaSource } from '../source.ts';
import { exampleBlueprint, exampleDdl, exampleFiles } from './examples.ts';

/** JSON escapes can double a text. */
const DDL_BODY = 2 * LIMITS.ddlBytes + 64 * 1024;

export const inferRoute = defineRoute({
  id: 'infer',
  method: 'POST',
  path: `${API_PREFIX}/infer`,
  needs: 'read',
  summary: 'Turn a schema into a blueprint',
  description:
    'Give exactly one of ddl, template, connectionId and address. Nothing is stored; the blueprint in the answer can be kept in git, edited, and given to the other calls.',
  tags: ['Try'],
  body: strictObject({ ...SchemaSource, ...BlueprintOptions, ...KnowledgeOption }),
  bodyLimit: DDL_BODY,
  reply: Type.Unsafe<Inferred>(Inferred),
  problems: ['invalid-ddl', 'too-large', 'not-found', 'connection-failed', 'connection-refused-by-policy', 'overloaded'],
  startsWork: true,
  examples: { body: { ddl: exampleDdl, rows: 1000 }, reply: { blueprint: exampleBlueprint, diagnostics: [] } },
});

export const generateRoute = defineRoute({
  id: 'generate',
  method: 'POST',
  path: `${API_PREFIX}/generate`,
  needs: 'read',
  summary: 'Turn a schema into rows',
  description:
    'Give exactly one of ddl, template and blueprint. Rows stream while they are made, and stop when the caller goes away. `table` may be left out where the schema has one table, and for sql, which then holds all tables in load order. At most 10,000,000 rows an answer. Where keys have no values for the rows that are asked for, the answer is `unsatisfiable` and says how many fit; with `cap` it has those, and the header Seedbed-Shortened says which tables got fewer (`public.codes=676/1000`), the trailer Seedbed-Rows how many rows came.',
  tags: ['Try'],
  body: strictObject({
    ddl: SchemaSource.ddl,
    template: SchemaSource.template,
    blueprint: Type.Optional(Type.Unsafe<Blueprint>(Blueprint)),
    ...BlueprintOptions,
    table: Type.Optional(Type.String({ examples: ['public.users'], description: 'schema.name, or the name alone where it is in one schema only' })),
    from: Type.Optional(Type.Unsafe<number>({ ...RowNumber, description: 'First row, from 1' })),
    to: Type.Optional(Type.Unsafe<number>({ ...RowNumber, description: 'Last row, itself included' })),
    format: Type.Optional(Type.Unsafe<FileFormat>(FileFormat)),
    compress: Type.Optional(Type.Unsafe<Compression>(Compression)),
    ...FileOptions,
    cap: Type.Optional(Type.Boolean({ description: 'Go on with as many rows as there can be, where more were asked for' })),
  }),
  bodyLimit: LIMITS.blueprintBytes,
  reply: { stream: FILE_MEDIA_TYPES, description: 'Rows in the format asked for; ndjson without one' },
  replyHeaders: ['content-disposition'],
  problems: ['invalid-ddl', 'invalid-blueprint', 'unsatisfiable', 'too-large', 'not-found', 'quota-exceeded', 'overloaded'],
  startsWork: true,
  examples: {
    body: { ddl: exampleDdl, table: 'users', rows: 3, format: 'ndjson' },
    reply: exampleFiles[FORMATS.ndjson.mediaType],
    replies: exampleFiles,
  },
});
