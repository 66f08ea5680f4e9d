import { literalOf } from '../../read/column/legend.ts';
import { edit, generatorOf, type Draft } from '../../edits/draft.ts';

/** Makes the column as before where the condition holds, and leaves it empty elsewhere (a text that may not be NULL without letters); with what it says about its choice. */
export function makeOnlyWhen(draft: Draft, condition: string, words: string = condition): void {
  edit(draft, {
    kind: 'cases',
    parameters: {
      cases: [{ when: condition, generator: generatorOf(draft) }],
      ...(draft.column.notNull && { otherwise: { kind: 'constant', parameters: { value: '' } } }),
    },
    because: { code: 'row', words: `${draft.because.words}; only where ${words}` },
  });
}

type Arm = { readonly when: string; readonly generator: { readonly kind: string } };

/** What `makeOnlyWhen` made of a column that is NULL elsewhere: the condition, and what makes it there; undefined for any other. */
export function onlyArmOf({ kind, parameters: { cases, otherwise } }: Draft): Arm | undefined {
  const arms = kind === 'cases' && otherwise === undefined ? (cases as readonly Arm[]) : [];
  return arms.length === 1 ? arms[0] : undefined;
}

/** The condition that `makeOnlyWhen` gave a column; undefined for any other. */
export function conditionOf(draft: Draft): string | undefined {
  return onlyArmOf(draft)?.when;
}

/** The condition that a column, by its `path` if it is of another row, shows one of the labels, as it stands before `&&` or in a case of its own. */
export function isOneOf({ column }: Draft, labels: readonly string[], path = column.name): string {
  return labels.map((label) => `${path} == ${literalOf(column, label)}`).join(' || ');
}
