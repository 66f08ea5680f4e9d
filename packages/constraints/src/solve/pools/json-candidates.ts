import { dictionaryOf } from '@seedbed/contract';
/** Documents with the keys that the conditions use and their constants, of each JSON type, one and two levels deep. */
export function jsonCandidates(constants: readonly string[]): string[] {
  const names = [...new Set(constants.flatMap((one) => [...one.matchAll(/[A-Za-z_][A-Za-z0-9_]*/g)].map((match) => match[0])))]
    .filter((name) => !/^(true|false|null|strict|lax|exists|like_regex|type|size)$/.test(name))
    .slice(0, 8);
  const numbers = [...new Set(constants.flatMap((one) => one.match(/-?\d+(\.\d+)?/g) ?? []).map(Number))].flatMap((one) => [one, one + 1, one - 1]);
  // Texts alone, or in quotes inside a jsonpath.
  const inQuotes = constants.flatMap((one) => [...one.matchAll(/"([^"\\]{1,40})"/g)].map((match) => match[1]!));
  const texts = [...new Set([...constants.filter((one) => /^[\w .:/@-]{1,40}$/.test(one)), ...inQuotes])];
  const values: unknown[] = [...numbers.slice(0, 12), ...texts.slice(0, 8), 1, 0, 10, 100, 'a', true, false, [], ['a'], [1], {}, null];
  const single = names.flatMap((name) => values.map((value) => ({ [name]: value })));
  const nested = names.flatMap((outer) => names.flatMap((inner) => values.slice(0, 8).map((value) => ({ [outer]: { [inner]: value } }))));
  const listed = names.flatMap((name) => values.slice(0, 16).map((value) => ({ [name]: [value] })));
  const together = values.map((value) => dictionaryOf(names.map((name) => [name, value])));
  const documents: unknown[] = [{}, [], ...together, ...single, ...listed, ...nested, ...names.map((name) => [name]), ...values];
  const written = constants.filter((one) => /^[[{]/.test(one));
  return [...written, ...documents.map((document) => JSON.stringify(document))];
}
