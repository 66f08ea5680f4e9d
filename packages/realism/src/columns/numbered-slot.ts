/** What a column is called that anything may stand in. */
const SLOTS: ReadonlySet<string> = new Set(
  'field fld col column attribute parameter property udf custom user defined userfield extra spare reserve reserved flex generic dynamic additional'.split(' '),
);

/** Whether a name only counts: `field_4`, `custom_attribute_12`, `column 3`. It tells nothing of what the column holds. */
export function isNumberedSlot(words: readonly string[]): boolean {
  return words.length > 1 && /^\d+$/.test(words.at(-1)!) && words.slice(0, -1).every((word) => SLOTS.has(word));
}
