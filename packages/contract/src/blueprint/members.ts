import { Type } from 'typebox';

/** Small pieces that several shapes of a blueprint share. */
export const Flag = Type.Optional(Type.Boolean());
export const Share = Type.Number({ minimum: 0, maximum: 1 });
export const Names = Type.Array(Type.String(), { minItems: 1 });
