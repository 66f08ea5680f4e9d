import { Type, type Static } from 'typebox';
import { strictObject as strict } from './api-route.ts';
import { Dirt } from './blueprint.ts';
import { Diagnostic } from './diagnostic.ts';
import { RowsPage } from './rows.ts';

const Text = Type.String({ minLength: 1, maxLength: 2_000 });
/** Members that are for readers. */
const COMMENT = { description: 'a comment for readers: it changes nothing' };
const Comment = Type.String({ minLength: 1, maxLength: 2_000, ...COMMENT });
const Share = Type.Number({ minimum: 0, maximum: 1 });
const Weight = Type.Number({ minimum: 0, maximum: 1_000_000_000 });
const Cel = Type.String({ minLength: 1, maxLength: 2_000, description: 'CEL: columns by name, parents as table.column, sum(children, expression)' });
/** A number and a unit: seconds to years. */
const Length = Type.String({ pattern: '^\\d+(?:\\.\\d+)? ?(?:s|sec|seconds?|min|minutes?|h|hours?|d|days?|weeks?|months?|years?)$', examples: ['4 days'] });
const Moment = Type.String({ minLength: 2, maxLength: 40, description: 'a date, now, or a distance from now: -3y, -18mo, +30d' });
/** A value of a cell; null is NULL. */
const Cell = Type.Union([Type.String({ maxLength: 10_000 }), Type.Number(), Type.Boolean(), Type.Null()]);
/** All that there are, alike in a list, by weight in an object. */
const Values = Type.Union([Type.Array(Cell, { minItems: 1, maxItems: 2_000 }), Type.Record(Type.String(), Weight)]);
/** What a case gives: one value, a range of two numbers, or several texts. */
const Outcome = Type.Union([Cell, Type.Array(Cell, { minItems: 1, maxItems: 500 })]);
const HourOfDay = Type.String({ pattern: '^(?:[01]?\\d|2[0-4]):[0-5]\\d$' });

/** When rows come: the window, and what is busier. */
export const KnowledgeTime = strict({
  from: Type.Optional(Moment),
  to: Type.Optional(Moment),
  /** Rows of a year against those of the year before. */
  growth: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
  /** By month, 1 to 12. */
  season: Type.Optional(Type.Record(Type.String({ pattern: '^(?:[1-9]|1[0-2])$' }), Weight)),
  /** Monday to Sunday. */
  weekdays: Type.Optional(Type.Array(Weight, { minItems: 7, maxItems: 7 })),
  hours: Type.Optional(strict({ from: HourOfDay, to: HourOfDay })),
});
export type KnowledgeTime = Static<typeof KnowledgeTime>;

/** `after`, `before`: how long from another time of the row or of a parent. */
export const KnowledgeAfter = strict({ of: Cel, least: Type.Optional(Length), typical: Type.Optional(Length), most: Type.Optional(Length) });
export type KnowledgeAfter = Static<typeof KnowledgeAfter>;

export const KnowledgeCase = strict({ if: Cel, then: Outcome });
export type KnowledgeCase = Static<typeof KnowledgeCase>;

/** What one column holds. */
export const KnowledgeColumn = strict({
  kind: Type.Optional(
    Type.Enum(['text', 'label', 'number', 'money', 'time', 'time of day', 'flag', 'code', 'list', 'document', 'constant', 'example', 'generator'], COMMENT),
  ),
  values: Type.Optional(Values),
  /** Shares of some labels, of all rows; the others share the rest as they would without. */
  shares: Type.Optional(Type.Record(Type.String(), Share)),
  /** The same in every row. */
  value: Type.Optional(Cell),
  /** flag: share of true. */
  true: Type.Optional(Share),
  low: Type.Optional(Type.Number()),
  /** Half of the rows lie below it. */
  middle: Type.Optional(Type.Number()),
  high: Type.Optional(Type.Number()),
  /** Numbers are multiples of it. */
  step: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  unit: Type.Optional(Type.String({ maxLength: 40, ...COMMENT })),
  /** Numbers: how they lie between low and high. Times: `recent` or `even`. Documents: their members. */
  shape: Type.Optional(
    Type.Union([
      Type.Enum(['even', 'normal', 'right-skewed', 'left-skewed', 'recent']),
      Type.Record(Type.String(), Type.Unsafe<unknown>({ description: 'what a column would say, an object of members, or a value as it stands' })),
    ]),
  ),
  /** A share of the rows, or a condition under which a row is NULL. */
  null: Type.Optional(Type.Union([Share, strict({ when: Cel, share: Type.Optional(Share) })])),
  /** Shares of imperfect texts, by kind; one number is a mix of blanks, case and typos. */
  dirt: Type.Optional(Type.Union([Share, Dirt])),
  /** A regular expression, alternatives included. */
  regex: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  /** `B{yy(brewed_at)}-{n:4}`: expressions in braces, n counts rows with so many digits, running counts within `running.by`. */
  template: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  running: Type.Optional(strict({ by: Cel, start: Type.Optional(Type.Integer({ minimum: 0 })) })),
  formula: Type.Optional(Cel),
  after: Type.Optional(KnowledgeAfter),
  before: Type.Optional(KnowledgeAfter),
  /** May lie in the future, which the lengths of `orders` and `after` reach else up to now alone. */
  future: Type.Optional(Type.Boolean()),
  /** Times: between two moments. Times of day: between two hours. */
  range: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { minItems: 2, maxItems: 2 })),
  /** Lists: what an entry is, and how many there are. */
  of: Type.Optional(
    Type.Union([Values, Type.Unsafe<KnowledgeMember>({ type: 'object', description: 'in a document: what each entry is, such as { "shape": { … } }' })]),
  ),
  count: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 50 }), { minItems: 2, maxItems: 2 })),
  /** References: `parts.sku where parts.fits_kinds contains jobs.bicycles.kind`. Not made yet: it is listed as unchanged. */
  among: Type.Optional(Type.String({ minLength: 1, maxLength: 2_000, description: 'not made yet: it is listed as unchanged' })),
  /** What other columns decide: the first case that holds; `else` is all other rows. */
  when: Type.Optional(Type.Array(KnowledgeCase, { minItems: 1, maxItems: 60 })),
  else: Type.Optional(Outcome),
  /** A generator of the product by name, with its parameters. */
  generator: Type.Optional(strict({ kind: Text, parameters: Type.Optional(Type.Record(Type.String(), Type.Unknown())) })),
  note: Type.Optional(Comment),
});
export type KnowledgeColumn = Static<typeof KnowledgeColumn>;

/**
 * A member of a document, as a column says it: `{ "values": { "ok": 80 } }`, `{ "low": 5, "high": 6 }`, `{ "true": 0.1 }`, `{ "formula": … }`, `{ "shape": { … } }`, a list of
 * these (`{ "of": { "shape": { … } }, "count": [1, 4] }`), a value as it stands, or an object of members. `label`, `number`, `flag` and `list` are other words for the same.
 */
export type KnowledgeMember = {
  readonly label?: readonly (string | number | boolean | null)[] | Readonly<Record<string, number>>;
  readonly values?: readonly (string | number | boolean | null)[] | Readonly<Record<string, number>>;
  readonly number?: readonly [number, number];
  readonly low?: number;
  readonly middle?: number;
  readonly high?: number;
  readonly step?: number;
  readonly true?: number;
  readonly range?: readonly [string, string];
  readonly shape?: unknown;
  readonly of?: unknown;
  readonly formula?: string;
  readonly regex?: string;
  readonly value?: unknown;
  readonly flag?: number;
  readonly list?: KnowledgeMember;
  readonly count?: readonly [number, number];
  readonly present?: string | number;
  readonly null?: number;
} & { readonly [member: string]: unknown };

/** How rows of the table follow those of another. */
const PerParent = strict({
  per: Type.String({ minLength: 1 }),
  low: Type.Integer({ minimum: 0, maximum: 100_000 }),
  /** The mean over parents that have any. */
  typical: Type.Number({ minimum: 0, maximum: 100_000 }),
  high: Type.Integer({ minimum: 0, maximum: 100_000 }),
  /** Share of parents without any. */
  none: Type.Optional(Share),
});

/** What one table's rows are. */
export const KnowledgeTable = strict({
  row: Type.Optional(Comment),
  rows: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), PerParent])),
  time: Type.Optional(KnowledgeTime),
  /** What belongs together in one row; a pair of numbers is a range, `{a|b}` in a text is one of them, `weight` how often. */
  examples: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Unknown()), { minItems: 1, maxItems: 400 })),
  states: Type.Optional(
    strict({
      of: Type.String(),
      shares: Type.Record(Type.String(), Weight),
      /** The usual way through the states; others end it. Without it: the order of the shares, but for cancelled, rejected and the like. */
      path: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
      /** Columns that a state brings: NULL in rows that did not reach it. */
      reached: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
    }),
  ),
  /** `booked_at +[1 hour, 4 days, 21 days]-> started_at`: least, typical, most. `low <= high` between numbers. */
  orders: Type.Optional(Type.Array(Text, { maxItems: 200 })),
  /** `total == net + tax`. */
  equations: Type.Optional(Type.Array(Text, { maxItems: 200 })),
  hours: Type.Optional(
    strict({
      columns: Type.Array(Type.String(), { minItems: 1 }),
      from: HourOfDay,
      to: HourOfDay,
      /** 1 is Monday. */
      weekdays: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1 })),
      /** Columns on a quarter of an hour. */
      quarter: Type.Optional(Type.Array(Type.String())),
    }),
  ),
  /** `{ "if": "kind == 'hop'", "then": { "alpha_acid": [3, 16], "colour": null } }` */
  when: Type.Optional(Type.Array(strict({ if: Cel, then: Type.Record(Type.String(), Outcome) }), { maxItems: 200 })),
  columns: Type.Optional(Type.Record(Type.String(), KnowledgeColumn)),
});
export type KnowledgeTable = Static<typeof KnowledgeTable>;

/** Rows of a scenario: a count, or what is set of them, with the rows of other tables that refer to each. */
export type ScenarioRows = number | ScenarioSpec | readonly ScenarioSpec[];
export type ScenarioSpec = {
  readonly count?: number;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly children?: Readonly<Record<string, ScenarioRows>>;
};

/** What somebody knows of one schema, by the schema's own names. It is law over everything but the database. */
export const Knowledge = strict(
  {
    $schema: Type.Optional(Type.String()),
    format: Type.Literal(2),
    about: Type.Optional(Comment),
    /** `2 of 4`, where an answer comes in parts. */
    part: Type.Optional(Type.String({ pattern: '^\\d+ of \\d+$' })),
    region: Type.Optional(
      strict({
        country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
        places: Type.Optional(Type.Array(Text, { minItems: 1, maxItems: 200 })),
        weights: Type.Optional(Type.Array(Weight)),
        language: Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
        currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
      }),
    ),
    time: Type.Optional(KnowledgeTime),
    tables: Type.Record(Type.String(), KnowledgeTable),
    /** `{ "overdue customer": { "customers": { "set": { "name": "Ada" }, "children": { "invoices": { "count": 3, "set": { "status": "overdue" } } } } } }` */
    scenarios: Type.Optional(
      Type.Record(
        Type.String({ minLength: 1, maxLength: 200 }),
        Type.Record(Type.String(), Type.Unsafe<ScenarioRows>({ description: 'a count, or { count, set, children }, or a list of these' })),
        { description: 'named rows with their children, first in their tables: only what the user asked for by name' },
      ),
    ),
  },
  { $id: 'Knowledge' },
);
export type Knowledge = Static<typeof Knowledge>;

/** Wishes in words as changes: each one is knowledge by itself, or says why it cannot be had. */
export const Wishes = strict(
  {
    format: Type.Literal(2),
    changes: Type.Array(
      strict({
        /** What of the words it is about. */
        wish: Text,
        knowledge: Type.Optional(Type.Unsafe<Knowledge>(Knowledge)),
        cannot: Type.Optional(Text),
      }),
      { minItems: 1, maxItems: 60 },
    ),
  },
  { $id: 'Wishes' },
);
export type Wishes = Static<typeof Wishes>;

/** A statement that does not hold: it costs itself, and nothing else of the answer. */
export const KnowledgeFault = strict({
  /** JSON Pointer into the answer. */
  place: Type.String(),
  message: Type.String(),
  /** What to write instead. */
  instead: Type.Optional(Type.String()),
});
export type KnowledgeFault = Static<typeof KnowledgeFault>;

/** What an answer changed and what it could not. */
export const KnowledgeOutcome = strict(
  {
    taken: Type.Array(strict({ table: Type.String(), column: Type.String(), from: Type.String(), to: Type.String() })),
    /** Columns that stay as they are, each with the reason. */
    lost: Type.Array(strict({ place: Type.String(), table: Type.String(), column: Type.String(), reason: Type.String() })),
    faults: Type.Array(KnowledgeFault),
    /** Stated relations, counted in made rows; empty where an answer is applied without looking at rows, as inference does. */
    relations: Type.Array(
      strict({
        table: Type.String(),
        relation: Type.String(),
        /** The same as a condition in CEL. */
        condition: Type.String(),
        /** Rows that were looked at and in which nothing of it is NULL. */
        rows: Type.Integer(),
        holds: Type.Integer(),
        /** Numbers of the first rows in which it does not hold. */
        fails: Type.Array(Type.Integer({ minimum: 1 })),
      }),
    ),
  },
  { $id: 'KnowledgeOutcome' },
);
export type KnowledgeOutcome = Static<typeof KnowledgeOutcome>;

/** What an answer makes of one table, with its first rows before and after. */
export const KnowledgeDifference = strict(
  {
    table: Type.String(),
    /** Columns that another generator makes. */
    changed: Type.Array(strict({ column: Type.String(), before: Type.String(), after: Type.String() })),
    /** Columns that the answer names and that stay. */
    same: Type.Array(Type.String()),
    before: Type.Unsafe<RowsPage>(RowsPage),
    after: Type.Unsafe<RowsPage>(RowsPage),
  },
  { $id: 'KnowledgeDifference' },
);
export type KnowledgeDifference = Static<typeof KnowledgeDifference>;

/** The question about a dataset, or one part of it. */
export const KnowledgeQuestion = strict(
  {
    /** The revision whose rows the question shows. */
    revision: Type.Integer({ minimum: 1 }),
    part: Type.Integer({ minimum: 1 }),
    /** Schemas of many tables are asked about in so many parts. */
    parts: Type.Integer({ minimum: 1 }),
    /** Tables of this part. */
    tables: Type.Array(Type.String()),
    /** Markdown, for any chat or coding agent. No row of anybody's database is in it. */
    text: Type.String(),
  },
  { $id: 'KnowledgeQuestion' },
);
export type KnowledgeQuestion = Static<typeof KnowledgeQuestion>;

/** What an answer would make of a dataset; nothing is kept yet. */
export const KnowledgeTrial = strict(
  {
    /** The revision that it was tried on. */
    revision: Type.Integer({ minimum: 1 }),
    outcome: Type.Unsafe<KnowledgeOutcome>(KnowledgeOutcome),
    tables: Type.Array(Type.Unsafe<KnowledgeDifference>(KnowledgeDifference)),
    diagnostics: Type.Array(Type.Unsafe<Diagnostic>(Diagnostic)),
  },
  { $id: 'KnowledgeTrial' },
);
export type KnowledgeTrial = Static<typeof KnowledgeTrial>;

/** One wish as it would come out, by itself. */
export const TriedChange = strict(
  {
    /** From 1. */
    number: Type.Integer({ minimum: 1 }),
    wish: Type.String(),
    /** What makes it, for `keepAnswer`; absent where it cannot be had. */
    knowledge: Type.Optional(Type.Unsafe<Knowledge>({ type: 'object' })),
    /** Why it cannot be had. */
    cannot: Type.Optional(Type.String()),
    /** Columns that an answer or an earlier wish had set, and that it changes again; absent where there are none. */
    again: Type.Optional(Type.Array(strict({ table: Type.String(), column: Type.String() }))),
    tables: Type.Array(Type.Unsafe<KnowledgeDifference>(KnowledgeDifference)),
  },
  { $id: 'TriedChange' },
);
export type TriedChange = Static<typeof TriedChange>;

/** Wishes in words: what is understood without a model, and the question about the others. */
export const AskedChanges = strict(
  {
    /** The revision whose tables and columns the words name. */
    revision: Type.Integer({ minimum: 1 }),
    /** For `tryChanges`. */
    changes: Type.Array(
      strict({ wish: Type.String(), knowledge: Type.Optional(Type.Unsafe<Knowledge>({ type: 'object' })), cannot: Type.Optional(Type.String()) }),
    ),
    /** Wishes that need a model. */
    rest: Type.Array(Type.String()),
    /** Markdown about the rest, for any chat; null where nothing is left, or the dataset keeps no schema. */
    text: Type.Union([Type.String(), Type.Null()]),
  },
  { $id: 'AskedChanges' },
);
export type AskedChanges = Static<typeof AskedChanges>;

/** Changes with rows before and after; nothing is kept yet. */
export const ChangesTrial = strict(
  { revision: Type.Integer({ minimum: 1 }), changes: Type.Array(Type.Unsafe<TriedChange>(TriedChange)) },
  { $id: 'ChangesTrial' },
);
export type ChangesTrial = Static<typeof ChangesTrial>;

/** The second question: about what an answer made of a dataset. */
export const ReviewQuestion = strict({ revision: Type.Integer({ minimum: 1 }), text: Type.String() }, { $id: 'ReviewQuestion' });
export type ReviewQuestion = Static<typeof ReviewQuestion>;
