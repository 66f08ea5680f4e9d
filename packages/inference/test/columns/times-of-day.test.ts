import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

/** 100 rows of one table, as texts. */
async function rowsOf(table: string, columns: readonly string[]): Promise<Record<string, string | null>[]> {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const names = blueprint.tables[0]!.columns.map(({ name }) => name);
  return textRows(plan, plan.table(`public.${table}`), 0, 100, names).map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]!])));
}

const minutes = (time: string | null): number => Number(time!.slice(0, 2)) * 60 + Number(time!.slice(3, 5));

test.each([
  ['appointments', ['start_time time not null', 'end_time time not null'], 'start_time', 'end_time', 15, 60],
  ['citas', ['fecha_cita date not null', 'hora_inicio time not null', 'hora_fin time not null', 'motivo text'], 'hora_inicio', 'hora_fin', 15, 60],
  ['trips', ['departure_time time not null', 'arrival_time time not null'], 'departure_time', 'arrival_time', 60, 240],
  ['stops', ['arrival_time time not null', 'departure_time time not null'], 'arrival_time', 'departure_time', 60, 240],
  ['attendance', ['work_date date not null', 'check_in time not null', 'check_out time not null'], 'check_in', 'check_out', 450, 600],
])('%s end after they start, on the same day', async (table, columns, start, end, least, most) => {
  for (const row of await rowsOf(table, columns)) {
    const length = minutes(row[end]!) - minutes(row[start]!);
    expect(length, JSON.stringify(row)).toBeGreaterThanOrEqual(least);
    expect(length, JSON.stringify(row)).toBeLessThanOrEqual(most);
  }
});

test('hours worked are those between the two times, less the break; overtime is what exceeds eight', async () => {
  const columns = [
    'work_date date not null',
    'time_in time not null',
    'time_out time not null',
    'break_minutes integer not null',
    'hours_worked numeric(4,2)',
    'overtime numeric(4,2)',
  ];
  for (const row of await rowsOf('timesheets', columns)) {
    const hours = (minutes(row.time_out!) - minutes(row.time_in!) - Number(row.break_minutes)) / 60;
    expect(Number(row.hours_worked), JSON.stringify(row)).toBeCloseTo(hours, 2);
    expect(Number(row.overtime), JSON.stringify(row)).toBeCloseTo(Math.max(0, hours - 8), 2);
  }
});

test('several spans of a day are not all as long as the day', async () => {
  const columns = ['break_start time not null', 'break_end time not null', 'start_time time not null', 'end_time time not null', 'hours_worked numeric(4,2)'];
  const { blueprint } = await infer(makeCatalog([{ name: 'shifts', columns: ['id bigint not null', ...columns] }]), noTools);
  expect(blueprint.tables[0]!.columns.find(({ name }) => name === 'hours_worked')!.generator!.kind).not.toBe('expression');
});

test('a discount as a share stays a share', async () => {
  const rows = await rowsOf('order_items', [
    'quantity integer not null',
    'unit_price numeric(8,2) not null',
    'discount numeric(4,2) not null',
    'total numeric(10,2)',
  ]);
  for (const row of rows) {
    expect(Number(row.discount), JSON.stringify(row)).toBeLessThanOrEqual(1);
    expect(Number(row.total), JSON.stringify(row)).toBeCloseTo(Number(row.quantity) * Number(row.unit_price), 2);
  }
});
