import { Type, type Static } from 'typebox';

export const Text = Type.String({ minLength: 1, maxLength: 2_000 });
/** Members that are only for readers. */
export const COMMENT = { description: 'a comment for readers: it changes nothing' };
export const Comment = Type.String({ minLength: 1, maxLength: 2_000, ...COMMENT });
export const Share = Type.Number({ minimum: 0, maximum: 1 });
export const Weight = Type.Number({ minimum: 0, maximum: 1_000_000_000 });
export const Cel = Type.String({ minLength: 1, maxLength: 2_000, description: 'CEL: columns by name, parents as table.column, sum(children, expression)' });
/** A number and a unit: seconds to years. */
export const Length = Type.String({
  pattern: '^\\d+(?:\\.\\d+)? ?(?:s|sec|seconds?|min|minutes?|h|hours?|d|days?|weeks?|months?|years?)$',
  examples: ['4 days'],
});
export const Moment = Type.String({ minLength: 2, maxLength: 40, description: 'a date, now, or a distance from now: -3y, -18mo, +30d' });
/** A value of a cell; null is NULL. */
export const Cell = Type.Union([Type.String({ maxLength: 10_000 }), Type.Number(), Type.Boolean(), Type.Null()]);
/** All values, with equal weight in a list, by weight in an object. */
export const Values = Type.Union([Type.Array(Cell, { minItems: 1, maxItems: 2_000 }), Type.Record(Type.String(), Weight)]);
/** The value of a case: one value, a range of two numbers, moments or hours, several values, or what a column would say. */
export const Outcome = Type.Union([
  Cell,
  Type.Array(Cell, { minItems: 1, maxItems: 500 }),
  Type.Unsafe<{ readonly [member: string]: unknown }>({
    type: 'object',
    description: 'what a column would say: { "values": [200, 250] }, { "low": 3, "middle": 5, "high": 16 }, { "formula": … }, { "regex": … }',
  }),
]);
export type Outcome = Static<typeof Outcome>;
export const HourOfDay = Type.String({ pattern: '^(?:[01]?\\d|2[0-4]):[0-5]\\d$' });
