import { Type, type Static } from 'typebox';
import { Timestamp } from './api-page.ts';
import { strictObject as strict } from './api-route.ts';
import { PACK_LIMITS as MAX } from './pack-limits.ts';

const bounded = ({ least, most }: { least: number; most: number }) => ({ minItems: least, maxItems: most });

/** Words as programmers write them in names of tables and columns: lower case, separated. */
const Spelling = Type.String({ pattern: "^[\\p{Ll}\\p{N}]+(?:[ '][\\p{Ll}\\p{N}]+)*$", maxLength: 60 });
const Spellings = Type.Array(Spelling, bounded(MAX.names));
const Text = Type.String({ minLength: 1, maxLength: MAX.textLength });
const Identifier = Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 40 });

/** Values and how often each is there, relative to one another. */
const Weights = Type.Record(Text, Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }));

/**
 * One column of a concept. The meaning of the members depends on `kind`; `check-pack.ts` lists which ones each kind
 * allows.
 */
export const PackAttribute = strict({
  /** Spellings in English, most usual first; the attribute's own name counts only if listed here. */
  names: Spellings,
  /** Further spellings by language, if a trade's words differ: `{ "de": ["kilometerstand"] }`. */
  also: Type.Optional(Type.Partial(Type.Object({ de: Spellings, fr: Spellings, es: Spellings, pt: Spellings }, { additionalProperties: false }))),
  kind: Type.Enum(['text', 'label', 'number', 'money', 'time', 'flag', 'code']),
  /** The name that identifies a row: if there are more rows than examples, its parts vary so that it is unique. */
  identifying: Type.Optional(Type.Boolean()),
  /** flag: a row takes its example among those with the flag's value, which comes as often as `values` say. */
  tells: Type.Optional(Type.Boolean()),
  /** label, flag: all possible values. text, number: whole values that do not depend on the other attributes. */
  values: Type.Optional(Weights),
  /** The unit of `min`, `max` and the numbers in the rows. `%` counts to 100; a fraction has no unit and ends at 1. */
  unit: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  min: Type.Optional(Type.Number()),
  max: Type.Optional(Type.Number()),
  /** Numbers are multiples of it. */
  step: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 12 })),
  /**
   * code: `#` is a digit, `[A-Z]` one of a class, `{4}` repeats the preceding part, `(AB|C#)` is one of several, a
   * backslash makes the next letter literal.
   */
  pattern: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  /** time: the time before it, and the maximum number of days in between. */
  after: Type.Optional(Identifier),
  within_days: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 40_000 })),
  /** time: its role in a lifecycle. */
  moment: Type.Optional(Type.Enum(['start', 'end', 'due', 'planned', 'done', 'seen', 'birth'])),
});
export type PackAttribute = Static<typeof PackAttribute>;

/** As an array of two, because readers of JSON Schema 2020-12 do not accept the tuples that TypeBox writes. */
const Range = Type.Unsafe<[number, number]>(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }));

/** Attributes that belong together in one row; a pair of numbers is a range that varies. */
export const PackExample = Type.Record(Identifier, Type.Union([Text, Type.Number(), Type.Boolean(), Range]));
export type PackExample = Record<string, string | number | boolean | readonly [number, number]>;

/** The lifecycle of a concept's rows: labels in order, and the times that a label sets. */
export const PackStates = strict({
  of: Identifier,
  path: Type.Array(Text, { minItems: 2, maxItems: 20 }),
  brings: Type.Optional(Type.Record(Text, Type.Array(Identifier, { minItems: 1, maxItems: 8 }))),
});
export type PackStates = Static<typeof PackStates>;

/** The meaning of a table's rows. */
export const PackConcept = strict({
  concept: Type.String({ minLength: 3, maxLength: 60 }),
  /** Names of such tables, singular, without a prefix. */
  tables: Type.Array(Spelling, bounded(MAX.tables)),
  also: Type.Optional(
    Type.Partial(
      Type.Object({ de: Type.Array(Spelling), fr: Type.Array(Spelling), es: Type.Array(Spelling), pt: Type.Array(Spelling) }, { additionalProperties: false }),
    ),
  ),
  attributes: Type.Record(Identifier, PackAttribute),
  rows: Type.Array(PackExample, bounded(MAX.rows)),
  /** Formulas over attributes of the same row, in the blueprint's CEL: `{ "net_price": "gross_price - discount" }`. */
  derive: Type.Optional(Type.Record(Identifier, Type.String({ minLength: 1, maxLength: 200 }))),
  /** Times that follow each other in a lifecycle. */
  order: Type.Optional(Type.Array(Type.Array(Identifier, { minItems: 2, maxItems: 10 }), { maxItems: 8 })),
  states: Type.Optional(PackStates),
  /**
   * Concepts of the same pack whose example is inherited along a foreign key, and the attributes that inherit it: `{
   * "cow": ["breed"] }`.
   */
  parents: Type.Optional(Type.Record(Type.String(), Type.Array(Identifier, { minItems: 1, maxItems: 12 }))),
});
export type PackConcept = Omit<Static<typeof PackConcept>, 'attributes' | 'rows'> & { attributes: Record<string, PackAttribute>; rows: PackExample[] };

/** The vocabulary and tables of one trade, or one kind of software. */
export const Pack = strict(
  {
    pack: Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 60 }),
    title: Text,
    /** Single words in names of tables or columns that indicate the trade. */
    cues: Type.Array(Type.String({ pattern: '^[\\p{Ll}\\p{N}]+$', maxLength: 40 }), bounded(MAX.cues)),
    concepts: Type.Array(PackConcept, bounded(MAX.concepts)),
  },
  { $id: 'Pack' },
);
export type Pack = Omit<Static<typeof Pack>, 'concepts'> & { concepts: PackConcept[] };

/** A pack as a list shows it. */
export const PackSummary = strict(
  {
    name: Type.String(),
    title: Type.String(),
    origin: Type.Union([Type.Literal('built-in'), Type.Literal('own')]),
    /** Words that indicate it, most specific first. */
    cues: Type.Array(Type.String()),
    concepts: Type.Array(Type.String()),
    attributes: Type.Integer(),
    examples: Type.Integer(),
    /** Of an own one. */
    updatedAt: Type.Union([Timestamp, Type.Null()]),
  },
  { $id: 'PackSummary' },
);
export type PackSummary = Static<typeof PackSummary>;

/** A pack and its origin. */
export const PackDocument = strict(
  { origin: PackSummary.properties.origin, updatedAt: PackSummary.properties.updatedAt, pack: Type.Unsafe<Pack>(Pack) },
  { $id: 'PackDocument' },
);
export type PackDocument = Static<typeof PackDocument>;
