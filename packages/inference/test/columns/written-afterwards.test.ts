import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

test.each([
  ['hourly_aggregates', ['window_start timestamptz not null', 'window_end timestamptz not null', 'avg_value float8', 'created_at timestamptz not null']],
  [
    'raw_measurements',
    ['ts timestamptz not null', 'value float8', 'ingested_at timestamptz not null', 'created_at timestamptz not null', 'updated_at timestamptz'],
  ],
  ['transaction', ['amount numeric(10,2)', 'date date not null', 'published_date date not null']],
  ['gym_check_ins', ['check_in_time timestamp not null', 'check_out_time timestamp not null']],
  ['pay_periods', ['start_date date not null', 'end_date date not null', 'pay_date date not null']],
  ['employees', ['hire_date date not null', 'probation_end_date date', 'name text']],
  ['stock_takes', ['counted_at timestamp not null', 'checked_at timestamp']],
])('%s: times are in the order in which things happen', async (table, columns) => {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const times = columns.filter((column) => / (?:timestamp|timestamptz|date)\b/.test(column)).map((column) => column.split(' ')[0]!);
  for (const row of textRows(plan, plan.table(`public.${table}`), 0, 200, times)) {
    const there = row.filter((time) => time !== null);
    expect(there.toSorted(), JSON.stringify(row)).toEqual(there);
  }
});

test('a production lot planned by days ends on another day, and in fact once it is completed', async () => {
  const types = { 'public.s': { kind: 'enum' as const, labels: ['Preparation', 'En cours', 'Termine', 'Annule'] } };
  const columns = [
    'reference text',
    'date_debut timestamp not null',
    'date_fin_prevue timestamp not null',
    'date_fin_reelle timestamp',
    'statut public.s not null',
  ];
  const { blueprint } = await infer(makeCatalog([{ name: 'lots_production', columns: ['id bigint not null', ...columns, 'remarques text'] }], types), noTools);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const shown = ['date_debut', 'date_fin_prevue', 'date_fin_reelle', 'statut'];
  for (const [start, planned, ended, state] of textRows(plan, plan.table('public.lots_production'), 0, 200, shown)) {
    expect(planned!.slice(0, 10) > start!.slice(0, 10), `${start} ${planned}`).toBe(true);
    expect(ended !== null, `${state} ${ended}`).toBe(state === 'Termine');
  }
});

test('descriptions of a Spanish event contain no praise, those of a product may', async () => {
  const columns = ['nombre text not null', 'descripcion text', 'fecha timestamp not null', 'capacidad integer'];
  const kinds = await Promise.all(
    ['eventos', 'productos'].map(async (name) => {
      const { blueprint } = await infer(makeCatalog([{ name, columns: ['id bigint not null', ...columns] }]), noTools);
      return blueprint.tables[0]!.columns.find((column) => column.name === 'descripcion')!.generator!;
    }),
  );
  expect(JSON.stringify(kinds[0])).toContain('Ver documentación adjunta.');
  expect(JSON.stringify(kinds[1])).not.toContain('Ver documentación adjunta.');
});
