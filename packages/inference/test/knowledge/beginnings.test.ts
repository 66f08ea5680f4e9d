import { expect, test } from 'vitest';
import { compile, loadWords, textRows } from '@seedbed/engine';
import type { Knowledge } from '@seedbed/contract';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const stamp = 'timestamp with time zone';
const catalog = makeCatalog([
  { name: 'keepers', columns: ['id bigint not null', `created_at ${stamp} not null`, `left_at ${stamp}`] },
  { name: 'sorts', columns: ['id bigint not null', 'label text not null', `created_at ${stamp} not null`] },
  {
    name: 'hives',
    columns: ['id bigint not null', 'keeper_id bigint not null', 'sort_id bigint not null', 'material text not null', `created_at ${stamp} not null`],
    refers: ['keeper_id -> keepers.id', 'sort_id -> sorts.id'],
  },
  {
    name: 'checks',
    columns: ['id bigint not null', 'hive_id bigint not null', 'keeper_id bigint not null', `created_at ${stamp} not null`],
    refers: ['hive_id -> hives.id', 'keeper_id -> keepers.id'],
  },
]);

async function inferred(tables: NonNullable<Knowledge['tables']>) {
  const { blueprint } = await infer(catalog, noTools, { referenceDate: '2026-01-01', rows: 300, knowledge: { format: 2, tables } });
  return { blueprint, rows: await rowsOf(blueprint) };
}

/** The cells of each table's rows, by column. */
async function rowsOf(blueprint: Parameters<typeof compile>[0]) {
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  return (name: string) => {
    const names = blueprint.tables.find((table) => table.name === name)!.columns.map((column) => column.name);
    const table = plan.table(`public.${name}`);
    return textRows(plan, table, 0, table.rows, names).map((cells) => Object.fromEntries(names.map((column, i) => [column, cells[i] ?? null])));
  };
}

test('a range for when rows came is a window of their timeline: they still come after what they refer to', async () => {
  const { blueprint } = await inferred({ checks: { columns: { created_at: { range: ['-400d', '-100d'] } } } });
  const checks = blueprint.tables.find(({ name }) => name === 'checks')!;
  expect(checks.columns.find(({ name }) => name === 'created_at')!.generator!.kind).toBe('date.created');
  expect(checks.timeline).toMatchObject({ from: '2024-11-27', to: '2025-09-23' });
  expect(checks.began).toBeUndefined();
});

test('a range in a case, or of a creation that an order decides, is no window', async () => {
  const cases = await inferred({
    hives: {
      when: [
        { if: "material == 'pine'", then: { created_at: { range: ['-30d', '-10d'] } } },
        { if: "material == 'larch'", then: { created_at: { range: ['-900d', '-600d'] } } },
      ],
      columns: { material: { values: ['pine', 'larch'] } },
    },
  });
  const since = (material: string) => cases.rows('hives').flatMap((row) => (row['material'] === material ? [row['created_at']!.slice(0, 10)] : []));
  expect(since('pine').toSorted()[0]! >= '2025-12-02').toBe(true);
  expect(since('larch').toSorted().at(-1)! <= '2024-05-12').toBe(true);
  const { blueprint, knowledge } = await infer(catalog, noTools, {
    referenceDate: '2026-01-01',
    checksKnowledge: true,
    knowledge: {
      format: 2,
      tables: { checks: { columns: { created_at: { range: ['-300d', '-100d'] } }, orders: ['hives.created_at +[1 hour, 2 days, 9 days]-> created_at'] } },
    },
  });
  expect(knowledge!.faults).toEqual([]);
  expect(blueprint.tables.find(({ name }) => name === 'checks')!.columns.find(({ name }) => name === 'created_at')!.generator!.kind).toBe('date.after');
});

test('where an answer says when rows began, they refer to what was there, and what refers to them comes later', async () => {
  const { blueprint, rows } = await inferred({
    hives: {
      columns: {
        created_at: { when: [{ if: "material == 'pine'", then: { range: ['-900d', '-500d'] } }], else: { range: ['-500d', '-200d'] } },
        material: { values: ['pine', 'larch'] },
      },
    },
    keepers: { columns: { created_at: { when: [{ if: 'id > 100', then: { range: ['-1000d', '-300d'] } }], else: { range: ['-1200d', '-1000d'] } } } },
  });
  expect(blueprint.tables.flatMap(({ name, began }) => (began ? [name] : []))).toEqual(['keepers', 'hives']);
  const began = (table: string) => new Map(rows(table).map(({ id, created_at }) => [id, created_at!]));
  const [keepers, hives] = [began('keepers'), began('hives')];
  const checks = rows('checks');
  expect(checks.length).toBeGreaterThan(100);
  expect(checks.filter(({ hive_id, created_at }) => hives.get(hive_id!)! > created_at!)).toEqual([]);
  expect(checks.filter(({ keeper_id, created_at }) => keepers.get(keeper_id!)! > created_at!)).toEqual([]);
});

test('a list from which the row’s own values choose was there before the first row', async () => {
  const { blueprint, rows } = await inferred({
    sorts: { rows: 2, examples: [{ label: 'log' }, { label: 'skep' }] },
    hives: {
      columns: {
        created_at: { range: ['-900d', '-100d'] },
        material: { values: ['oak', 'straw'] },
        sort_id: { among: "(material != 'oak' || sorts.label == 'log') && (material != 'straw' || sorts.label == 'skep')" },
      },
    },
  });
  const sorts = blueprint.tables.find(({ name }) => name === 'sorts')!;
  const hives = blueprint.tables.find(({ name }) => name === 'hives')!;
  expect(sorts.timeline!.to).toBe(hives.timeline!.from);
  const last = rows('sorts')
    .map(({ created_at }) => created_at!)
    .sort()
    .at(-1)!;
  expect(rows('hives').filter(({ created_at }) => created_at! < last)).toEqual([]);
});
