import { expect, test } from 'vitest';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { isSameLook } from './same-look.ts';

const column = (more: Partial<GridColumn> = {}): GridColumn => ({
  name: 'state',
  type: { kind: 'scalar', base: 'text' } as unknown as GridColumn['type'],
  kind: 'text',
  keyed: false,
  relation: null,
  mark: null,
  derived: false,
  nullable: false,
  labels: ['open'],
  hues: new Map([['open', 1]]),
  column: { name: 'state', type: 'text' },
  ...more,
});

test('another parameter of a generator draws no cell otherwise', () => {
  const edited = column({ column: { name: 'state', type: 'text', generator: { kind: 'pattern', parameters: { regex: 'x' } } } });
  expect(isSameLook([column()], [edited])).toBe(true);
});

test('the same drawing inputs count as the same look', () => {
  for (const more of [
    { name: 'other' },
    { kind: 'number' as const },
    { keyed: true },
    { mark: '=' as const },
    { relation: {} as NonNullable<GridColumn['relation']> },
    { labels: ['open', 'done'] },
    { hues: new Map([['open', 2]]) },
    { hues: new Map() },
  ])
    expect(isSameLook([column()], [column(more)])).toBe(false);
  expect(isSameLook([column()], [column(), column({ name: 'b' })])).toBe(false);
});
