import type { CatalogTable } from '@seedbed/contract';
import type { MockExclusion, MockTable } from './schema.ts';

/** Exclusion constraints of a table, and its keys WITHOUT OVERLAPS, which Postgres stores as exclusions. */
export function exclusionsOf(one: CatalogTable, table: MockTable): MockExclusion[] {
  const excluded = one.exclusions.map(({ name, elements, predicate }) => ({
    name,
    table,
    elements: elements.map(({ column, expression, operator }) => element(table, column ?? expression ?? '', column, operator)),
    predicate: predicate ?? null,
  }));
  const spans = one.uniqueKeys
    .filter((key) => key.withoutOverlaps)
    .map(({ name, keys }) => ({
      name,
      table,
      elements: keys.map((key, i) => {
        const operator = i === keys.length - 1 ? '&&' : '=';
        return 'column' in key ? element(table, key.column, key.column, operator) : element(table, key.expression, undefined, operator);
      }),
      predicate: null,
    }));
  return [...excluded, ...spans];
}

function element(table: MockTable, text: string, column: string | undefined, operator: string): MockExclusion['elements'][number] {
  return { text, column: (column !== undefined && table.column(column)) || null, operator };
}
