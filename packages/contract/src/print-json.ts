/** JSON on one line, with a space after commas and colons and inside braces, as people write it. */
export function jsonOnOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonOnOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, member]) => `${JSON.stringify(name)}: ${jsonOnOneLine(member)}`)
    .join(', ')} }`;
}
