import { Type, type Static } from 'typebox';
import { strictObject as strict } from '../api-route.ts';
import { Flag } from './members.ts';

/**
 * Conditions on a value, for any generator: the facts of CHECKs, domains and bounds, intersected (tier B). Numbers, dates and times are in
 * Postgres' text form, as are bounds of texts. All members hold at once.
 */
export const Domain = strict({
  min: Type.Optional(Type.Union([Type.Number(), Type.String()])),
  max: Type.Optional(Type.Union([Type.Number(), Type.String()])),
  minExclusive: Flag,
  maxExclusive: Flag,
  /** Only these values, as text. */
  in: Type.Optional(Type.Array(Type.String())),
  notIn: Type.Optional(Type.Array(Type.String())),
  /** In characters, for text; in bytes for bytea; in elements for arrays. */
  minLength: Type.Optional(Type.Integer({ minimum: 0 })),
  maxLength: Type.Optional(Type.Integer({ minimum: 0 })),
  /** For text: octet_length. */
  minBytes: Type.Optional(Type.Integer({ minimum: 0 })),
  maxBytes: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Postgres regular expressions (or LIKE patterns) that the text matches, or must not match. */
  patterns: Type.Optional(
    Type.Array(
      strict({
        syntax: Type.Union([Type.Literal('regex'), Type.Literal('like'), Type.Literal('similar')]),
        pattern: Type.String(),
        ignoreCase: Flag,
        negated: Flag,
      }),
    ),
  ),
  /** `lower(x) = x`, `upper(x) = x`. */
  case: Type.Optional(Type.Union([Type.Literal('lower'), Type.Literal('upper')])),
  /** `btrim(x) = x`: no blanks at the ends. */
  trimmed: Flag,
  /** `btrim(x) <> ''`. */
  notBlank: Flag,
  /** jsonb: `jsonb_typeof(x)` is one of these. */
  jsonTypes: Type.Optional(Type.Array(Type.String())),
  /** jsonb objects: required keys. */
  jsonKeys: Type.Optional(Type.Array(Type.String())),
  /** jsonb: keys that must be absent. */
  jsonAbsent: Type.Optional(Type.Array(Type.String())),
  /**
   * jsonb objects: required members, each with the domain of its text (`->>`); its `jsonTypes` apply to the value
   * itself.
   */
  jsonMembers: Type.Optional(Type.Record(Type.String(), Type.Unsafe<unknown>({ type: 'object' }))),
  /**
   * Numbers: a whole multiple of it (`x % 5 = 0`; 0.01 for `round(x, 2) = x`), plus `remainder`. Times and timestamps count in seconds (60 for whole
   * minutes, by UTC), dates in days since 1970.
   */
  multipleOf: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  remainder: Type.Optional(Type.Number()),
  /**
   * Ranges: conditions on their ends. `empty: false` rejects the empty range, `lowerOpen: true` requires no lower end,
   * false requires one. Widths apply to ranges with both ends: in days for dates, in seconds for timestamps.
   */
  range: Type.Optional(
    strict({
      lower: Type.Optional(Type.Unsafe<unknown>({ type: 'object' })),
      upper: Type.Optional(Type.Unsafe<unknown>({ type: 'object' })),
      empty: Flag,
      lowerOpen: Flag,
      upperOpen: Flag,
      minWidth: Type.Optional(Type.Number()),
      maxWidth: Type.Optional(Type.Number()),
    }),
  ),
  /** Composite types: the conditions on a field. */
  fields: Type.Optional(Type.Record(Type.String(), Type.Unsafe<unknown>({ type: 'object' }))),
  /** Arrays: conditions on each element. Uses `Domain` again; recursion is one level deep in practice. */
  element: Type.Optional(Type.Unsafe<unknown>({ type: 'object' })),
});
export type Domain = Omit<Static<typeof Domain>, 'element' | 'range' | 'jsonMembers' | 'fields'> & {
  element?: Domain;
  fields?: Record<string, Domain>;
  range?: { lower?: Domain; upper?: Domain; empty?: boolean; lowerOpen?: boolean; upperOpen?: boolean; minWidth?: number; maxWidth?: number };
  jsonMembers?: Record<string, Domain>;
};
