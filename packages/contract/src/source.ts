import { Type, type Static } from 'typebox';
import { Id } from './api-page.ts';
import { strictObject } from './api-route.ts';
import { LIMITS } from './limits.ts';
import { Shape } from './shape.ts';

/** DDL as text; at most 16 MiB as UTF-8. */
export const Ddl = Type.String({ minLength: 1, description: 'CREATE TABLE … as pasted, or what pg_dump --schema-only wrote' });

/** A Postgres address: postgres://user:password@host:port/database?sslmode=… */
export const Address = Type.String({ minLength: 1, maxLength: 2_000, pattern: '^postgres(ql)?://', examples: ['postgres://ana:secret@localhost:5432/shop'] });

/** A file, by its path below the uploaded folder. */
export const SchemaFile = strictObject(
  {
    path: Type.String({ minLength: 1, maxLength: LIMITS.schemaFiles.pathCharacters, examples: ['migrations/20240101120000_init/migration.sql'] }),
    text: Type.String(),
  },
  { $id: 'SchemaFile' },
);
export type SchemaFile = Static<typeof SchemaFile>;

/** Files that together form a schema, as the command line reads a folder. */
export const SchemaFiles = {
  files: Type.Optional(
    Type.Array(Type.Unsafe<SchemaFile>(SchemaFile), {
      minItems: 1,
      maxItems: LIMITS.schemaFiles.files,
      description:
        'A folder of migrations, a schema.prisma or .dbml files, or the project that holds them. Migrations run in their tool’s order. At most 32 MiB of text, of which 16 MiB may run.',
    }),
  ),
  path: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: LIMITS.schemaFiles.pathCharacters,
      description: 'The folder or file among `files` that is the schema, where they hold several',
      examples: ['apps/api/prisma/migrations'],
    }),
  ),
};

/** The possible sources of a schema: exactly one of these. */
export const SchemaSource = {
  ddl: Type.Optional(Ddl),
  ...SchemaFiles,
  template: Type.Optional(Type.String({ description: 'Name of one of GET /templates' })),
  connectionId: Type.Optional(Id),
  address: Type.Optional(Address),
};

/** Options of a new blueprint. */
export const BlueprintOptions = {
  rows: Type.Optional(
    Type.Union(
      [Type.Integer({ minimum: 0, maximum: LIMITS.rowsPerTable }), Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: LIMITS.rowsPerTable }))],
      {
        description:
          'For every table, or by table: {"public.users": 1000, "*": 200}, where * is for those that are not named. Without it each table gets what suits its role',
      },
    ),
  ),
  seed: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Integer()])),
  locale: Type.Optional(
    Type.Union(
      [Type.String({ maxLength: 20, examples: ['en-US'] }), Type.Record(Type.String({ maxLength: 20 }), Type.Number({ minimum: 0 }), { maxProperties: 20 })],
      {
        description: 'One locale, or several with weights: {"de": 7, "fr": 3}',
      },
    ),
  ),
  referenceDate: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'The "now" of the data; nothing lies behind it' })),
};
const { referenceDate } = BlueprintOptions;
const locale = Type.Optional(Type.String({ maxLength: 20, examples: ['en-US'] }));

/**
 * The options of a call whose body is a ZIP file, in the query. Numbers apply to every table, and a seed of digits is a
 * number.
 */
export const ZipOptions = {
  path: SchemaFiles.path,
  rows: Type.Optional(
    Type.Integer({ minimum: 0, maximum: LIMITS.rowsPerTable, description: 'For every table. Without it each table gets what suits its role' }),
  ),
  seed: Type.Optional(Type.String({ maxLength: 200 })),
  locale,
  referenceDate,
};

/** A wrong statement in it is dropped alone, so its form is checked when it is read. */
export const KnowledgeOption = {
  knowledge: Type.Optional(
    Type.Unsafe<object>({
      type: 'object',
      description:
        'What is known of the schema, in the form of GET /knowledge-schema; the answer says what it changed, what it could not, and which statements do not hold',
    }),
  ),
};

/** How production's rows are spread, for a blueprint that is inferred: what `seedbed shape` wrote, or a profile of a connection holds. */
export const ShapeOption = {
  shape: Type.Optional(Type.Unsafe<Shape>(Shape)),
  scale: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1000, description: 'Of the row counts of the shape; shares and fan-outs stay' })),
};
const Options = Type.Object(BlueprintOptions);
export type BlueprintOptions = Static<typeof Options>;
