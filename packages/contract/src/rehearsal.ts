import { Type, type Static } from 'typebox';
import { ProblemDocument } from './api-problem.ts';
import { strictObject } from './api-route.ts';

const Count = Type.Integer({ minimum: 0 });
const Seconds = Type.Number({ minimum: 0 });

/** The fewest rows that were found to show a finding. */
const Counterexample = strictObject({
  rows: Type.Integer({ minimum: 0, description: 'Of all tables, with the parents that keys require' }),
  inserts: Type.Array(Type.String(), { description: 'Into the empty old schema, parents first' }),
  query: Type.Optional(Type.String({ description: 'Finds such rows in another database with the old schema' })),
  queryAt: Type.Optional(Type.Integer({ minimum: 1, description: 'The query is for the database right before this statement, and not for the old schema' })),
});

/** What a rehearsed migration does that it should not. */
export const RehearsalFinding = strictObject(
  {
    kind: Type.Union(
      [Type.Literal('fails'), Type.Literal('loses'), Type.Literal('changes'), Type.Literal('breaks'), Type.Literal('leaves'), Type.Literal('locks')],
      {
        description:
          'fails: with an error. loses: rows are gone. changes: values are others, without an error. breaks: a view, function or trigger no longer works. leaves: something is unfinished. locks: a table is worked through while others cannot use it',
      },
    ),
    statement: Type.Optional(
      Type.Union([Type.Integer({ minimum: 1 }), Type.Literal('commit')], { description: 'Number of the statement; commit where the commit is refused' }),
    ),
    after: Type.Optional(Type.Integer({ minimum: 1, description: 'Of a commit: the last statement before it' })),
    file: Type.Optional(Type.String()),
    line: Type.Optional(
      Type.Integer({ minimum: 1, description: 'In the file: of the word that Postgres refuses, otherwise of the first word of the statement' }),
    ),
    position: Type.Optional(Type.Integer({ minimum: 1, description: 'The character of the statement that Postgres refuses' })),
    table: Type.Optional(Type.String({ description: 'schema.table, by its name before the migration' })),
    column: Type.Optional(Type.String()),
    ambiguous: Type.Optional(Type.Literal(true, { description: 'An UPDATE … FROM takes an arbitrary one of several rows' })),
    sqlstate: Type.Optional(Type.String()),
    message: Type.String({ description: 'What happens' }),
    fix: Type.Optional(Type.String({ description: 'How the migration is written so that it does not happen' })),
    counterexample: Type.Optional(Counterexample),
  },
  { $id: 'RehearsalFinding' },
);
export type RehearsalFinding = Static<typeof RehearsalFinding>;

const Measurement = strictObject({
  statement: Type.Integer({ minimum: 1 }),
  seconds: Type.Array(strictObject({ rows: Count, seconds: Seconds }), {
    description: 'As measured, by number of rows in each table that the migration touches',
  }),
  estimate: Type.Optional(strictObject({ rows: Count, seconds: Seconds })),
  basis: Type.String({ description: 'What was measured, and what the estimate is derived from' }),
  tables: Type.Array(
    strictObject({
      table: Type.String(),
      lock: Type.Optional(Type.String({ description: 'As Postgres names it' })),
      stops: Type.Optional(Type.Union([Type.Literal('write to'), Type.Literal('read or write')], { description: 'What other sessions cannot do' })),
      work: Type.Optional(Type.Union([Type.Literal('rewritten'), Type.Literal('scanned'), Type.Literal('written')])),
    }),
  ),
});

/** What a migration does to rows that the old schema allows. */
export const Rehearsal = strictObject(
  {
    statements: Type.Array(
      strictObject({
        number: Type.Integer({ minimum: 1 }),
        sql: Type.String(),
        line: Type.Integer({ minimum: 1, description: 'Of its first word, in its file where there are several' }),
        file: Type.Optional(Type.String()),
      }),
    ),
    ran: Type.Integer({ minimum: 0, description: 'How many of them ran at all. Fewer than there are: the findings say nothing of the rest' }),
    tables: Count,
    rows: Count,
    edges: Type.Integer({ minimum: 0, description: 'Rows with an unusual value' }),
    findings: Type.Array(Type.Unsafe<RehearsalFinding>(RehearsalFinding)),
    measured: Type.Optional(
      strictObject({
        sizes: Type.Array(Count),
        transaction: Type.Optional(Type.Union([Type.Literal('one'), Type.Literal('none')])),
        statements: Type.Array(Measurement),
        stopped: Type.Optional(Type.String({ description: 'Why no larger size was tried' })),
      }),
    ),
    seconds: Seconds,
  },
  { $id: 'Rehearsal' },
);
export type Rehearsal = Static<typeof Rehearsal>;

/** Sent by POST /rehearsals/events. The last one is the rehearsal, or a problem. */
export const RehearsalEvent = Type.Union(
  [
    strictObject({
      kind: Type.Literal('progress'),
      step: Type.Union([Type.Literal('reads'), Type.Literal('fills'), Type.Literal('runs'), Type.Literal('compares'), Type.Literal('measures')]),
      rows: Type.Optional(Count),
    }),
    strictObject({ kind: Type.Literal('rehearsal'), rehearsal: Type.Unsafe<Rehearsal>(Rehearsal) }),
    strictObject({ kind: Type.Literal('problem'), problem: Type.Unsafe<ProblemDocument>(ProblemDocument) }),
  ],
  { $id: 'RehearsalEvent' },
);
export type RehearsalEvent = Static<typeof RehearsalEvent>;
