import { Type, type Static } from 'typebox';
import { strictObject as strict } from './api-route.ts';
import { KnowledgeTime } from './knowledge.ts';

/** `3 %`, of all rows. */
const Percent = Type.String({ pattern: '^\\d+(?:\\.\\d+)? ?%$', examples: ['3 %'] });
/** A share of all rows, or a weight among those that are named. */
const Weight = Type.Union([Percent, Type.Number({ minimum: 0 })]);
const Moment = Type.String({ minLength: 2, maxLength: 40, description: 'a date, now, or a distance from the reference date: -90d, -18mo, -3y' });

export const OverlayTable = strict({
  rows: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  from: Type.Optional(Moment),
  to: Type.Optional(Moment),
  /** Rows of a year against those of the year before. */
  growth: KnowledgeTime.properties.growth,
  /** By month, 1 to 12. */
  season: KnowledgeTime.properties.season,
  /** Monday to Sunday; 0: no rows. */
  weekdays: KnowledgeTime.properties.weekdays,
  /** UTC. */
  hours: KnowledgeTime.properties.hours,
  mode: Type.Optional(Type.Enum(['empty', 'append', 'keep', 'truncate', 'skip'], { description: 'what a load does with rows that are there' })),
});
export type OverlayTable = Static<typeof OverlayTable>;

/** A generator by name. */
const Named = strict({
  generator: Type.String({ minLength: 1 }),
  parameters: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  /** The share of NULL. */
  null: Type.Optional(Percent),
});

/** Shares of a column's texts that are imperfect: by kind, or one for a mix of blanks, case and typos. */
export const OverlayDirt = Type.Union([
  Percent,
  Type.Object(
    {
      spaces: Type.Optional(Percent),
      case: Type.Optional(Percent),
      typos: Type.Optional(Percent),
      placeholders: Type.Optional(Percent),
      empty: Type.Optional(Percent),
      encodings: Type.Optional(Percent),
      duplicates: Type.Optional(Percent),
    },
    { additionalProperties: false, minProperties: 1 },
  ),
]);
export type OverlayDirt = Static<typeof OverlayDirt>;

/** Dirt alone, or beside a generator, labels or a share of NULL. */
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
  vip: Type.Optional(Percent),
  none: Type.Optional(Percent),
  null: Type.Optional(Percent),
  children: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type OverlayRelation = Static<typeof OverlayRelation>;

/** What somebody says of a schema by its own names, laid over what is inferred today and tomorrow. */
export const Overlay = strict(
  {
    $schema: Type.Optional(Type.String()),
    tables: Type.Optional(Type.Record(Type.String(), OverlayTable)),
    /** By `table.column`. */
    columns: Type.Optional(Type.Record(Type.String(), OverlayColumn)),
    /** By `table.column` of the reference, or `table.parent`. */
    relations: Type.Optional(Type.Record(Type.String(), OverlayRelation)),
  },
  { $id: 'Overlay' },
);
export type Overlay = Static<typeof Overlay>;
