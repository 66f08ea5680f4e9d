import type { Attribute } from '../packs/pack.ts';
import learned from '../../../data/weights.json' with { type: 'json' };

/** Evidence for a table being a concept: its name, the share and rarity of matching columns, how much the schema covers the trade, its neighbours. */
export type Evidence = {
  readonly name: number;
  readonly share: number;
  readonly told: number;
  readonly domain: number;
  readonly neighbours: number;
  /** Of an own pack. */
  readonly own?: boolean;
};

/**
 * Evidence for a column being an attribute, besides its table: the similarity of the names, the rarity of shared words, and the kind of the
 * attribute.
 */
export type ColumnEvidence = { readonly likeness: number; readonly told: number; readonly kind: Attribute['kind'] };

/** Rare words beyond this many add no evidence. */
const MAX_RARE_WORDS = 5;

/** The features, in the order of their weights. Texts and labels of a wrong concept are wrong; a number or a password of one may do. */
export const FEATURES = ['constant', 'told', 'domain', 'neighbours', 'column told', 'text', 'label', 'name and likeness'] as const;

export function featuresOf({ name, told, domain, neighbours }: Evidence, column: ColumnEvidence): number[] {
  return [
    1,
    Math.min(told, MAX_RARE_WORDS),
    oddsOf(domain),
    neighbours,
    column.told,
    column.kind === 'text' ? 1 : 0,
    column.kind === 'label' ? 1 : 0,
    name * column.likeness,
  ];
}

/** The logarithm of the odds, within the limits of a schema's evidence. */
export function oddsOf(share: number): number {
  const within = Math.min(0.99, Math.max(0.01, share));
  return Math.log(within / (1 - within));
}

/**
 * How likely a column shows what its attribute says, from 0 to 1: logistic in the features, with weights learned from judged columns (`data/judged/links.tsv`,
 * `build/learn.ts`).
 */
export function probabilityOfColumn(table: Evidence, column: ColumnEvidence, weights: readonly number[] = learned.column): number {
  return logistic(featuresOf(table, column).reduce((sum, value, at) => sum + value * weights[at]!, 0));
}

/** From the logarithm of odds to a probability. */
export function logistic(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
