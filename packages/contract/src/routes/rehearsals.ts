import { Type } from 'typebox';
import { Id } from '../api-page.ts';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';
import { LIMITS } from '../limits.ts';
import { Rehearsal } from '../rehearsal.ts';
import { SchemaSource } from '../source.ts';
import { exampleDdl } from './examples.ts';

/** JSON escapes can double a text, and the schema and the migration are two. */
const BODY = 4 * LIMITS.ddlBytes + 64 * 1024;
const { ddl, files, path, connectionId, address } = SchemaSource;
const request = strictObject({
  ddl,
  files,
  path,
  connectionId,
  address,
  datasetId: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'The schema that this dataset keeps' })),
  migration: Type.String({
    minLength: 1,
    maxLength: LIMITS.ddlBytes,
    description: 'The SQL to rehearse. Lines `-- seedbed:file 0060.sql` name the files of several, which run one after another',
    examples: ['ALTER TABLE users ALTER COLUMN email SET NOT NULL;'],
  }),
  edge: Type.Optional(Type.Number({ minimum: 0, maximum: 1, description: 'How many unusual rows: from 0, ordinary rows alone, to 1, the default' })),
  transaction: Type.Optional(
    Type.Union([Type.Literal('auto'), Type.Literal('one'), Type.Literal('none')], {
      description: 'none: each statement in a transaction of its own; one: all in one; auto, the default: as the statements need',
    }),
  ),
  measureSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 120, description: 'Also measures each statement in larger tables, for so many seconds' })),
});
const problems = ['not-found', 'conflict', 'invalid-ddl', 'too-large', 'connection-failed', 'connection-refused-by-policy', 'overloaded'] as const;
const example = { ddl: exampleDdl, migration: 'ALTER TABLE users ALTER COLUMN name SET NOT NULL;' };

export const rehearseRoute = defineRoute({
  id: 'rehearse',
  method: 'POST',
  path: `${API_PREFIX}/rehearsals`,
  needs: 'write',
  summary: 'Run a migration over every kind of row that the old schema allows',
  description:
    'The schema before the migration is exactly one of ddl, files, connectionId, address and datasetId. It is made in the private Postgres, and filled with ordinary rows and with unusual ones: NULLs, duplicates, empty and long texts, extreme numbers and dates. The answer says what fails, which rows are lost, which values change, what breaks and what locks a table, each with the fewest rows that show it. Of a database, only the schema is read. Nothing is stored.',
  tags: ['Try'],
  body: request,
  bodyLimit: BODY,
  reply: Type.Unsafe<Rehearsal>(Rehearsal),
  problems,
  startsWork: true,
  examples: {
    body: example,
    reply: {
      statements: [{ number: 1, sql: 'ALTER TABLE users ALTER COLUMN name SET NOT NULL', line: 1 }],
      ran: 1,
      tables: 1,
      rows: 93,
      edges: 41,
      findings: [
        {
          kind: 'fails',
          statement: 1,
          sqlstate: '23502',
          table: 'public.users',
          column: 'name',
          message: 'column "name" of relation "users" contains null values',
          fix: 'Fill the NULLs first, or give the column a default for them.',
          counterexample: {
            rows: 1,
            inserts: ["INSERT INTO public.users (id, email) VALUES (41, 'a@example.org')"],
            query: 'SELECT * FROM public.users WHERE "name" IS NULL',
          },
        },
      ],
      seconds: 2.4,
    },
  },
});

export const rehearseEventsRoute = defineRoute({
  id: 'rehearseEvents',
  method: 'POST',
  path: `${API_PREFIX}/rehearsals/events`,
  needs: 'write',
  summary: 'The same as server-sent events, one for each step',
  description: 'Each event is a RehearsalEvent: progress, then the rehearsal or the problem that stopped it. If the caller disconnects, the rehearsal stops.',
  tags: ['Try'],
  body: request,
  bodyLimit: BODY,
  reply: { stream: ['text/event-stream'], description: 'Events: progress, rehearsal, problem' },
  problems,
  startsWork: true,
  examples: { body: example, reply: 'id: 1\nevent: progress\ndata: {"kind":"progress","step":"fills"}\n\n' },
});
