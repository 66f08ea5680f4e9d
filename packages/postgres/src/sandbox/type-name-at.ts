const NAME = /^(?:(?:"(?:[^"]|"")+"|[\p{L}_][\p{L}\p{N}_$]*)\s*\.\s*)*("(?:[^"]|"")+"|[\p{L}_][\p{L}\p{N}_$]*)(\s*\([^()]*\))?/u;

/**
 * The type name at `position` of a statement (characters, from 1: where Postgres reports that it does not exist),
 * without its schema, and its modifiers in parentheses. Undefined if there is no name.
 */
export function typeNameAt(sql: string, position: number): { name: string; modifiers: string; replaced(by: string): string } | undefined {
  const characters = [...sql];
  const before = characters.slice(0, position - 1).join('');
  const rest = characters.slice(position - 1).join('');
  const found = NAME.exec(rest);
  if (!found) return undefined;
  const name = found[1]!.startsWith('"') ? found[1]!.slice(1, -1).replaceAll('""', '"') : found[1]!.toLowerCase();
  return { name, modifiers: found[2] ?? '', replaced: (by) => before + by + rest.slice(found[0].length) };
}
