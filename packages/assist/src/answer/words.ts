/** A name as a pack spells it: `unitPrice_EUR` → "unit price eur". */
export function spelled(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{Ll}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}
