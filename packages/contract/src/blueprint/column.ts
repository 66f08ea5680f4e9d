import { Type, type Static } from 'typebox';
import { strictObject as strict } from '../api-route.ts';
import { FindingCode } from '../finding.ts';
import { Flag, Locale, Share } from './members.ts';
import { Generator } from './generator.ts';
import { Domain } from './domain.ts';

/**
 * Shares of imperfect texts in the column, by the kind of defect. A cell remains correct if a condition of the schema
 * rejects the defect. Other columns, keys and references use the values without defects.
 */
export const Dirt = strict({
  /** A blank before or after, or a double blank inside. */
  spaces: Type.Optional(Share),
  /** All capitals, all small, or another first letter. */
  case: Type.Optional(Share),
  /** One letter too many or too few, a neighbouring key, or two letters swapped. */
  typos: Type.Optional(Share),
  /** `n/a`, `TEST`, `-` and the like in the value's place. */
  placeholders: Type.Optional(Share),
  /** An empty text in the value's place. */
  empty: Type.Optional(Share),
  /** UTF-8 read as windows-1252 (`MÃ¼ller`): of the values with letters beyond ASCII. */
  encodings: Type.Optional(Share),
  /** The value of an earlier row, half of them with a slightly different spelling. Columns of one table repeat the same rows. */
  duplicates: Type.Optional(Share),
});
export type Dirt = Static<typeof Dirt>;

export const BlueprintColumn = strict({
  name: Type.String({ minLength: 1 }),
  /** (i) The column's name when its rows were loaded: a renamed column keeps its values. */
  drawnAs: Type.Optional(Type.String({ minLength: 1 })),
  /** As `format_type` prints it; user-defined types are defined in `Blueprint.types`. */
  type: Type.String({ minLength: 1 }),
  nullable: Flag,
  default: Type.Optional(Type.String()),
  identity: Type.Optional(Type.Union([Type.Literal('always'), Type.Literal('byDefault')])),
  /**
   * The expression of a generated column; no value is sent. With a generator, it computes the same values as Postgres,
   * as for a sequence left to its DEFAULT.
   */
  generated: Type.Optional(Type.String()),
  /** The sequence of its default; a load sets it past the last value. */
  sequence: Type.Optional(Type.String()),
  /** Absent for columns of a relation, and for those that Postgres computes. */
  generator: Type.Optional(Generator),
  domain: Type.Optional(Type.Unsafe<Domain>(Domain)),
  /** The name of the entity to which it belongs (`subject`, `billing`, `sender`). Members of one entity agree. */
  entity: Type.Optional(Type.String()),
  /** If it differs from the table's. It is that of all members of its entity: a person has one language. */
  locale: Type.Optional(Locale),
  nullRate: Type.Optional(Share),
  /**
   * The number of NULLs is exactly `nullRate` of the rows, to within one row. Without it, each row is NULL by chance.
   */
  nullsDealt: Flag,
  /**
   * What the generator says of values holds under the database's conditions too: numbers that a CHECK lists keep their own shares and conditions, a unique
   * column may be NULL by a condition, and values within a key have their weights. Absent in older blueprints: there such a list or key draws evenly.
   */
  asStated: Flag,
  dirt: Type.Optional(Dirt),
  /**
   * Set cells, by row from 0, in Postgres' text form; null is NULL. They take precedence over generator, keys and groups, and lifecycles
   * follow them.
   */
  cells: Type.Optional(Type.Record(Type.String({ pattern: '^\\d{1,15}$' }), Type.Union([Type.String(), Type.Null()]))),
  /**
   * No two rows have the same timestamp: its last digits depend on the row, the rest is the generator's. For unique keys that include a
   * timestamp.
   */
  distinct: Flag,
  /** Unique in folded form: citext, nondeterministic collations, `lower(x)` keys. */
  foldCase: Flag,
  /**
   * (i) the confidence of inference, and the reason in words. Without a confidence a person decided: they accepted the
   * reason, or chose another generator.
   */
  confidence: Type.Optional(Share),
  because: Type.Optional(Type.String()),
  /**
   * (i) the origin of its generator, other than inference by names and facts: a concept of a pack, a model's answer to
   * a question about the schema, or a request in words that was understood without a model.
   */
  origin: Type.Optional(Type.Union([Type.Literal('pack'), Type.Literal('model'), Type.Literal('words')])),
  /** (i) what looks wrong in its values, and is right as it is: a person has said so. */
  asIs: Type.Optional(Type.Array(FindingCode, { maxItems: 20 })),
});
export type BlueprintColumn = Static<typeof BlueprintColumn>;
