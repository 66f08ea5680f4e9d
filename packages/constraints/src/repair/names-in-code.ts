import type { Catalog } from '@seedbed/contract';

/** Types that any database has, the plainest first. */
const TYPES: readonly string[] = ['text', 'integer', 'numeric', 'boolean', 'date'];
const MOST = 12;

/**
 * What a name may be that code takes from a column and looks for in the catalog, by the error that it comes to when there is none such: tables, columns, functions, types of the
 * schema, those first that the code speaks of.
 */
export function namesFor(sqlstate: string, code: string, catalog: Catalog): string[] {
  const bare = (name: string): string => name.slice(name.lastIndexOf('.') + 1).replaceAll('"', '');
  const named = (): string[] => {
    switch (sqlstate) {
      case '42P01':
        return catalog.tables.map((table) => table.name);
      case '42703':
        return catalog.tables.flatMap((table) => table.columns.map((column) => column.name));
      case '42883':
        return Object.values(catalog.functions)
          .filter((one) => one.returns !== 'trigger')
          .map((one) => bare(one.name));
      case '42704':
        return [...TYPES, ...Object.keys(catalog.types).map(bare)];
      case '3F000':
        return catalog.tables.map((table) => table.schema);
      default:
        return [];
    }
  };
  const isSpokenOf = (name: string): number => (code.includes(name.toLowerCase()) ? 0 : 1);
  return [...new Set(named())].sort((a, b) => isSpokenOf(a) - isSpokenOf(b)).slice(0, MOST);
}
