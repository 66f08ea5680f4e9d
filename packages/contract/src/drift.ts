import { Type, type Static } from 'typebox';
import { strictObject } from './api-route.ts';
import { Diagnostic } from './diagnostic.ts';

/** One difference between a stored blueprint and the current schema, and its resolution. */
export const DriftChange = strictObject(
  {
    kind: Type.Union([Type.Literal('new'), Type.Literal('gone'), Type.Literal('changed')]),
    what: Type.Union([
      Type.Literal('table'),
      Type.Literal('column'),
      Type.Literal('relation'),
      Type.Literal('key'),
      Type.Literal('check'),
      Type.Literal('type'),
    ]),
    /** `schema.name`; absent for types. */
    table: Type.Optional(Type.String()),
    /** The column, relation, key, check or type. */
    name: Type.Optional(Type.String()),
    /** In words: the difference, and its effect on the new blueprint. */
    message: Type.String({ examples: ['public.users.phone is new and is made by phone.number.'] }),
  },
  { $id: 'DriftChange' },
);
export type DriftChange = Static<typeof DriftChange>;

/** A stored blueprint compared with the current schema. */
export const Drift = strictObject(
  {
    /** The revision that was compared. */
    revision: Type.Integer({ minimum: 1 }),
    changes: Type.Array(Type.Unsafe<DriftChange>(DriftChange)),
    /** Columns whose settings stay as they are. */
    identicalColumns: Type.Integer({ minimum: 0 }),
    /** sha-256 of the blueprint that accepting would save: pass it on, so that exactly the shown blueprint is accepted. */
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    diagnostics: Type.Array(Type.Unsafe<Diagnostic>(Diagnostic)),
  },
  { $id: 'Drift' },
);
export type Drift = Static<typeof Drift>;
