import type { Catalog } from '@seedbed/contract';
import { bareName } from '../schema/named-schemas.ts';

/** Types that exist in any database, simplest first. */
const TYPES: readonly string[] = ['text', 'integer', 'numeric', 'boolean', 'date'];
const MAX = 12;

/**
 * Possible names for a column whose value code looks up in the catalog, by the error for an unknown name: tables,
 * columns, functions, types of the schema, starting with those that occur in the code.
 */
export function namesFor(sqlstate: string, code: string, catalog: Catalog): string[] {
  const named = (): string[] => {
    switch (sqlstate) {
      case '42P01':
        return catalog.tables.map((table) => table.name);
      case '42703':
        return catalog.tables.flatMap((table) => table.columns.map((column) => column.name));
      case '42883':
        return functionsIn(catalog);
      // A text that is inserted into a statement: before a parenthesis it is a function, after two colons a type.
      case '42601':
        return [
          ...(/\|\|\s*'\s*\(|%s\s*\(|%i\s*\(/.test(code) ? functionsIn(catalog) : []),
          ...(/::\s*'\s*\|\||::\s*%[si]|as\s*'\s*\|\|/.test(code) ? typesIn(catalog) : []),
          ...(/from\s*'\s*\|\||from\s+%[si]/.test(code) ? catalog.tables.map((table) => table.name) : []),
          ...(/select\s*'\s*\|\||select\s+%s/.test(code) ? ['1', 'true'] : []),
        ];
      case '42704':
        return typesIn(catalog);
      case '3F000':
        return catalog.tables.map((table) => table.schema);
      default:
        return [];
    }
  };
  // A number is in any code.
  const isSpokenOf = (name: string): number => (/^[a-z]/i.test(name) && name !== 'true' && code.includes(name.toLowerCase()) ? 0 : 1);
  return [...new Set(named())].sort((a, b) => isSpokenOf(a) - isSpokenOf(b)).slice(0, MAX);
}

function functionsIn({ functions }: Catalog): string[] {
  return Object.values(functions)
    .filter((one) => one.returns !== 'trigger')
    .map((one) => bareName(one.name));
}

function typesIn({ types }: Catalog): string[] {
  return [...TYPES, ...Object.keys(types).map(bareName)];
}
