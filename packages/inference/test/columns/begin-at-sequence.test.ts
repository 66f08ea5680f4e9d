import { expect, test } from 'vitest';
import type { Catalog } from '@seedbed/contract';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

const sequence = (name: string, start: string, increment = '1'): Catalog['sequences'][number] => ({
  name: `public.${name}`,
  start,
  increment,
  min: '1',
  max: '9223372036854775807',
});

/** The generators of the column `n` of tables whose column draws from these sequences. */
async function generators(sequences: Catalog['sequences'], ...columns: { type?: string; default?: string; sequence: string }[]) {
  const catalog = makeCatalog(columns.map((_, i) => ({ name: `t${i}`, columns: ['id integer not null', 'label text'] })));
  for (const [i, { type = 'bigint', ...column }] of columns.entries())
    catalog.tables[i]!.columns.push({ name: 'n', type, notNull: true, ...column, sequence: `public.${column.sequence}` });
  const { blueprint } = await infer({ ...catalog, sequences }, noTools);
  return blueprint.tables.map((table) => table.columns.find(({ name }) => name === 'n')!.generator);
}

test('numbers start where their sequence starts, and use its step', async () => {
  expect(await generators([sequence('plain', '1'), sequence('contracts', '700000', '5')], { sequence: 'plain' }, { sequence: 'contracts' })).toEqual([
    { kind: 'sequence' },
    { kind: 'sequence', parameters: { start: 700000, step: 5 } },
  ]);
});

test('tables with a common sequence have no number in common', async () => {
  expect(await generators([sequence('global', '1000')], { sequence: 'global' }, { sequence: 'global' })).toEqual([
    { kind: 'sequence', parameters: { start: 1000, step: 2 } },
    { kind: 'sequence', parameters: { start: 1001, step: 2 } },
  ]);
});

test.each([
  [`('INV-'::text || nextval('public.s'::regclass))`, [{ text: 'INV-' }, { number: 1, start: 42 }]],
  [`('R'::text || lpad((nextval('public.s'::regclass))::text, 6, '0'::text))`, [{ text: 'R' }, { number: 6, start: 42 }]],
])('a text is formatted like its DEFAULT: %s', async (text, parts) => {
  expect(await generators([sequence('s', '42')], { type: 'text', default: text, sequence: 's' })).toEqual([{ kind: 'code.numbered', parameters: { parts } }]);
});
