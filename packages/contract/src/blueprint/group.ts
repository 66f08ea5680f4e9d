import { Type, type Static } from 'typebox';
import { strictObject as strict } from '../api-route.ts';
import { Flag, Names } from './members.ts';
import type { Domain } from './domain.ts';
import { Generator } from './generator.ts';

/**
 * A condition between columns of one row: `Σ coefficient × column operator value` (tier D). Satisfied if a column is
 * NULL. Dates count in days, timestamps and times in seconds (a date among timestamps has its coefficient in seconds
 * per day). Between two columns with coefficients 1 and −1 and value 0, `=` and `<>` compare values of any type.
 */
export const Order = strict({
  terms: Type.Array(strict({ column: Type.String(), coefficient: Type.Number() }), { minItems: 1 }),
  operator: Type.Union([Type.Literal('<='), Type.Literal('<'), Type.Literal('='), Type.Literal('<>')]),
  value: Type.Number(),
});
export type Order = Static<typeof Order>;

/** A variant's condition on one column: always NULL, or never NULL with a narrower domain, another generator, or both. Other columns are free. */
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

/**
 * Columns solved together. `variants` and `order` generate them; or `rows`, tuples that Postgres accepted in a proof,
 * frozen (tiers E and F).
 */
export const Group = strict({
  columns: Names,
  tier: Tier,
  variants: Type.Optional(Type.Array(Variant)),
  /** Holds in every variant. */
  order: Type.Optional(Type.Array(Order)),
  rows: Type.Optional(Type.Array(Type.Array(Type.Union([Type.String(), Type.Null()])))),
  /**
   * Columns whose own values have priority: a row that already satisfies the conditions is unchanged; otherwise the
   * other columns change first, and these last. Without it rows draw a variant first.
   */
  own: Type.Optional(Names),
  /** Names of the constraints that it covers (explains). */
  constraints: Type.Optional(Type.Array(Type.String())),
});
export type Group = Static<typeof Group>;
