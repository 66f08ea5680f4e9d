import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

async function madeOf(table: string, columns: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  return Object.fromEntries(blueprint.tables[0]!.columns.map(({ name, generator }) => [name, JSON.stringify(generator)]));
}

test('ships have the size and speed of ships', async () => {
  const made = await madeOf('vessels', ['imo bigint', 'deadweight double precision', 'flag text', 'wind_speed_ms double precision', 'vessel_type text']);
  expect(made.imo).toContain('9000000');
  expect(made.deadweight).toContain('38000');
  expect(made.flag).toContain('Panama');
  expect(made.wind_speed_ms).toContain('number.measure');
  expect(made.vessel_type).toContain('Bulk carrier');
});

test('a unit fits its measure', async () => {
  const made = await madeOf('preferences', ['pressure_unit text', 'price_unit text', 'yield_unit text']);
  expect(made.pressure_unit).toContain('hPa');
  expect(made.price_unit).toContain('per hour');
  expect(made.yield_unit).toContain('t/ha');
});

test('runs have states of runs, reports findings of scans, cover limits in money', async () => {
  expect((await madeOf('analysis_jobs', ['status text', 'started_at timestamptz', 'finished_at timestamptz'])).status).toContain('"vocabulary":"job"');
  expect((await madeOf('radiology_reports', ['findings text'])).findings).toContain('lungs clear');
  expect((await madeOf('policy_coverages', ['annual_limit bigint'])).annual_limit).toContain('finance.round');
});

test('a DEFAULT in capitals means states in capitals', async () => {
  expect((await madeOf('analysis_jobs', ["status text default 'PENDING'", 'started_at timestamptz', 'finished_at timestamptz'])).status).toContain('SUCCEEDED');
});
