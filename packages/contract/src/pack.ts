import { Type, type Static } from 'typebox';
import { Timestamp } from './api-page.ts';
import { strictObject as strict } from './api-route.ts';
import { PACK_LIMITS as MAX } from './pack-limits.ts';

const bounded = ({ least, most }: { least: number; most: number }) => ({ minItems: least, maxItems: most });

/** Words as programmers write them in names of tables and columns: small letters, words apart. */
const Spelling = Type.String({ pattern: "^[\\p{Ll}\\p{N}]+(?:[ '][\\p{Ll}\\p{N}]+)*$", maxLength: 60 });
const Spellings = Type.Array(Spelling, bounded(MAX.names));
const Text = Type.String({ minLength: 1, maxLength: MAX.textLength });
const Identifier = Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 40 });

/** Values and how often each is there, relative to one another. */
const Weights = Type.Record(Text, Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }));

/** One column of a concept. The members' meaning depends on `kind`; `check-pack.ts` lists which belong to which. */
export const PackAttribute = strict({
  /** Spellings in English, the most usual first; the attribute's own name counts only if listed here. */
  names: Spellings,
  /** Further spellings by language, where a trade's words differ: `{ "de": ["kilometerstand"] }`. */
  also: Type.Optional(Type.Partial(Type.Object({ de: Spellings, fr: Spellings, es: Spellings, pt: Spellings }, { additionalProperties: false }))),
  kind: Type.Enum(['text', 'label', 'number', 'money', 'time', 'flag', 'code']),
  /** The row's own name: more rows than examples vary it by its parts, so that it is there once. */
  identifying: Type.Optional(Type.Boolean()),
  /** label, flag: all that there are. text, number: whole values that do not depend on the other attributes. */
  values: Type.Optional(Weights),
  /** Of `min`, `max` and the numbers in the rows. `%` counts to 100; a fraction has no unit and ends at 1. */
  unit: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  min: Type.Optional(Type.Number()),
  max: Type.Optional(Type.Number()),
  /** Numbers are multiples of it. */
  step: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 12 })),
  /** code: `#` is a digit, `[A-Z]` one of a class, `{4}` repeats the part before it, `(AB|C#)` is one of several, a backslash keeps the next letter. */
  pattern: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  /** time: the time before it, and the maximum number of days in between. */
  after: Type.Optional(Identifier),
  within_days: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 40_000 })),
  /** time: which moment of a lifecycle it is. */
  moment: Type.Optional(Type.Enum(['start', 'end', 'due', 'planned', 'done', 'seen', 'birth'])),
});
export type PackAttribute = Static<typeof PackAttribute>;

/** As an array of two, for readers of JSON Schema 2020-12 know no other tuple that TypeBox writes. */
const Range = Type.Unsafe<[number, number]>(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }));

/** Attributes that belong together in one row; a pair of numbers is a range that varies. */
export const PackExample = Type.Record(Identifier, Type.Union([Text, Type.Number(), Type.Boolean(), Range]));
export type PackExample = Record<string, string | number | boolean | readonly [number, number]>;

/** How the rows of a concept move on: labels in their order, and which times a label brings with it. */
export const PackStates = strict({
  of: Identifier,
  path: Type.Array(Text, { minItems: 2, maxItems: 20 }),
  brings: Type.Optional(Type.Record(Text, Type.Array(Identifier, { minItems: 1, maxItems: 8 }))),
});
export type PackStates = Static<typeof PackStates>;

/** The meaning of a table's rows. */
export const PackConcept = strict({
  concept: Type.String({ minLength: 3, maxLength: 60 }),
  /** Names that tables of it have, singular, without a prefix. */
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
  /** Times that follow one another in a life. */
  order: Type.Optional(Type.Array(Type.Array(Identifier, { minItems: 2, maxItems: 10 }), { maxItems: 8 })),
  states: Type.Optional(PackStates),
  /** Concepts of the same pack whose example is handed down along a foreign key, and the attributes that take it: `{ "cow": ["breed"] }`. */
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
    /** Words that speak for it, the most telling first. */
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
