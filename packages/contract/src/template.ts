import { Type, type Static } from 'typebox';
import { strictObject } from './api-route.ts';

/** A schema included in the product. */
export const Template = strictObject(
  {
    name: Type.String({ examples: ['shop'] }),
    title: Type.String(),
    summary: Type.String(),
    tables: Type.Integer({ minimum: 1 }),
    ddl: Type.String(),
  },
  { $id: 'Template' },
);
export type Template = Static<typeof Template>;
