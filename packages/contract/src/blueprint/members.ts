import { Type, type Static } from 'typebox';

/** Small pieces that several shapes of a blueprint share. */
export const Flag = Type.Optional(Type.Boolean());
export const Share = Type.Number({ minimum: 0, maximum: 1 });
/** One locale, or several with weights. */
export const Locale = Type.Union([Type.String(), Type.Record(Type.String(), Type.Number({ minimum: 0 }))]);
export type Locale = Static<typeof Locale>;
export const Names = Type.Array(Type.String(), { minItems: 1 });
