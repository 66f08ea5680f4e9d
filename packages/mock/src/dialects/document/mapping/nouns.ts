import { singular } from '@seedbed/contract';
import { folded, isSameNoun, type MockTable } from '../../../core/index.ts';

/** Suffixes of components for a form of a thing, not another thing. */
const FORMS =
  /(response|request|dto|model|schema|read|out|output|list|collection|page|paged|paginated|detail|details|summary|full|simple|resource|entity|item|object|result|results|data|create|update|new|input|payload|body)$/i;

/** Names that a component may mean: `UserListResponse` is `UserListResponse`, `UserList` and `User`. */
export function nounsOf(component: string): string[] {
  const bare = component
    .split(/[./]/)
    .at(-1)!
    .replace(/^(Paginated|Paged|List|Create|Update|New)(?=[A-Z])/, '');
  const names = [component, bare];
  for (let name = bare; FORMS.test(name) && name.replace(FORMS, '') !== '';) {
    name = name.replace(FORMS, '').replace(/[_-]$/, '');
    names.push(name);
  }
  return names;
}

/** The table of a noun, in either number and any spelling. */
export function tableOfNoun(tables: readonly MockTable[], noun: string): MockTable | undefined {
  return (
    tables.find((table) => table.name === noun) ??
    tables.find((table) => folded(table.name) === folded(noun)) ??
    tables.find((table) => isSameNoun(table.name, noun) || isSameNoun(singular(table.name), singular(noun)))
  );
}

/** Whether a noun names the table. */
export function isSameTable(table: MockTable, noun: string): boolean {
  return tableOfNoun([table], noun) !== undefined;
}
