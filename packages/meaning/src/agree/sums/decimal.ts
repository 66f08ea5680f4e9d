/** A number as CEL writes a decimal: `2.0` for 2, which would otherwise divide as a whole number. */
export function decimal(value: number): string {
  const text = String(value);
  return /^[0-9]+$/.test(text) ? `${text}.0` : text;
}
