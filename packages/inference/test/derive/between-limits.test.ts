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

test('a salary lies between the limits of its position', async () => {
  const expected = /^round\(position\.min_salary \+ \(position\.max_salary - position\.min_salary\) \* .*, 0\)$/;
  expect(await salaryUnder('min_salary numeric(10,2) not null', 'max_salary numeric(10,2) not null')).toMatch(expected);
  expect(await salaryUnder('min_salary numeric(10,2) not null')).toBeUndefined();
});

test('a patient pays what the insurance leaves', async () => {
  const bill = await columnsOf('bills', ['amount numeric(10,2) not null', 'insurance_covered numeric(10,2) not null', 'patient_pays numeric(10,2)']);
  expect(bill.get('patient_pays')!.generator!.parameters).toEqual({ expression: 'greatest(amount - insurance_covered, 0.0)' });
});
