/** A value to go to: `id = 42`, `email = 'ana@example.org'`. */
export type GoToValue = { readonly column: string; readonly value: string };

/** Reads `column = value`; null if it is no such input. `columns`: the names of the table, in any letter case. */
export function parseGoToValue(text: string, columns: readonly string[]): GoToValue | { readonly fault: string } | null {
  const [, name, written] = /^\s*"?([^"=<>]+?)"?\s*=\s*(.*?)\s*$/.exec(text) ?? [];
  if (name === undefined || written === undefined) return null;
  const column = columns.find((one) => one === name) ?? columns.find((one) => one.toLowerCase() === name.toLowerCase());
  if (column === undefined) return { fault: `This table has no column ${name}.` };
  const [, quoted] = /^'(.*)'$/s.exec(written) ?? [];
  const value = quoted?.replaceAll("''", "'") ?? written;
  return value === '' ? { fault: `Enter a value of ${column}.` } : { column, value };
}
