/** A name without the ending of its English plural: `categories` is `category`, `user_addresses` is `user_address`. */
export function singular(name: string): string {
  if (/ies$/i.test(name) && name.length > 4) return `${name.slice(0, -3)}y`;
  if (/(ss|x|ch|sh|z)es$/i.test(name)) return name.slice(0, -2);
  if (/(people)$/i.test(name)) return `${name.slice(0, -6)}person`;
  if (/(children)$/i.test(name)) return name.slice(0, -3);
  if (/[^su]s$/i.test(name)) return name.slice(0, -1);
  return name;
}

/** One spelling for `user_id`, `userId` and `UserID`. */
export function folded(name: string): string {
  return name.replaceAll(/[_\s-]/g, '').toLowerCase();
}

/** `user_id` as `userId`. */
export function camelCase(name: string): string {
  return name.replaceAll(/([^_])_+([^_])/g, (_, before: string, after: string) => before + after.toUpperCase());
}

/** Whether two names are one noun, in singular or plural and any spelling. */
export function isSameNoun(a: string, b: string): boolean {
  const [one, other] = [folded(a), folded(b)];
  return one === other || `${one}s` === other || `${other}s` === one || folded(singular(a)) === folded(singular(b));
}
