import { Type, type Static } from 'typebox';
import { strictObject } from './api-route.ts';

/** One generator of the catalogue, as forms and readers need it. */
export const GeneratorDescription = strictObject(
  {
    kind: Type.String({ examples: ['person.firstName'] }),
    group: Type.String(),
    title: Type.String(),
    summary: Type.String(),
    /** JSON Schema of its parameters, with `default` and `x-ui`. */
    parameters: Type.Record(Type.String(), Type.Unknown()),
    /** Kinds of values: text, integer, decimal, date … */
    outputs: Type.Array(Type.String()),
    /** Whether and how a row can be found by its value. */
    invertible: Type.Union([Type.Literal('perm'), Type.Literal('parts'), Type.Literal('cipher'), Type.Literal('none')]),
    entity: Type.Optional(Type.String()),
    samples: Type.Array(Type.String()),
  },
  { $id: 'Generator' },
);
export type GeneratorDescription = Static<typeof GeneratorDescription>;
