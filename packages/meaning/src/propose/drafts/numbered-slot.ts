import { wordSet } from '../../read/words.ts';

/** Names of columns for any content. */
const SLOTS = wordSet('columns for any content');

/** Whether a name is only a number: `field_4`, `custom_attribute_12`, `column 3`. It says nothing about the content. */
export function isNumberedSlot(words: readonly string[]): boolean {
  return words.length > 1 && /^\d+$/.test(words.at(-1)!) && words.slice(0, -1).every((word) => SLOTS.has(word));
}
