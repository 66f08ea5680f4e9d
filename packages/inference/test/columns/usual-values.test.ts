import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const generatorsOf = async (table: string, columns: readonly string[], comments: Readonly<Record<string, string>> = {}) => {
  const catalog = makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]);
  for (const column of catalog.tables[0]!.columns) if (comments[column.name] !== undefined) column.comment = comments[column.name]!;
  const { blueprint } = await infer(catalog, noTools);
  return new Map(blueprint.tables[0]!.columns.map((column) => [column.name, column.generator]));
};

const valuesOf = (generator: { parameters?: Record<string, unknown> } | undefined) =>
  (generator?.parameters?.['values'] ?? generator?.parameters?.['labels']) as string[];

test('a DEFAULT is one of the values, and gives their style', async () => {
  const made = await generatorsOf('claims', ["priority text default 'NORMAL'", "flavour_mode text default 'weird'", "hue_color text default '#10B981'"]);
  expect(valuesOf(made.get('priority'))).toContain('NORMAL');
  for (const value of valuesOf(made.get('priority'))) expect(value).toBe(value.toUpperCase());
  expect(valuesOf(made.get('flavour_mode'))[0]).toBe('weird');
  expect(made.get('hue_color')?.kind).toBe('color.hex');
});

test('values listed in a comment belong to the column, examples do not', async () => {
  const comments = { variant: 'Variant of the run: alpha, beta, or gamma', origin_mark: 'Where from, e.g. web, app' };
  const made = await generatorsOf('runs', ['variant text', 'origin_mark text'], comments);
  expect(valuesOf(made.get('variant'))).toEqual(['alpha', 'beta', 'gamma']);
  expect(valuesOf(made.get('origin_mark')) ?? []).not.toContain('web');
});

test('the initial state is not the most frequent one', async () => {
  const made = await generatorsOf('bulk_requests', ["status varchar(20) default 'pending'", "moderation_status text default 'pending'"]);
  for (const column of ['status', 'moderation_status']) {
    const { values, weights } = made.get(column)!.parameters as { values?: string[]; weights?: number[] };
    if (values && weights) expect(weights[values.indexOf('pending')]).toBeLessThan(Math.max(...weights));
  }
});
