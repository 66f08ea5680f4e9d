import { dictionary } from '@seedbed/contract';
import type { Tokens } from './tokens.ts';

/** A name beside a first name, and no other, is the last name, and beside a last name the first one: `nom` and `prenom`, `nombre` and `apellido`, beside a full name as well. */
export function lastNames(read: readonly (readonly [string, Tokens])[]): readonly (readonly [string, Tokens])[] {
  const called = (words: string) => read.some(([, each]) => each.words.join(' ') === words);
  if (called('last name') && !called('first name')) return renamed(read, ['first', 'name']);
  if (!called('first name') || called('last name') || called('full name') || called('surname')) return read;
  return renamed(read, ['last', 'name']);
}

function renamed(read: readonly (readonly [string, Tokens])[], words: readonly string[]): readonly (readonly [string, Tokens])[] {
  return read.map(([name, each]) => (each.words.join(' ') === 'name' ? [name, { words, raw: words }] : [name, each]));
}

const PARTS_OF_NAMES: Readonly<Record<string, string>> = dictionary({ f: 'first', m: 'middle', l: 'last' });

/** `f_name` beside `l_name`, with `m_name` between them. */
export function openFirstAndLast(read: readonly (readonly [string, Tokens])[]): readonly (readonly [string, Tokens])[] {
  const called = new Set(read.map(([, { words }]) => words.join(' ')));
  if (!called.has('f name') || !called.has('l name')) return read;
  return read.map(([name, each]) => {
    const part = each.words.length === 2 && each.words[1] === 'name' ? PARTS_OF_NAMES[each.words[0]!] : undefined;
    return part === undefined ? [name, each] : [name, { words: [part, 'name'], raw: [part, 'name'] }];
  });
}
