import { literalDefault } from '../../read/column/default-value.ts';
import { edit, isListed } from '../../edits/draft.ts';
import { matcher, wordList, wordSet } from '../../read/words.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { labelsOfState } from './labels-of-state.ts';
import { isOneOf } from './only-when.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { PLAIN_TEXT_TYPES } from '../../schema/types.ts';
import { isOpen, namesOf, type DeriveContext } from '../context.ts';

/** Names that mean something else in each table. */
const VAGUE = wordSet('names that mean something else in each table');

/**
 * A column without a list takes the labels of the columns of its name that have one, if these agree: the role of an invitation is one that a member may have. Its DEFAULT
 * must be one of them.
 */
export function takeSameLabels(table: TableView, context: DeriveContext): void {
  for (const draft of context.drafts.get(table)!) {
    const name = draft.words.join(' ');
    if (
      draft.kind !== 'values' ||
      VAGUE.has(name) ||
      isListed(draft.because) ||
      !PLAIN_TEXT_TYPES.has(draft.column.type.base) ||
      !isOpen(draft, table, context)
    )
      continue;
    const others = context.schema.tables.flatMap((other) =>
      context.drafts.get(other)!.filter((each) => each.words.join(' ') === name && each.kind === 'values' && isListed(each.because)),
    );
    const [first] = others;
    const labels = first && labelsOfState(first).toSorted();
    const usual = literalDefault(draft.column.column) ?? undefined;
    if (!labels || !others.every((each) => labelsOfState(each).toSorted().join('|') === labels.join('|'))) continue;
    if (usual === undefined ? !labelsOfState(draft).some((label) => labels.includes(label)) : !labels.includes(usual)) continue;
    if (labels.some((label) => label.length > (draft.column.type.length ?? Infinity))) continue;
    edit(draft, { parameters: { ...first.parameters }, because: { code: 'relation', words: `the labels of ${name} elsewhere` } });
  }
}

const PROVIDER = matcher('who provides a way', 'last');
const PAYMENTS = wordSet('rows of payments');
const WAY = matcher('by which way', 'last');

/** Who provides a way is the one that its label names: `paypal` of a payment by `paypal`, and none of these of another. Payments go through payment providers. */
export function nameProviders(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const provider = drafts.find(
    (draft) =>
      PROVIDER.test(draft.words.join(' ')) && PLAIN_TEXT_TYPES.has(draft.column.type.base) && !isListed(draft.because) && isOpen(draft, table, context),
  );
  const way = drafts.find(
    (draft) =>
      draft !== provider && WAY.test(draft.words.join(' ')) && draft.nullRate === undefined && isListed(draft.because) && isPlainName(draft.column.name),
  );
  if (!provider || !way) return;
  const room = provider.column.type.length ?? Infinity;
  const known = wordList('payment providers').filter((name) => name.length <= room);
  const { values, weights } = PAYMENTS.has(namesOf(table, context).noun)
    ? { values: known, weights: known.map((_, i) => 60 / (i + 1) ** 2) }
    : (provider.parameters as { readonly values?: readonly unknown[]; readonly weights?: readonly number[] });
  if (!Array.isArray(values)) return;
  const labels = labelsOfState(way);
  const labelOf = (value: unknown): string | undefined => labels.find((label) => plain(label) === plain(String(value)));
  const others = values.flatMap((value, i) => (labelOf(value) === undefined ? [{ value, weight: weights?.[i] }] : []));
  if (others.length === 0 || others.length === values.length) return;
  const rest = {
    kind: 'values',
    parameters: { values: others.map(({ value }) => value), ...(weights && { weights: others.map(({ weight }) => weight) }) },
  };
  const cases = values.flatMap((value) => {
    const label = labelOf(value);
    return label === undefined ? [] : [{ when: isOneOf(way, [label]), generator: { kind: 'constant', parameters: { value } } }];
  });
  edit(provider, { kind: 'cases', parameters: { cases, otherwise: rest }, because: { code: 'row', words: `by ${way.column.name}` } });
}

function plain(label: string): string {
  return label.toLowerCase().replace(/[^a-z0-9]/g, '');
}
