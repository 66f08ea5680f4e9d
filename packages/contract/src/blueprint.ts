import { Type, type Static, type TProperties } from 'typebox';
import { ForeignKeyAction } from './catalog.ts';
import { TypeDefinition } from './sql-type.ts';

const strict = <T extends TProperties>(properties: T) => Type.Object(properties, { additionalProperties: false });
const Flag = Type.Optional(Type.Boolean());
const Share = Type.Number({ minimum: 0, maximum: 1 });
const Names = Type.Array(Type.String(), { minItems: 1 });
/** In weeks: a hundred years. */
const MAX_SLIDE = 5218;

/** Which generator makes a column, and with which parameters. Parameters equal to the generator's defaults are left out. */
export const Generator = strict({
  kind: Type.String({ minLength: 1, examples: ['person.firstName'] }),
  parameters: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type Generator = Static<typeof Generator>;

/**
 * What a value must be, whatever generator is chosen: the facts of CHECKs, domains and bounds, met together (tier B).
 * Numbers, dates and times are written as Postgres prints them; text bounds by Postgres' own words. All members hold at once.
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
  /** jsonb objects: keys that must be there. */
  jsonKeys: Type.Optional(Type.Array(Type.String())),
  /** jsonb: keys that must not be there. */
  jsonAbsent: Type.Optional(Type.Array(Type.String())),
  /** jsonb objects: members that must be there, each with the domain of its text (`->>`); its `jsonTypes` are the value's own. */
  jsonMembers: Type.Optional(Type.Record(Type.String(), Type.Unsafe<unknown>({ type: 'object' }))),
  /**
   * Numbers: a whole multiple of it (`x % 5 = 0`; 0.01 for `round(x, 2) = x`), plus `remainder`. Times and timestamps count in seconds (60 for whole
   * minutes, by UTC), dates in days since 1970.
   */
  multipleOf: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  remainder: Type.Optional(Type.Number()),
  /**
   * Ranges: what their ends must be. `empty: false` refuses the empty range, `lowerOpen: true` asks for no lower end, false for one. Widths are
   * of ranges with both ends: in days for dates, in seconds for timestamps.
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
  /** Composite types: what a field must be. */
  fields: Type.Optional(Type.Record(Type.String(), Type.Unsafe<unknown>({ type: 'object' }))),
  /** Arrays: what each element must be. Built with `Domain` again; recursion is one level deep in practice. */
  element: Type.Optional(Type.Unsafe<unknown>({ type: 'object' })),
});
export type Domain = Omit<Static<typeof Domain>, 'element' | 'range' | 'jsonMembers' | 'fields'> & {
  element?: Domain;
  fields?: Record<string, Domain>;
  range?: { lower?: Domain; upper?: Domain; empty?: boolean; lowerOpen?: boolean; upperOpen?: boolean; minWidth?: number; maxWidth?: number };
  jsonMembers?: Record<string, Domain>;
};

/**
 * A condition between columns of one row: `Σ coefficient × column  operator  value` (tier D). Met where a column is NULL.
 * Dates count in days, timestamps and times in seconds (a date among timestamps has its coefficient in seconds a day).
 * Between two columns with coefficients 1 and −1 and value 0, `=` and `<>` are of values, whatever their type.
 */
export const Order = strict({
  terms: Type.Array(strict({ column: Type.String(), coefficient: Type.Number() }), { minItems: 1 }),
  operator: Type.Union([Type.Literal('<='), Type.Literal('<'), Type.Literal('='), Type.Literal('<>')]),
  value: Type.Number(),
});
export type Order = Static<typeof Order>;

/** What a variant says of one column: always NULL, or never NULL with a narrower domain, another generator, or both. A column that is not named is free. */
export const VariantColumn = strict({
  null: Flag,
  notNull: Flag,
  domain: Type.Optional(Type.Unsafe<Domain>({ type: 'object' })),
  generator: Type.Optional(Generator),
});
export type VariantColumn = Static<typeof VariantColumn>;

/** One arm of the group's conditions (tier C); a row draws its variant from its hash, by weight. */
export const Variant = strict({
  weight: Type.Optional(Type.Number({ minimum: 0 })),
  columns: Type.Record(Type.String(), VariantColumn),
  order: Type.Optional(Type.Array(Order)),
});
export type Variant = Static<typeof Variant>;

export const Tier = Type.Union([
  Type.Literal('A'),
  Type.Literal('B'),
  Type.Literal('C'),
  Type.Literal('D'),
  Type.Literal('E'),
  Type.Literal('F'),
  Type.Literal('G'),
]);
export type Tier = Static<typeof Tier>;

/** Columns solved together. `variants` and `order` make them; or `rows`, tuples that the proof saw Postgres accept, frozen (tiers E and F). */
export const Group = strict({
  columns: Names,
  tier: Tier,
  variants: Type.Optional(Type.Array(Variant)),
  /** Holds in every variant. */
  order: Type.Optional(Type.Array(Order)),
  rows: Type.Optional(Type.Array(Type.Array(Type.Union([Type.String(), Type.Null()])))),
  /** Columns whose own values come first: a row that satisfies the conditions as it is stays so; else the other columns yield, and these last. Without it rows draw a variant first. */
  own: Type.Optional(Names),
  /** Names of the constraints that it covers (explains). */
  constraints: Type.Optional(Type.Array(Type.String())),
});
export type Group = Static<typeof Group>;

/**
 * Shares of the column's texts that are imperfect, by what is wrong with them. A cell that a condition of the schema does not let be so stays as it is;
 * other columns, keys and references are made from the values without it.
 */
export const Dirt = strict({
  /** A blank before, behind, or twice inside. */
  spaces: Type.Optional(Share),
  /** All capitals, all small, or another first letter. */
  case: Type.Optional(Share),
  /** A letter too many, too few, of the key beside, or two in turn. */
  typos: Type.Optional(Share),
  /** `n/a`, `TEST`, `-` and the like in the value's place. */
  placeholders: Type.Optional(Share),
  /** An empty text in the value's place. */
  empty: Type.Optional(Share),
  /** UTF-8 read as windows-1252 (`MÃ¼ller`): of the values with letters beyond ASCII. */
  encodings: Type.Optional(Share),
  /** The value of an earlier row, half of them spelled a little differently; columns of one table repeat the same rows. */
  duplicates: Type.Optional(Share),
});
export type Dirt = Static<typeof Dirt>;

export const BlueprintColumn = strict({
  name: Type.String({ minLength: 1 }),
  /** As `format_type` prints it; user-defined types are explained in `Blueprint.types`. */
  type: Type.String({ minLength: 1 }),
  nullable: Flag,
  default: Type.Optional(Type.String()),
  identity: Type.Optional(Type.Union([Type.Literal('always'), Type.Literal('byDefault')])),
  /** The expression by which Postgres makes the column; no value is sent. With a generator, Postgres comes to the same values: a sequence that is left to draw. */
  generated: Type.Optional(Type.String()),
  /** The sequence that draws its default; it is set behind the last value after a load. */
  sequence: Type.Optional(Type.String()),
  /** Absent for columns of a relation, and for those that Postgres makes. */
  generator: Type.Optional(Generator),
  domain: Type.Optional(Type.Unsafe<Domain>(Domain)),
  /** Name of the entity whose member it is (`subject`, `billing`, `sender`): members of one entity agree. */
  entity: Type.Optional(Type.String()),
  nullRate: Type.Optional(Share),
  dirt: Type.Optional(Dirt),
  /** Cells that are set, by row from 0, as Postgres reads them; null is NULL. They win over generator, keys and groups, and lifecycles follow them. */
  cells: Type.Optional(Type.Record(Type.String({ pattern: '^\\d{1,15}$' }), Type.Union([Type.String(), Type.Null()]))),
  /** No two rows have the same timestamp: its last digits are the row's own, the rest is the generator's. For unique keys with a timestamp among their columns. */
  distinct: Flag,
  /** Unique in folded form: citext, nondeterministic collations, `lower(x)` keys. */
  foldCase: Flag,
  /** (i) how sure inference is, and why, in words. Without a confidence somebody decided: they accepted what `because` says, or chose another generator. */
  confidence: Type.Optional(Share),
  because: Type.Optional(Type.String()),
  /** (i) where its generator comes from, beside inference by names and facts: a concept of a pack, or the answer of a model to a question about the schema. */
  origin: Type.Optional(Type.Union([Type.Literal('pack'), Type.Literal('model')])),
});
export type BlueprintColumn = Static<typeof BlueprintColumn>;

export const BlueprintKey = strict({
  name: Type.Optional(Type.String()),
  columns: Names,
  nullsNotDistinct: Flag,
  /** Rows that the key binds: those whose group variant meets it. Without room for full uniqueness only the first child of a parent meets it. */
  predicate: Type.Optional(Type.String()),
  /** For `predicate` of plain form: column → the only text value (null: IS NULL), or the list of values, for which the key binds. Other rows are free. */
  when: Type.Optional(
    Type.Record(Type.String(), Type.Union([Type.String(), Type.Null(), Type.Array(Type.Union([Type.String(), Type.Null()]), { minItems: 1, maxItems: 1000 })])),
  ),
  /** The last column is a range that may not overlap within equal other columns. */
  withoutOverlaps: Flag,
});
export type BlueprintKey = Static<typeof BlueprintKey>;

/** Rows of equal `equal` columns never overlap in the span: a range column, or a pair of columns from/to. */
export const BlueprintExclusion = strict({
  name: Type.Optional(Type.String()),
  equal: Type.Array(Type.String()),
  /** One range column, or two columns [from, to]. Empty when all rows must share a value (`WITH <>`), which `same` names. */
  span: Type.Array(Type.String()),
  same: Type.Optional(Type.Array(Type.String())),
});
export type BlueprintExclusion = Static<typeof BlueprintExclusion>;

export const TableMode = Type.Union([Type.Literal('generate'), Type.Literal('append'), Type.Literal('keep'), Type.Literal('truncate'), Type.Literal('skip')]);
export type TableMode = Static<typeof TableMode>;

/** How busy a table's days and hours are. Whatever is absent is even. */
export const TimelinePattern = strict({
  /** A year has this many times the rows of the year before. */
  growth: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  /** January to December. */
  months: Type.Optional(Type.Array(Type.Number({ minimum: 0 }), { minItems: 12, maxItems: 12 })),
  /** Monday to Sunday; 0: no row. */
  weekdays: Type.Optional(Type.Array(Type.Number({ minimum: 0 }), { minItems: 7, maxItems: 7 })),
  /** Between which hours of the day, in UTC; 8.5 is half past eight. */
  hours: Type.Optional(strict({ from: Type.Number({ minimum: 0, maximum: 24 }), to: Type.Number({ minimum: 0, maximum: 24 }) })),
  /**
   * Rows that move behind their parents' keep to open days and hours too: they move on to the next one. Without one before the timeline's end they
   * take the last. Absent in patterns from before this member: there such rows lie on any day.
   */
  strict: Flag,
});
export type TimelinePattern = Static<typeof TimelinePattern>;

export const BlueprintTable = strict({
  schema: Type.String({ minLength: 1 }),
  name: Type.String({ minLength: 1 }),
  /** Default: generate. */
  mode: Type.Optional(TableMode),
  /** Absent where the count follows from the parents of the owning relation. */
  rows: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  timeline: Type.Optional(
    strict({
      from: Type.String(),
      to: Type.String(),
      /** How many rows lie on it; further ones run over it again, so that more rows move none. Absent: as many as the table has. */
      rows: Type.Optional(Type.Integer({ minimum: 1 })),
      /** What makes some days and hours busier than others; without it growth, weekdays and hours are usual ones. */
      pattern: Type.Optional(TimelinePattern),
    }),
  ),
  columns: Type.Array(BlueprintColumn),
  primaryKey: Type.Optional(Names),
  uniqueKeys: Type.Optional(Type.Array(BlueprintKey)),
  /** (i) the CHECKs as they are written; what they ask stands in domains and groups. */
  checks: Type.Optional(Type.Array(strict({ name: Type.String(), expression: Type.String() }))),
  exclusions: Type.Optional(Type.Array(BlueprintExclusion)),
  groups: Type.Optional(Type.Array(Group)),
  /** How rows go in, where plain COPY by levels will not do (VALIDITY 5). */
  load: Type.Optional(
    strict({
      way: Type.Optional(Type.Union([Type.Literal('copy'), Type.Literal('insert'), Type.Literal('cycle'), Type.Literal('group'), Type.Literal('none')])),
      /** Tables loaded in the same statement or transaction. */
      with: Type.Optional(Type.Array(Type.String())),
      /** Tables that must be loaded before, beyond what relations say. */
      after: Type.Optional(Type.Array(Type.String())),
      last: Flag,
    }),
  ),
  /** (i) lookup, link, log, settings, tenant, tree, history, single */
  role: Type.Optional(Type.String()),
  /** (i) what a row is: person, company, product, order … */
  subject: Type.Optional(Type.String()),
  /** (i) A migration tool's or framework's own table, with the rows that the schema's script puts there. */
  ofScript: Flag,
  comment: Type.Optional(Type.String()),
});
export type BlueprintTable = Static<typeof BlueprintTable>;

/** Children per parent. `mean` is over all parents that have children. */
export const FanOut = Type.Union([
  strict({ kind: Type.Literal('uniform'), min: Type.Integer({ minimum: 0 }), max: Type.Integer({ minimum: 0 }) }),
  strict({ kind: Type.Literal('fixed'), count: Type.Integer({ minimum: 0 }) }),
  strict({ kind: Type.Literal('normal'), mean: Type.Number({ minimum: 0 }), deviation: Type.Number({ minimum: 0 }) }),
  strict({ kind: Type.Literal('lognormal'), median: Type.Number({ minimum: 0 }), sigma: Type.Number({ minimum: 0 }) }),
  strict({ kind: Type.Literal('poisson'), mean: Type.Number({ minimum: 0 }) }),
  strict({ kind: Type.Literal('geometric'), mean: Type.Number({ minimum: 0 }) }),
  strict({ kind: Type.Literal('pareto'), mean: Type.Number({ minimum: 0 }), shape: Type.Number({ exclusiveMinimum: 0 }) }),
  strict({ kind: Type.Literal('zipf'), exponent: Type.Number({ minimum: 0 }) }),
  strict({
    kind: Type.Literal('empirical'),
    counts: Type.Array(strict({ children: Type.Integer({ minimum: 0 }), weight: Type.Number({ minimum: 0 }) }), { minItems: 1 }),
  }),
  /** Exactly so many children for the first parents, in order; what is left over lies evenly over all parents. */
  strict({ kind: Type.Literal('listed'), counts: Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1 }) }),
]);
export type FanOut = Static<typeof FanOut>;

export const Relation = strict({
  name: Type.Optional(Type.String()),
  from: strict({ table: Type.String(), columns: Names }),
  to: strict({ table: Type.String(), columns: Names }),
  /** How a child finds its parent: with `owner` the fan-out makes the child's row count and order, else it spreads the child's rows over the parents. */
  fanOut: Type.Optional(FanOut),
  /** The child's rows lie in this parent's order and its count follows, where the child has no `rows`. At most one a table. */
  owner: Flag,
  /** Share of parents without any child. */
  childless: Type.Optional(Share),
  /**
   * With `order: 'time'`: the share of parents without children, by `childless` or the fan-out, is that of all parents together, and every other parent has a
   * child. Absent in blueprints from before this member: there every stretch of time has that share, and of the parents that come late many more have no child.
   */
  childlessOverall: Flag,
  /**
   * With `owner` and `order: 'time'`: every parent has as many children as the fan-out says. Rows lie by their parents, mixed, and a row that would come before
   * its parent moves behind it. Absent in blueprints from before this member: there rows lie by time, and of parents that come early many more have many children.
   */
  exactCounts: Flag,
  /** One parent, the first, has this share of all children; `fanOut` and `childless` are of the others. */
  vip: Type.Optional(Share),
  /** With `owner`: the others have as many children as the fan-out says, and those of the first parent come on top. Absent: they are taken from the others. */
  vipOnTop: Flag,
  /** Exactly so many children for the first parents, in order: rows of scenarios. `fanOut` and `childless` are of the others. */
  first: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1 })),
  /** Share of children whose reference is NULL. */
  nullShare: Type.Optional(Share),
  order: Type.Optional(Type.Union([Type.Literal('near'), Type.Literal('time')])),
  /**
   * A row's timestamp is never before its parent's, nor before these times of the parent, where they are set and not after the timeline's end. Absent in
   * blueprints from before this member: there rows move behind at most two parents, and no column is looked at.
   */
  behind: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
  inherits: Type.Optional(Type.Record(Type.String(), Type.String())),
  /**
   * Draw this parent among the children of that other relation's parent (shared tenant): name of the other relation. Where that parent refers to this table
   * itself, the row has the parent that it has: an order's tenant is its customer's.
   */
  within: Type.Optional(Type.String()),
  /**
   * With `within`: the table of which both parents have the same row, by their own references or by those of what they refer to (the organ of a stop and of a rank of pipes). With
   * a reference to the own table, rows refer to earlier ones of that same row. Under a key over both references, a parent has at most as many children as it has partners
   * there. Absent in blueprints from before this member: the nearest table to which both refer themselves, and no reference to the own table.
   */
  scope: Type.Optional(Type.String({ minLength: 1 })),
  /** Only parents whose columns (by name) are so: what the database's own code asks of the row that is referred to. */
  where: Type.Optional(Type.Record(Type.String(), Type.Unsafe<Domain>(Domain))),
  /** Only every `of`-th parent, from the `at`-th on: tables whose triggers write a common parent deal its rows among them. */
  share: Type.Optional(strict({ of: Type.Integer({ minimum: 1 }), at: Type.Integer({ minimum: 0 }) })),
  /** Not the same parent as that other relation of the row; where that leads to another table, not the one to which its row there refers. */
  distinctFrom: Type.Optional(Type.String()),
  /** A row never refers to itself; references go backwards. Root rows are NULL, or refer to themselves where NULL is refused. */
  self: Flag,
  /** Rows of one table that refer to each other, two by two: both have the columns that refer to themselves, and differ in the others. */
  mates: Flag,
  deferrable: Flag,
  period: Flag,
  onDelete: Type.Optional(ForeignKeyAction),
  /** Who says so. Inferred ones add nothing to the database; values agree. */
  source: Type.Union([Type.Literal('declared'), Type.Literal('inferred'), Type.Literal('user')]),
});
export type Relation = Static<typeof Relation>;

/**
 * The edition of the word lists that new blueprints get where it matters. Since the second, texts, products, jobs and phone numbers are the
 * locale's own; since the third, addresses spell names as the names' language does (`gonultas`, not `goenueltas`).
 */
export const WORDS_EDITION = 3;

/**
 * The document that people edit: every fact and choice that decides a byte, so that it compiles without its catalog.
 * Members marked (i) only explain. Tables are named `schema.name`, quoted where Postgres would (see `qualifiedName`).
 */
export const Blueprint = Type.Object(
  {
    format: Type.Literal(1),
    generatorVersion: Type.Integer({ minimum: 1 }),
    seed: Type.Union([Type.String(), Type.Integer()]),
    locale: Type.Union([Type.String(), Type.Record(Type.String(), Type.Number({ minimum: 0 }))]),
    /** Edition of the word lists; 1 where it is absent: names, firms and streets in the locale's language, all other texts in English. */
    edition: Type.Optional(Type.Integer({ minimum: 1, maximum: WORDS_EDITION })),
    /** "Now", as a date. Never the wall clock. */
    referenceDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    /** Whole weeks by which all times move when rows are made. Nothing else changes; weekdays stay. */
    slide: Type.Optional(Type.Integer({ minimum: -MAX_SLIDE, maximum: MAX_SLIDE })),
    types: Type.Optional(Type.Record(Type.String(), TypeDefinition)),
    /** Settings of the sessions that load: what triggers and defaults read by `current_setting`. */
    settings: Type.Optional(Type.Record(Type.String(), Type.String())),
    tables: Type.Array(BlueprintTable),
    relations: Type.Array(Relation),
    /** Named rows beside the generated ones: by name and qualified table the numbers of its rows, from 0. Cells and `first` make them. */
    scenarios: Type.Optional(Type.Record(Type.String({ minLength: 1, maxLength: 200 }), Type.Record(Type.String(), Type.Array(Type.Integer({ minimum: 0 }))))),
  },
  { additionalProperties: false, $id: 'Blueprint' },
);
export type Blueprint = Static<typeof Blueprint>;

/** The generator version that new blueprints get. */
export const GENERATOR_VERSION = 1;
export const DEFAULT_SEED = 42;
export const DEFAULT_REFERENCE_DATE = '2026-01-01';
export const DEFAULT_LOCALE = 'en-US';

/** The empty blueprint that everything starts from. */
export function emptyBlueprint(): Blueprint {
  return {
    format: 1,
    generatorVersion: GENERATOR_VERSION,
    seed: DEFAULT_SEED,
    locale: DEFAULT_LOCALE,
    referenceDate: DEFAULT_REFERENCE_DATE,
    tables: [],
    relations: [],
  };
}

/** The edition that a blueprint gets with its locale: English is the same in all of them, and the blueprint says nothing. */
export function editionFor(locale: Blueprint['locale']): Pick<Blueprint, 'edition'> {
  const all = typeof locale === 'string' ? [locale] : Object.keys(locale);
  return all.every((each) => /^en(?:[-_]|$)/.test(each)) ? {} : { edition: WORDS_EDITION };
}
