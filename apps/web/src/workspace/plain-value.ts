import { listed } from '../lib/listed.ts';
import { valueWords } from './draft/difference.ts';

/** The number of named values in a list. */
const MAX_NAMED = 4;

/** A value of a blueprint as words, never as JSON: `A, B, C, D and 52 more`, `median 9,000, sigma 0.01`. */
export function plainValue(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.some((one) => typeof one === 'object' && one !== null)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
    return value.length === 0 ? 'nothing' : listed(value.map(plainValue), MAX_NAMED);
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, one]) => `${name} ${isMap(one) ? `(${plainValue(one)})` : plainValue(one)}`);
    return members.length === 0
      ? 'nothing'
      : members.length > MAX_NAMED
        ? `${members.slice(0, MAX_NAMED).join(', ')} and ${members.length - MAX_NAMED} more`
        : members.join(', ');
  }
  return value === null ? 'NULL' : value === true ? 'on' : value === false ? 'off' : value === '' ? '""' : valueWords(value);
}

function isMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
