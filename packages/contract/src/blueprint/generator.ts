import { Type, type Static } from 'typebox';
import { strictObject as strict } from '../api-route.ts';

/** A column's generator and its parameters, without those equal to the defaults. */
export const Generator = strict({
  kind: Type.String({ minLength: 1, examples: ['person.firstName'] }),
  parameters: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type Generator = Static<typeof Generator>;
