/** The elements of a one-dimensional array as Postgres prints it (`{a,"b c",NULL}`); null for anything else. */
export function parseArrayText(text: string): (string | null)[] | null {
  if (!text.startsWith('{') || !text.endsWith('}')) return null;
  const inner = text.slice(1, -1);
  if (inner === '') return [];
  const items: (string | null)[] = [];
  let at = 0;
  while (at <= inner.length) {
    const rest = inner.slice(at);
    const quoted = /^\s*"((?:[^"\\]|\\[\s\S])*)"\s*(,|$)/.exec(rest);
    const plain = quoted ? null : /^([^,{}"\\]*)(,|$)/.exec(rest);
    const match = quoted ?? plain;
    if (!match) return null;
    const value = match[1]!;
    items.push(quoted ? value.replace(/\\([\s\S])/g, '$1') : value.trim() === 'NULL' ? null : value.trim());
    at += match[0].length;
    if (match[2] === '') break;
  }
  return items;
}
