import type { Json } from '../json.ts';

/** Whether a text, a number other than 0, or true, anywhere in a JSON value, contains a text in small letters: the `q` of json-server 0.17. */
export function containsText(value: Json, part: string): boolean {
  if (!value) return false;
  if (typeof value === 'object') return Object.values(value).some((each) => containsText(each, part));
  return String(value).toLowerCase().includes(part);
}
