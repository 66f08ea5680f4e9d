import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';
import { columnsOf } from '../columns-of.ts';

async function salaryUnder(...limits: string[]): Promise<unknown> {
  const { blueprint } = await infer(
    makeCatalog([
      { name: 'positions', columns: ['id bigint not null', 'title text not null', ...limits] },
      {
        name: 'employees',
        refers: ['position_id -> positions.id'],
        columns: ['id bigint not null', 'position_id bigint not null', 'salary numeric(10,2) not null'],
      },
    ]),
    noTools,
  );
  const employees = blueprint.tables.find(({ name }) => name === 'employees')!;
  return employees.columns.find(({ name }) => name === 'salary')!.generator!.parameters?.['expression'];
}

test('a salary is between the limits of its position', async () => {
  const expected = /^round\(position\.min_salary \+ \(position\.max_salary - position\.min_salary\) \* .*, 0\)$/;
  expect(await salaryUnder('min_salary numeric(10,2) not null', 'max_salary numeric(10,2) not null')).toMatch(expected);
  expect(await salaryUnder('min_salary numeric(10,2) not null')).toBeUndefined();
});

test('a measurement is between the limits of its kind, with their decimals', async () => {
  const catalog = makeCatalog([
    { name: 'breeds', columns: ['id bigint not null', 'name text not null', 'min_weight_kg numeric(6,2) not null', 'max_weight_kg numeric(6,2) not null'] },
    { name: 'animals', refers: ['breed_id -> breeds.id'], columns: ['id bigint not null', 'breed_id bigint', 'weight_kg numeric(6,2)'] },
  ]);
  const { blueprint } = await infer(catalog, noTools);
  const weight = blueprint.tables.find(({ name }) => name === 'animals')!.columns.find(({ name }) => name === 'weight_kg')!;
  expect(weight.generator!.parameters?.['expression']).toMatch(/^round\(breed\.min_weight_kg \+ \(breed\.max_weight_kg - breed\.min_weight_kg\) \* .*, 2\)$/);
});

test('a patient pays what the insurance does not', async () => {
  const bill = await columnsOf('bills', ['amount numeric(10,2) not null', 'insurance_covered numeric(10,2) not null', 'patient_pays numeric(10,2)']);
  expect(bill.get('patient_pays')!.generator!.parameters).toEqual({ expression: 'greatest(amount - insurance_covered, 0.0)' });
});
