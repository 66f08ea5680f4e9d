import { Type, type Static } from 'typebox';
import { strictObject as strict } from '../api-route.ts';
import { HourOfDay, Moment, Weight } from './members.ts';

/** The times of rows: the window, and its busier parts. */
export const KnowledgeTime = strict({
  from: Type.Optional(Moment),
  to: Type.Optional(Moment),
  /** Rows of a year relative to the year before. */
  growth: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
  /** By month, 1 to 12. */
  season: Type.Optional(Type.Record(Type.String({ pattern: '^(?:[1-9]|1[0-2])$' }), Weight)),
  /** Monday to Sunday. */
  weekdays: Type.Optional(Type.Array(Weight, { minItems: 7, maxItems: 7 })),
  hours: Type.Optional(strict({ from: HourOfDay, to: HourOfDay })),
});
export type KnowledgeTime = Static<typeof KnowledgeTime>;
