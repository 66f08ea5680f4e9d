/** A name without the ending of its English plural: `categories` is `category`, `user_addresses` is `user_address`. */
export function singular(name: string): string {
  if (/(?:species|series|news)$/i.test(name)) return name;
  if (/ies$/i.test(name) && name.length > 4) return `${name.slice(0, -3)}y`;
  if (/(ss|x|ch|sh|z)es$/i.test(name)) return name.slice(0, -2);
  if (/(people)$/i.test(name)) return `${name.slice(0, -6)}person`;
  if (/(children)$/i.test(name)) return name.slice(0, -3);
  if (/[^su]s$/i.test(name)) return name.slice(0, -1);
  return name;
}
