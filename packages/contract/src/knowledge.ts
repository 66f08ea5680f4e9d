import { Type, type Static } from 'typebox';
import { strictObject as strict } from './api-route.ts';
import { Cell, Comment, Length, Outcome, Text, Values, Weight } from './knowledge/members.ts';
import { KnowledgeTime } from './knowledge/time.ts';
import { KnowledgeTable } from './knowledge/table.ts';
import { KnowledgeAfter, KnowledgeColumn } from './knowledge/column.ts';

/** Rows of a scenario: a count, or set cells, with the rows of other tables that refer to each. */
export type ScenarioRows = number | ScenarioSpec | readonly ScenarioSpec[];
export type ScenarioSpec = {
  readonly count?: number;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly children?: Readonly<Record<string, ScenarioRows>>;
};

/** A person's knowledge about one schema, by the schema's own names. It takes precedence over everything but the database. */
export const Knowledge = strict(
  {
    $schema: Type.Optional(Type.String()),
    format: Type.Literal(2),
    about: Type.Optional(Comment),
    /** `2 of 4`, if an answer has parts. */
    part: Type.Optional(Type.String({ pattern: '^\\d+ of \\d+$' })),
    region: Type.Optional(
      strict({
        country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
        places: Type.Optional(Type.Array(Text, { minItems: 1, maxItems: 200 })),
        weights: Type.Optional(Type.Array(Weight)),
        language: Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
        currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
      }),
    ),
    time: Type.Optional(KnowledgeTime),
    tables: Type.Record(Type.String(), KnowledgeTable),
    /** Columns of every table that has one of the name, and whose own statements do not mention it: `created_by`, `updated_at`. */
    columns: Type.Optional(Type.Record(Type.String(), KnowledgeColumn)),
    /** `{ "overdue customer": { "customers": { "set": { "name": "Ada" }, "children": { "invoices": { "count": 3, "set": { "status": "overdue" } } } } } }` */
    scenarios: Type.Optional(
      Type.Record(
        Type.String({ minLength: 1, maxLength: 200 }),
        Type.Record(Type.String(), Type.Unsafe<ScenarioRows>({ description: 'a count, or { count, set, children }, or a list of these' })),
        { description: 'named rows with their children, first in their tables: only what the user asked for by name' },
      ),
    ),
  },
  { $id: 'Knowledge' },
);
export type Knowledge = Static<typeof Knowledge>;

/** Parts of the form by name, for a question that writes each once. */
export const KNOWLEDGE_PARTS = {
  Cell,
  Length,
  Values,
  Outcome,
  After: KnowledgeAfter,
  Time: KnowledgeTime,
  Column: KnowledgeColumn,
  Table: KnowledgeTable,
} as const;

/** Requests in words as changes: each one is knowledge of its own, or the reason why it is not possible. */
export const Wishes = strict(
  {
    format: Type.Literal(2),
    changes: Type.Array(
      strict({
        /** The part of the words it answers. */
        wish: Text,
        knowledge: Type.Optional(Type.Unsafe<Knowledge>(Knowledge)),
        cannot: Type.Optional(Text),
      }),
      { minItems: 1, maxItems: 60 },
    ),
  },
  { $id: 'Wishes' },
);
export type Wishes = Static<typeof Wishes>;
