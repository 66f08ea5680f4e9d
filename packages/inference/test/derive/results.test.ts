import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';
import { columnsOf } from '../columns-of.ts';

type Tables = Parameters<typeof makeCatalog>[0];

async function expressionsOf(table: string, tables: Tables): Promise<Record<string, unknown>> {
  const { blueprint } = await infer(makeCatalog(tables), noTools);
  const { columns } = blueprint.tables.find(({ name }) => name === table)!;
  return Object.fromEntries(columns.map(({ name, generator }) => [name, generator?.parameters?.['expression'] ?? generator?.kind]));
}

const exams = (...columns: string[]) => ({ name: 'exams', columns: ['id bigint not null', 'title text', ...columns] });
const results = (...columns: string[]) => ({
  name: 'exam_results',
  refers: ['exam_id -> exams.id'],
  columns: ['id bigint not null', 'exam_id bigint not null', ...columns],
});

test('no score exceeds its exam’s maximum, and half of that passes', async () => {
  const made = await expressionsOf('exam_results', [exams('max_score int not null'), results('score numeric(5,2) not null', 'passed boolean not null')]);
  expect(made['score']).toMatch(/^round\(exam\.max_score \* \(0\.35 \+ 0\.65 \* .*\), 1\)$/);
  expect(made['passed']).toBe('score >= exam.max_score * 0.5');
});

test('the exam’s own passing mark counts, otherwise half of a hundred', async () => {
  const asked = await expressionsOf('exam_results', [exams('passing_score int not null'), results('score numeric(5,2)', 'passed boolean not null')]);
  expect(asked['passed']).toMatch(/score.* >= exam\.passing_score$/);
  const plain = await expressionsOf('exam_results', [exams(), results('score numeric(5,2) not null', 'passed boolean')]);
  expect(plain['passed']).toBe('score >= 50');
});

test('payments of a loan are its monthly amount, in two parts, and the balance falls over its term', async () => {
  const loan = [
    'id bigint not null',
    'principal numeric(12,2) not null',
    'term_months int not null',
    'monthly_payment numeric(10,2) not null',
    'start_date date not null',
  ];
  const payment = ['amount numeric(10,2) not null', 'principal_part numeric(10,2)', 'interest_part numeric(10,2)', 'remaining_balance numeric(12,2)'];
  const made = await expressionsOf('loan_payments', [
    { name: 'loans', columns: loan },
    {
      name: 'loan_payments',
      refers: ['loan_id -> loans.id'],
      columns: ['id bigint not null', 'loan_id bigint not null', 'due_date date not null', ...payment],
    },
  ]);
  expect(made['amount']).toBe('lookup');
  expect(made['principal_part']).toMatch(/^round\(amount \* /);
  expect(made['interest_part']).toBe('amount - principal_part');
  expect(made['remaining_balance']).toBe(
    'greatest(round(loan.principal * (1 - least(greatest(daysBetween(loan.start_date, due_date), 0) / 30.44 / greatest(loan.term_months, 1), 1.0)), 2), 0.0)',
  );
});

test('the year of enrolment follows that of birth: never before the usual age in the table', async () => {
  const student = await columnsOf('students', ['name text', 'birth_date date not null', 'enrolled_year int']);
  const { from } = student.get('birth_date')!.generator!.parameters as { from: number };
  expect(student.get('enrolled_year')!.generator).toMatchObject({ kind: 'expression', parameters: { expression: `year(birth_date) + ${Math.min(from, 18)}` } });
});
