import { Type, type Static } from 'typebox';
import { strictObject as strict } from '../api-route.ts';

/** Which generator makes a column, and with which parameters. Parameters equal to the generator's defaults are left out. */
export const Generator = strict({
  kind: Type.String({ minLength: 1, examples: ['person.firstName'] }),
  parameters: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type Generator = Static<typeof Generator>;
