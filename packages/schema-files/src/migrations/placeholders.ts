/** Replaces `${name}` where its value is known. Others stay, since texts may hold the same signs. */
export function fillPlaceholders(text: string, values: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\$\{([\w.:-]+)\}/g, (whole, name: string) => values.get(name) ?? whole);
}
