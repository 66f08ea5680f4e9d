import type { TableNames } from '../../read/schema-names.ts';
import type { Match } from '../../read/rules/rule-index.ts';
import type { ColumnView } from '../../schema/schema-view.ts';
import { literalDefault } from '../../read/column/default-value.ts';
import type { Draft } from '../../edits/draft.ts';
import { labelWeights } from './label-weights.ts';
import { yesAndNo } from '../../read/column/labels.ts';
import { wordSet } from '../../read/words.ts';

export function fromLabels(
  column: ColumnView,
  labels: readonly string[],
  code: 'labels' | 'comment',
  match: Match | null,
  names: TableNames,
  words: readonly string[],
): Draft {
  const base = { column, nullRate: match?.rule.nullRate, entity: undefined, rest: [], words };
  const source = sourceOf(column, code);
  const pair = yesAndNo(labels);
  const usual = literalDefault(column.column);
  if (pair) {
    const share =
      match?.rule.kind === 'datatype.boolean' ? (match.rule.parameters.probability as number) : usual === pair[0] ? 0.85 : usual === pair[1] ? 0.15 : 0.3;
    return {
      ...base,
      kind: 'values',
      parameters: { values: [...pair], weights: [Math.round(share * 100), Math.round((1 - share) * 100)] },
      confidence: 0.9,
      because: { code, words: `${source}: yes and no` },
    };
  }
  if (labels.length === 1)
    return { ...base, kind: 'constant', parameters: { value: labels[0] }, confidence: 1, because: { code, words: `${source}: only one` } };
  // A person's sex agrees with the first name, in the words of the labels.
  if (match?.rule.kind === 'person.sex' && isSexes(labels))
    return { ...base, kind: 'person.sex', parameters: {}, confidence: 0.9, because: { code, words: `${source}, by the name` } };
  // The old status of a row is one as well.
  const at = words.findLastIndex((word) => !WHICH_OF_TWO.has(word));
  const head = words[at] ?? '';
  const isState = wordSet('columns of a state').has(head) || match?.rule.kind === 'life.state';
  const noun = at > 0 && isState && !WHICH_OF_TWO.has(words[at - 1]!) ? words[at - 1]! : names.noun;
  return {
    ...base,
    kind: 'values',
    parameters: { values: [...labels], weights: labelWeights(labels, noun, isState, usual) },
    confidence: 0.9,
    because: { code, words: `${source}${isState ? ', weighed by what they say' : ''}` },
  };
}

function sourceOf({ column, legend, type }: ColumnView, code: 'labels' | 'comment'): string {
  if (column.stated?.values.length && (legend || (code === 'labels' && !type.labels && column.stated.numbers))) return `the values from ${column.stated.from}`;
  return code === 'comment' || legend ? 'the values that its comment lists' : type.labels ? "the enum's labels" : 'the labels of a CHECK';
}

/** Words for one of two states. */
const WHICH_OF_TWO = wordSet('one of two states');

/** A few labels, with one for women and one for men among them. */
function isSexes(labels: readonly string[]): boolean {
  return labels.length <= 5 && labels.some((label) => /^(?:f|w)/i.test(label)) && labels.some((label) => /^m(?!s)/i.test(label));
}
