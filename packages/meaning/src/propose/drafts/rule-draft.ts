import type { Match } from '../../read/rules/rule-index.ts';
import type { ColumnView, TableView } from '../../schema/schema-view.ts';
import type { Draft } from '../../edits/draft.ts';
import { boundRule, fittingRule, usualTruth } from './fitting-rule.ts';
import { wordSet } from '../../read/words.ts';

/** Uninformative head nouns: confidence × 0.7. */
const WEAK = wordSet('uninformative heads');

export function fromRule(column: ColumnView, match: Match, table: TableView, words: readonly string[]): Draft {
  const rule = usualTruth(fittingRule({ ...match, rule: boundRule(match, words, column) }, column), column);
  // Texts of several lengths cannot be distinguished by number.
  if (rule.kind === 'weighted' && (column.unique || column.inKey)) return fromRule(column, { ...match, rule: sealedKey(rule, column) }, table, words);
  return {
    column,
    kind: rule.kind,
    parameters: { ...rule.parameters },
    nullRate: rule.nullRate,
    entity: undefined,
    confidence: confidenceOf(match),
    because: { code: 'name', words: reason(match, table) },
    rest: match.rest,
    words,
  };
}

function sealedKey(rule: Match['rule'], { type }: ColumnView): Match['rule'] {
  return { ...rule, kind: 'string.base64', parameters: { length: Math.min(88, type.length ?? Infinity) } };
}

export function confidenceOf(match: Match): number {
  const weak = match.words.length === 1 && WEAK.has(match.words[0]!) ? 0.7 : 1;
  return Math.round(Math.max(0.1, match.score <= 0 ? 0.2 : (match.score / (match.score + 6)) * weak) * 100) / 100;
}

export function reason(match: Match, table: TableView): string {
  return `"${match.words.join(' ')}" in ${table.table.name}${match.rest.length > 0 ? `, ${match.rest.join(' ')}` : ''}`;
}
