import { UNITS } from '../../read/rules/units-of-measure.ts';
import type { Match } from '../../read/rules/rule-index.ts';
import type { ColumnView } from '../../schema/schema-view.ts';
import { literalDefault } from '../../read/column/default-value.ts';
import { wordSet } from '../../read/words.ts';
import { WIDE_WHOLE_TYPES } from '../../schema/types.ts';

/** A bound is a round number that someone typed, whatever it bounds: `max_active_tasks`, `image_max_size`. */
export function boundRule({ rule }: Match, words: readonly string[], { type }: ColumnView): Match['rule'] {
  // At least one, two or three: `min_approvals`, `minimum_reviewers`.
  const isLeast = words.length > 1 && (words[0] === 'min' || words[0] === 'minimum') && !words.some((word) => UNITS.has(word) || SPANS.has(word));
  if (isLeast && rule.kind === 'number.config' && rule.parameters.min === undefined)
    return { ...rule, kind: 'number.typical', parameters: { values: [1, 2, 3, 5, 10] } };
  const isBound = words.length > 1 && words.some((word) => word === 'max' || word === 'maximum' || word === 'limit');
  // `max_invites_allowed int` is no yes or no.
  const isCounted = COUNTED.has(rule.kind) || (rule.kind === 'datatype.boolean' && WIDE_WHOLE_TYPES.has(type.base));
  if (!isBound || !isCounted || rule.parameters.min !== undefined) return rule;
  // Counts of things are 5, 20 or 100 at most; 3600 are seconds.
  return words.some((word) => UNITS.has(word) || SPANS.has(word))
    ? { ...rule, kind: 'number.config', parameters: {} }
    : { ...rule, kind: 'number.typical', parameters: { values: [10, 5, 20, 50, 100, 3, 25] } };
}

const SPANS = wordSet('spans and sizes');

const COUNTED: ReadonlySet<string> = new Set(['number.count', 'number.popularity', 'number.mostlyZero', 'number.config']);

/** Words that make a whole number a count, whatever the participle: `count_received`. */
const COUNTS = wordSet('counts, whatever the participle');

/** Two bytes hold no timestamp: `trl_start smallint` is a small number. */
export function fittingRule({ rule, rest }: Match, column: ColumnView): Match['rule'] {
  const isTimestamp = /^date\.(?:start|end|created|updated|event|past|recent|future|due|expires|scheduled|business|epoch|anytime)$/.test(rule.kind);
  if (isTimestamp && column.type.base === 'int2') return { ...rule, kind: 'number.int', parameters: { min: 1, max: 30 } };
  // `count_received` counts, where `count_updated_at bigint` is a time.
  if (isTimestamp && /^(?:int[48]|numeric)$/.test(column.type.base) && rest.some((word) => COUNTS.has(word)) && !TIME_AT_END.test(column.name))
    return { ...rule, kind: 'number.count', parameters: { median: 40, zeroShare: 0 } };
  // A time that is 0 unless someone says otherwise is one of several that have numbers: `billing_time int DEFAULT 0`.
  const isChoice = rule.kind === 'date.business' && column.type.base === 'int4' && literalDefault(column.column) === '0';
  return isChoice ? { ...rule, kind: 'number.code', parameters: { max: 3 } } : rule;
}

const TIME_AT_END = /(?:_(?:at|on|time|date|ts|epoch|timestamp|ms|secs?|seconds)|[a-z](?:At|On|Time|Date|Timestamp))$/;

/** DEFAULT true: most rows are true, whatever the word alone suggests. */
export function usualTruth(rule: Match['rule'], { column }: ColumnView): Match['rule'] {
  const share = rule.kind === 'datatype.boolean' ? (rule.parameters.probability as number | undefined) : undefined;
  return share !== undefined && share < 0.6 && literalDefault(column) === 'true' ? { ...rule, parameters: { ...rule.parameters, probability: 0.85 } } : rule;
}
