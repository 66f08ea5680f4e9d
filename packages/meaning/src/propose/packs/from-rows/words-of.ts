/** A name's words as a pack spells them: `unitPrice_EUR` → unit, price, eur. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{Ll}\p{N}]+/u)
    .filter((word) => word !== '');
}
