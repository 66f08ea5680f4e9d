import { Type, type Static } from 'typebox';
import { Id } from './api-page.ts';
import { LIMITS } from './limits.ts';

/** DDL as text; at most 16 MiB as UTF-8. */
export const Ddl = Type.String({ minLength: 1, description: 'CREATE TABLE … as pasted, or what pg_dump --schema-only wrote' });

/** A Postgres address: postgres://user:password@host:port/database?sslmode=… */
export const Address = Type.String({ minLength: 1, maxLength: 2_000, pattern: '^postgres(ql)?://', examples: ['postgres://ana:secret@localhost:5432/shop'] });

/** Where a schema can come from: exactly one of these. */
export const SchemaSource = {
  ddl: Type.Optional(Ddl),
  template: Type.Optional(Type.String({ description: 'Name of one of GET /templates' })),
  connectionId: Type.Optional(Id),
  address: Type.Optional(Address),
};

/** What a new blueprint is made with. */
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
  locale: Type.Optional(Type.String({ maxLength: 20, examples: ['en-US'] })),
  referenceDate: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'The "now" of the data; nothing lies behind it' })),
};
/** A statement of it that does not hold costs itself alone, so that its form is checked where it is read. */
export const KnowledgeOption = {
  knowledge: Type.Optional(
    Type.Unsafe<object>({
      type: 'object',
      description:
        'What is known of the schema, in the form of GET /knowledge-schema; the answer says what it changed, what it could not, and which statements do not hold',
    }),
  ),
};
const Options = Type.Object(BlueprintOptions);
export type BlueprintOptions = Static<typeof Options>;
