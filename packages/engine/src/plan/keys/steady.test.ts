import { emptyBlueprint, type Blueprint, type BlueprintColumn } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');

const unique = (name: string, generator: NonNullable<BlueprintColumn['generator']>, more: Partial<BlueprintColumn> = {}): BlueprintColumn => ({
  name,
  type: 'text',
  nullable: false,
  generator,
  ...more,
});
const COLUMNS: readonly BlueprintColumn[] = [
  unique('first_name', { kind: 'person.firstName' }, { entity: 'person' }),
  unique('last_name', { kind: 'person.lastName' }, { entity: 'person' }),
  unique('email', { kind: 'internet.email' }, { entity: 'person' }),
  unique('username', { kind: 'internet.username' }),
  unique('company', { kind: 'company.name' }, { entity: 'company' }),
  unique('product', { kind: 'commerce.productName' }, { entity: 'product' }),
  unique('label', { kind: 'values', parameters: { values: ['red', 'green', 'blue', 'black', 'white'] } }),
];
const KEYED = ['email', 'username', 'company', 'product', 'label'];

function rowsOf(rows: number, steady = true): Record<string, string | null>[] {
  const blueprint: Blueprint = {
    ...emptyBlueprint(),
    ...(steady && { steady: true }),
    tables: [{ schema: 'public', name: 'a', rows, columns: [...COLUMNS], uniqueKeys: KEYED.map((column) => ({ columns: [column] })) }],
  };
  const plan = compile(blueprint, words, { cap: true });
  const [table] = plan.tables;
  expect(table!.rows).toBe(rows);
  return textRows(plan, table!, 0, rows).map((row) => Object.fromEntries(table!.columns.map((column, at) => [column.name, row[at] ?? null])));
}

test('more rows leave unique values as they are, and all are different', () => {
  const grown = rowsOf(900);
  for (const rows of [7, 80, 200, 450]) expect(rowsOf(rows)).toEqual(grown.slice(0, rows));
  for (const column of KEYED) expect(new Set(grown.map((row) => row[column])).size).toBe(900);
});

test('values without a number come first', () => {
  expect(
    rowsOf(5)
      .map(({ label }) => label)
      .filter((label) => /\d/.test(label!)).length,
  ).toBeLessThanOrEqual(3);
  expect(rowsOf(200).filter(({ email }) => /\d/.test(email!)).length).toBeLessThan(10);
  expect(rowsOf(200).filter(({ company }) => /\d/.test(company!)).length).toBeLessThan(10);
});

test('a blueprint from an earlier version keeps its rows', () => {
  expect(rowsOf(80, false)).not.toEqual(rowsOf(200, false).slice(0, 80));
});
