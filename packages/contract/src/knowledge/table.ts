import { Type, type Static } from 'typebox';
import { strictObject as strict } from '../api-route.ts';
import { Cel, Comment, HourOfDay, Outcome, Share, Text, Weight } from './members.ts';
import { KnowledgeTime } from './time.ts';
import { KnowledgeColumn } from './column.ts';

/** How many rows of the table belong to a row of another. */
const PerParent = strict({
  per: Type.String({ minLength: 1 }),
  low: Type.Integer({ minimum: 0, maximum: 100_000 }),
  /** The mean over parents that have rows. */
  typical: Type.Number({ minimum: 0, maximum: 100_000 }),
  high: Type.Integer({ minimum: 0, maximum: 100_000 }),
  /** Share of parents without any. */
  none: Type.Optional(Share),
});

/** The content of one table. */
export const KnowledgeTable = strict({
  row: Type.Optional(Comment),
  rows: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), PerParent])),
  time: Type.Optional(KnowledgeTime),
  /**
   * Example rows with matching values; a pair of numbers is a range, `{a|b}` in a text is one of them, `weight` is the
   * frequency.
   */
  examples: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Unknown()), { minItems: 1, maxItems: 400 })),
  states: Type.Optional(
    strict({
      of: Type.String(),
      shares: Type.Record(Type.String(), Weight),
      /**
       * The usual path through the states; other states end it. Without it: the order of the shares, except for
       * cancelled, rejected and similar states.
       */
      path: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
      /** Columns that a state sets: NULL in rows that did not reach it. */
      reached: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
    }),
  ),
  /** `booked_at +[1 hour, 4 days, 21 days]-> started_at`: minimum, typical, maximum. `low <= high` between numbers. */
  orders: Type.Optional(Type.Array(Text, { maxItems: 200 })),
  /** `total == net + tax`. */
  equations: Type.Optional(Type.Array(Text, { maxItems: 200 })),
  hours: Type.Optional(
    strict({
      columns: Type.Array(Type.String(), { minItems: 1 }),
      from: HourOfDay,
      to: HourOfDay,
      /** 1 is Monday. */
      weekdays: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1 })),
      /** Columns on a quarter of an hour. */
      quarter: Type.Optional(Type.Array(Type.String())),
    }),
  ),
  /** `{ "if": "kind == 'hop'", "then": { "alpha_acid": [3, 16], "colour": null } }` */
  when: Type.Optional(Type.Array(strict({ if: Cel, then: Type.Record(Type.String(), Outcome) }), { maxItems: 200 })),
  columns: Type.Optional(Type.Record(Type.String(), KnowledgeColumn)),
});
export type KnowledgeTable = Static<typeof KnowledgeTable>;
