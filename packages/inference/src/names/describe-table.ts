import type { TableView } from '../schema/schema-view.ts';
import { tokenize, type Tokens } from './tokens.ts';
import { typeClass } from './type-class.ts';
import type { ColumnView } from '../schema/schema-view.ts';
import type { Surroundings } from './surroundings.ts';

export type DescribedTable = {
  readonly table: Tokens;
  readonly tableWords: ReadonlySet<string>;
  readonly names: ReadonlyMap<string, Tokens>;
};

export function describeTable(view: TableView): DescribedTable {
  const table = tokenize(view.table.name);
  return { table, tableWords: new Set(table.words), names: new Map(view.columns.map((column) => [column.name, tokenize(column.name)])) };
}

/** What rules see of one column. */
export function surroundingsOf(column: ColumnView, described: DescribedTable): Surroundings {
  const siblingWords = new Set<string>();
  for (const [name, tokens] of described.names) if (name !== column.name) for (const word of tokens.words) siblingWords.add(word);
  return {
    type: typeClass(column.type), length: column.type.length, name: described.names.get(column.name)!, table: described.table,
    tableWords: described.tableWords, siblingWords, domains: new Set(), agent: false,
  };
}
