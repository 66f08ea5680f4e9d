import { expect, test } from 'vitest';
import { labelsIn } from '../read/languages/label-words.ts';
import { sayLabels } from './say-labels.ts';
import type { Draft } from '../edits/draft.ts';

function draft(values: readonly string[], more: Partial<Record<'default' | 'code', string>> = {}, length?: number): Draft {
  return {
    column: {
      name: 'situacao',
      type: { kind: 'base', base: 'varchar', ...(length === undefined ? {} : { length }) },
      column: { default: more.default },
    },
    kind: 'values',
    parameters: { values: [...values], weights: values.map((_, i) => 10 - i) },
    because: { code: more.code ?? 'name', words: '' },
    words: ['status'],
    rest: [],
  } as unknown as Draft;
}

test('labels are in the language of the names, in their style', () => {
  const drafts = [draft(['active', 'inactive']), draft(['In Progress', 'Done']), draft(['PAID', 'UNPAID'])];
  sayLabels(drafts, 'pt');
  expect(drafts.map(({ parameters }) => parameters.values)).toEqual([
    ['ativo', 'inativo'],
    ['Em andamento', 'Feito'],
    ['PAGO', 'NÃO_PAGO'],
  ]);
});

test('two labels with one translation share their weight', () => {
  const [one] = [draft(['cancelled', 'canceled', 'paid'])];
  sayLabels([one!], 'es');
  expect(one!.parameters).toEqual({ values: ['cancelado', 'pagado'], weights: [19, 8] });
});

test('labels of the schema, unknown ones, and too long ones stay', () => {
  const kept = [
    draft(['active', 'inactive'], { code: 'labels' }),
    draft(['active', 'quux']),
    draft(['active', 'inactive'], { default: "'active'" }),
    draft(['paid', 'unpaid'], {}, 4),
  ];
  const before = structuredClone(kept.map(({ parameters }) => parameters));
  sayLabels(kept, 'de');
  expect(kept.map(({ parameters }) => parameters)).toEqual(before);
  sayLabels(kept, 'sv');
  expect(kept.map(({ parameters }) => parameters)).toEqual(before);
});

test('every label has a translation in every language', () => {
  for (const language of ['de', 'es', 'fr', 'id', 'pt']) {
    expect(labelsIn(language)!.size).toBeGreaterThan(250);
    for (const [english, own] of labelsIn(language)!) expect(own, english).toMatch(/^\S+$/);
  }
});
