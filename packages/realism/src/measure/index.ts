/** The parts that `pnpm bench gold --ablate` removes in turn. The product does not import it. */
export { default as compiledUniversal } from '../../data/universal.json' with { type: 'json' };
export { COLUMN_PASSES } from '../decide/column-passes.ts';
export { inOrder, type Ordered } from '../edits/in-order.ts';
export { DERIVE_PASSES } from '../derive/derive-columns.ts';
export { RuleIndex, type Match } from '../names/rule-index.ts';
export { lazyRules, type Entry, type RuleSource } from '../names/rule-source.ts';
export { readRule, type Rule } from '../names/rule.ts';
export { lastResort, universal } from '../names/universal.ts';
export { quantities } from '../quantities/find-quantity.ts';
export { readQuantity } from '../quantities/read-quantities.ts';
