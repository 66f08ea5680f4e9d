/** Replaces `${name}` by its value if known. Others stay, since texts may contain the same characters. */
export function fillPlaceholders(text: string, values: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\$\{([\w.:-]+)\}/g, (whole, name: string) => values.get(name) ?? whole);
}
