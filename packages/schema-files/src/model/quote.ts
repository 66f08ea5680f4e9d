import type { Name } from './model.ts';

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

export function pathOf({ schema, name }: Name): string {
  return schema === undefined ? quoteName(name) : `${quoteName(schema)}.${quoteName(name)}`;
}

export function listOf(names: readonly string[]): string {
  return names.map(quoteName).join(', ');
}
