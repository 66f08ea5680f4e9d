import type { Draft } from './draft.ts';

/** Random texts of a fixed length are as long as the column can hold, if that is less; words too long for it become codes of them. */
export function fitLengths(drafts: readonly Draft[]): void {
  for (const { column, kind, parameters } of drafts) {
    const { length } = column.type;
    if (length === undefined) continue;
    if (typeof parameters.length === 'number' && length < parameters.length) parameters.length = length;
    if (kind === 'values' && Array.isArray(parameters.values)) parameters.values = asCodes(parameters.values, length);
  }
}

/** A code of more letters is a word again. */
const LONGEST_CODE = 4;

/** `approved`, `rejected` in a varchar(2): AP, RE. All become codes where one does not fit, and they differ. */
function asCodes(values: readonly unknown[], length: number): unknown[] {
  const texts = values.filter((value): value is string => typeof value === 'string');
  if (texts.length < values.length || texts.every((text) => text.length <= length)) return [...values];
  const used = new Set<string>();
  return texts.map((text) => {
    const code = candidates(text, Math.min(length, LONGEST_CODE)).find((each) => !used.has(each)) ?? text.slice(0, length);
    used.add(code);
    return code;
  });
}

/** Codes of a word, the plainest first: its first letters, its consonants, its first letter beside each of the others. */
function candidates(text: string, length: number): string[] {
  const words = text.toUpperCase().match(/[A-Z0-9]+/g) ?? ['X'];
  const letters = words.join('');
  const initials = words.map((word) => word[0]).join('');
  const skeleton = letters[0]! + letters.slice(1).replace(/[AEIOU]/g, '');
  const paired = [...letters.slice(1)].map((letter) => (length === 1 ? letter : letters[0]! + letter));
  return [...(words.length > 1 ? [initials.slice(0, length)] : []), letters.slice(0, length), skeleton.slice(0, length), ...paired];
}
