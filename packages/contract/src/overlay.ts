import { Type, type Static, type TSchema } from 'typebox';
import { strictObject as strict } from './api-route.ts';
import { Locale } from './blueprint/members.ts';
import { KnowledgeTime } from './knowledge/time.ts';

/** `3 %`, of all rows. */
const percent = (description: string) => Type.String({ pattern: '^\\d+(?:\\.\\d+)? ?%$', examples: ['3 %'], description });
const Percent = percent('a percentage');
/** A share of all rows, or a weight among the named labels. */
const Weight = Type.Union([Percent, Type.Number({ minimum: 0 })]);
const moment = (description: string, example: string) => Type.String({ minLength: 2, maxLength: 40, description, examples: [example] });
/** The same schema with its own description; `optional` markers are not enumerable members. */
const described = <T extends TSchema>(schema: T, words: { readonly description: string; readonly examples: readonly unknown[] }): T =>
  Object.assign(Object.create(null, Object.getOwnPropertyDescriptors(schema)) as T, words);
const { growth, season, weekdays, hours } = KnowledgeTime.properties;

export const OverlayTable = strict({
  rows: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'number of rows', examples: [5000] })),
  from: Type.Optional(moment('when the first rows came: a date, now, or a distance from the reference date (-90d, -18mo, -3y)', '-90d')),
  to: Type.Optional(moment('when the last rows came; default: the reference date', 'now')),
  growth: described(growth, { description: 'rows of a year against those of the year before', examples: [1.3] }),
  parts: Type.Optional(
    Type.Array(Type.Number({ minimum: 0 }), {
      minItems: 1,
      maxItems: 1000,
      description: 'weights of parts of the time between from and to, all of one length, in place of growth',
      examples: [[1, 2, 5, 3]],
    }),
  ),
  season: described(season, { description: 'weights of months, 1 to 12; the others have 1', examples: [{ '12': 1.6 }] }),
  weekdays: described(weekdays, { description: 'weights of Monday to Sunday; 0: no rows', examples: [[1, 1, 1, 1, 1, 0.5, 0]] }),
  hours: described(hours, { description: 'hours of the day in UTC', examples: [{ from: '09:00', to: '17:00' }] }),
  mode: Type.Optional(
    Type.Enum(['empty', 'append', 'keep', 'truncate', 'skip'], {
      description: 'what a load does with existing rows; default: what --mode says',
      examples: ['append'],
    }),
  ),
});
export type OverlayTable = Static<typeof OverlayTable>;

/** A generator by name. */
const Named = strict({
  generator: Type.String({ minLength: 1, description: 'the kind of the generator', examples: ['internet.email'] }),
  parameters: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), { description: 'what its page lists; the others keep their defaults', examples: [{ domain: 'a.example' }] }),
  ),
  null: Type.Optional(percent('the share of NULL')),
});

/** Shares of imperfect texts in a column: by kind, or one number for a mix of blanks, case and typos. */
export const OverlayDirt = Type.Union([
  Percent,
  Type.Object(
    {
      spaces: Type.Optional(percent('a blank before, behind, or twice inside')),
      case: Type.Optional(percent('all capitals, all small, or another first letter')),
      typos: Type.Optional(percent('a letter too many or too few, the key beside it, two letters in turn')),
      placeholders: Type.Optional(percent('n/a, TEST, -, unknown and the like instead')),
      empty: Type.Optional(percent('an empty text instead')),
      encodings: Type.Optional(percent('UTF-8 read as windows-1252, of values with letters beyond ASCII')),
      duplicates: Type.Optional(percent('the value of an earlier row, half of them spelled a little differently')),
      blanks: Type.Optional(percent('the same as spaces')),
      missing: Type.Optional(percent('NULL; the same as "null" beside dirt')),
    },
    { additionalProperties: false, minProperties: 1 },
  ),
]);
export type OverlayDirt = Static<typeof OverlayDirt>;

/** Dirt alone, or together with a generator, labels or a NULL share. */
const Dirty = Type.Unsafe<{ readonly dirt: OverlayDirt; readonly [label: string]: unknown }>(
  Type.Object(
    { dirt: OverlayDirt, generator: Type.Optional(Type.String({ minLength: 1 })), parameters: Type.Optional(Type.Record(Type.String(), Type.Unknown())) },
    { additionalProperties: Weight, description: '"dirt": "5 %", or by kind: { "spaces": "3 %", "typos": "1 %" }' },
  ),
);

export const OverlayColumn = Type.Union([
  Type.String({ description: 'a text; {column}, {first} and {last} in it are the row’s own' }),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
  Named,
  Dirty,
  Type.Record(Type.String(), Weight, {
    description:
      'labels, each with a percentage of all rows (the others share the rest as before), or with a weight; "null": "20 %", alone or beside them, is the share of NULL',
    minProperties: 1,
  }),
]);
export type OverlayColumn = Static<typeof OverlayColumn>;

export const OverlayRelation = strict({
  vip: Type.Optional(percent('one parent, the first, has this share of all children')),
  none: Type.Optional(percent('share of parents without children')),
  null: Type.Optional(percent('share of children without a parent')),
  spread: Type.Optional(
    Type.Record(Type.String({ pattern: '^\\d+$' }), Type.Number({ minimum: 0 }), {
      minProperties: 1,
      description: 'how unevenly the rows fall to their parents: numbers of children by weight. The row count of the child table stays',
      examples: [{ '1': 80, '20': 1 }],
    }),
  ),
  first: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0 }), {
      minItems: 1,
      maxItems: 1000,
      description: 'numbers of children of the first parents, in order; the others have theirs as without it',
      examples: [[4000, 250]],
    }),
  ),
  children: Type.Optional(
    Type.Union(
      [
        Type.Integer({ minimum: 0 }),
        strict({ min: Type.Integer({ minimum: 0 }), max: Type.Integer({ minimum: 0 }) }),
        strict({ mean: Type.Number({ minimum: 0 }) }),
        Type.Record(Type.String({ pattern: '^\\d+$' }), Type.Number({ minimum: 0 }), { minProperties: 1 }),
      ],
      {
        description:
          'children of each parent: exactly so many, any number between two ({ "min": 1, "max": 5 }), numbers by weight ({ "0": 1, "2": 3 }), or another average of all parents, spread as before ({ "mean": 2.1 }); the row count of the child table follows',
        examples: [3],
      },
    ),
  ),
});
export type OverlayRelation = Static<typeof OverlayRelation>;

/** A person's settings for a schema, by the schema's own names, applied after any inference. */
export const Overlay = strict(
  {
    $schema: Type.Optional(Type.String({ description: 'the JSON Schema, for editors', examples: ['./node_modules/seedbed/dist/overlay.schema.json'] })),
    tables: Type.Optional(Type.Record(Type.String(), OverlayTable, { description: 'by table, or schema.table', examples: [{ orders: { rows: 5000 } }] })),
    locales: Type.Optional(
      Type.Record(Type.String(), Locale, {
        description: 'by table, or table.column: one locale, or several with weights. A person’s columns have one',
        examples: [{ customers: { de: 7, fr: 3 }, 'drivers.last_name': 'pl' }],
      }),
    ),
    columns: Type.Optional(
      Type.Record(Type.String(), OverlayColumn, { description: 'by table.column', examples: [{ 'orders.status': { cancelled: '3 %' } }] }),
    ),
    relations: Type.Optional(
      Type.Record(Type.String(), OverlayRelation, {
        description: 'by table.column of the reference, or table.parent',
        examples: [{ 'orders.customer': { vip: '40 %' } }],
      }),
    ),
    agreements: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.Literal(false), Type.String({ minLength: 3, maxLength: 2000 })]), {
        description:
          'agreements by table and the name that explain gives them: false switches one off; a statement as an answer writes it takes its place, or comes new under a name of your own',
        examples: [{ 'orders.total.sum': false, 'orders.due': 'due_on == issued_on + 30 days' }],
      }),
    ),
  },
  { $id: 'Overlay' },
);
export type Overlay = Static<typeof Overlay>;
