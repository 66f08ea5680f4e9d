import type { Generator } from '@seedbed/contract';
import { generatorByKind } from '@seedbed/engine';
import type { Role } from '../tables/roles.ts';
import type { Draft } from './draft.ts';

const NAMES: ReadonlySet<string> = new Set(['name', 'title', 'label']);
/** More rows than this are no list that people keep by hand. */
const MOST_ROWS = 250;

/** A list of categories, genres or languages names each of them once, whether or not a key says so. */
export function distinctNames(draft: Draft, generator: Generator, role: Role | undefined, noun: string, rows: number): Generator {
  const { column, words, entity } = draft;
  if ((role !== 'lookup' && role !== 'tree') || rows > MOST_ROWS || column.inKey || entity !== undefined) return generator;
  if (!/^(?:text|varchar|citext|bpchar)$/.test(column.type.base) || !(NAMES.has(words.at(-1) ?? '') || words.at(-1) === noun)) return generator;
  const isList = generatorByKind(generator.kind)?.invertible === 'perm' && generator.kind !== 'constant';
  return isList ? { kind: 'distinct', parameters: { generator } } : generator;
}
