/** The parts that `pnpm bench gold --ablate` removes in turn. The product does not import it. */
export { default as compiledUniversal } from '../../data/universal.json' with { type: 'json' };
export { COLUMN_PASSES } from '../decide/column-passes.ts';
export { inOrder, type Ordered } from '../edits/in-order.ts';
export { DERIVE_PASSES } from '../agree/derive-columns.ts';
export { RuleIndex, type Match } from '../read/rules/rule-index.ts';
export { lazyRules, type Entry, type RuleSource } from '../read/rules/rule-source.ts';
export { readRule, type Rule } from '../read/rules/rule.ts';
export { lastResort, universal } from '../read/rules/universal.ts';
export { quantities } from '../propose/quantities/find-quantity.ts';
export { readQuantity } from '../propose/quantities/read-quantities.ts';
