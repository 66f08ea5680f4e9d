import { quotedName, type BlueprintTable, type Diagnostic } from '@seedbed/contract';

/** Whether conditions contradict one another, or one itself, so that their table can have no row: no other row count fixes that. */
export function isContradiction({ code, largest, message }: Diagnostic): boolean {
  return code === 'unsatisfiable' && largest === 0 && message.startsWith('No row can meet ');
}

/** The contradicting conditions as the statement that replaces them, to be edited; empty if the table does not list them. */
export function statementFor({ message }: Diagnostic, table: BlueprintTable | undefined): string {
  const named = table?.checks?.filter(({ name }) => message.includes(` ${name} CHECK (`)) ?? [];
  if (!table || named.length === 0) return '';
  const parts = named.flatMap(({ name, expression }) => [`DROP CONSTRAINT ${quotedName(name)}`, `ADD CONSTRAINT ${quotedName(name)} CHECK (${expression})`]);
  return `ALTER TABLE ${quotedName(table.schema)}.${quotedName(table.name)}\n  ${parts.join(',\n  ')};`;
}
