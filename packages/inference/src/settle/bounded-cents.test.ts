import { emptyBlueprint, type Blueprint, type BlueprintColumn } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { drawBoundedCents } from './bounded-cents.ts';

function generatorOf(column: Partial<BlueprintColumn>): BlueprintColumn['generator'] {
  const made: Blueprint = {
    ...emptyBlueprint(),
    tables: [
      {
        schema: 'public',
        name: 'vet',
        columns: [{ name: 'salary_cents', type: 'integer', generator: { kind: 'finance.salary', parameters: { unit: 'minor' } }, ...column }],
      },
    ],
  };
  drawBoundedCents(made);
  return made.tables[0]!.columns[0]!.generator;
}

test('a salary in cents between bounds in cents is drawn between these', () => {
  expect(generatorOf({ domain: { min: 3_000_000, max: 15_000_000 } })).toEqual({ kind: 'finance.salary', parameters: { median: 5_800_000 } });
  expect(generatorOf({ domain: { max: 9_000_000 } })).toEqual({ kind: 'finance.salary', parameters: { median: 5_800_000 } });
});

test('without bounds, with far ones, and in the main unit it stays as it is', () => {
  const minor = { kind: 'finance.salary', parameters: { unit: 'minor' } };
  expect(generatorOf({})).toEqual(minor);
  expect(generatorOf({ domain: { min: 0 } })).toEqual(minor);
  const major = { kind: 'finance.salary', parameters: {} };
  expect(generatorOf({ generator: major, domain: { min: 30_000, max: 150_000 } })).toEqual(major);
});
