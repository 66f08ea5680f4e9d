import { isTextType, type MockColumn, type MockTable } from '../../../../src/core/index.ts';
import { quotedName, quotedValue } from './request.ts';
import type { Random } from './random.ts';
import { valueOf, type Sample } from './samples.ts';

/** A parameter, and the same as a term of `and=` or `or=`. */
export type Filter = { readonly parameter: readonly [string, string]; readonly term: string };

/** A random condition on a table's rows. */
export function filterOf(random: Random, table: MockTable, samples: readonly Sample[], depth = 0): Filter {
  if (depth < 2 && random.chance(0.25)) return treeOf(random, table, samples, depth);
  const column = random.of(table.columns);
  const name = fieldOf(random, column);
  const value = () => valueOf(random, samples, column.name);
  const { plain, inTree } = testOf(random, column, value);
  const not = random.chance(0.12) ? 'not.' : '';
  return { parameter: [name, `${not}${plain}`], term: `${name}.${not}${inTree}` };
}

function treeOf(random: Random, table: MockTable, samples: readonly Sample[], depth: number): Filter {
  const kind = random.of(['and', 'or', 'not.and', 'not.or']);
  const list = `(${Array.from({ length: 1 + random.below(3) }, () => filterOf(random, table, samples, depth + 1).term).join(',')})`;
  return { parameter: [kind, list], term: `${kind}${list}` };
}

/** A column, or for documents now and then a path into it. */
export function fieldOf(random: Random, { name, type }: MockColumn): string {
  const isDocument = type.base === 'jsonb' || type.base === 'json' || type.kind === 'array' || type.kind === 'composite';
  if (!isDocument || random.chance(0.5)) return quotedName(name);
  const step = type.kind === 'array' ? String(random.below(3) - 1) : type.kind === 'composite' ? random.of(['width', 'height']) : random.of(PATHS);
  return `${quotedName(name)}${random.of(['->', '->>'])}${step}`;
}

const PATHS = ['theme', 'a', 'language', 'id', 'type', 'tags->0', 'name', '0'];

type Test = { readonly plain: string; readonly inTree: string };

function testOf(random: Random, column: MockColumn, value: () => string): Test {
  const { type } = column;
  if (random.chance(0.1)) return same(`is.${random.of(random.chance(0.8) ? ['null', 'not_null'] : ['true', 'false', 'unknown'])}`);
  if (random.chance(0.12)) return same(`in.(${Array.from({ length: random.below(4) }, () => quotedValue(value())).join(',')})`);
  const operators = random.chance(0.04) ? ALL : operatorsOf(column);
  const operator = random.of(operators);
  if (QUANTIFIED.has(operator) && random.chance(0.1))
    return same(`${operator}(${random.of(['any', 'all'])}).{${Array.from({ length: 1 + random.below(3) }, () => quotedValue(value())).join(',')}}`);
  if (operator.endsWith('fts')) {
    const [word = 'abc'] = value().match(/\p{L}{3,}/u) ?? [];
    return same(`${operator}${random.chance(0.5) ? '(english)' : ''}.${word}`);
  }
  const text = isPattern(operator) ? patternOf(random, operator, value()) : operandOf(random, operator, type.kind === 'array', value());
  return { plain: `${operator}.${text}`, inTree: `${operator}.${quotedValue(text)}` };
}

const same = (text: string): Test => ({ plain: text, inTree: text });

const COMPARISONS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'isdistinct'];
const RANGES = ['cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj'];
const TEXTS = ['like', 'ilike', 'match', 'imatch'];
const FULL_TEXT = ['fts', 'plfts', 'phfts', 'wfts'];
const ALL = [...COMPARISONS, ...RANGES, ...TEXTS, ...FULL_TEXT];
const QUANTIFIED: ReadonlySet<string> = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch']);

function operatorsOf({ type }: MockColumn): readonly string[] {
  if (type.base === 'tsvector') return FULL_TEXT;
  if (type.kind === 'range') return [...RANGES, 'eq'];
  if (type.kind === 'array') return [...COMPARISONS, 'cs', 'cd', 'ov'];
  if (type.base === 'jsonb') return ['eq', 'cs', 'cd', 'isdistinct'];
  return isTextType(type) ? [...COMPARISONS, ...TEXTS, 'like', 'ilike'] : COMPARISONS;
}

function isPattern(operator: string): boolean {
  return TEXTS.includes(operator);
}

function patternOf(random: Random, operator: string, value: string): string {
  const letters = [...value].slice(random.below(3)).slice(0, 1 + random.below(4));
  if (operator.endsWith('match')) {
    const word = letters.filter((letter) => /[\p{L}\p{N} ]/u.test(letter)).join('');
    return random.of([`^${word}`, `${word}$`, word, `[${word === '' ? 'a' : word.trim() || 'a'}]+`, `${word}|x`]);
  }
  return `${random.of(['', '*', '%'])}${letters.join('')}${random.of(['*', '%', '', '_*'])}`;
}

function operandOf(random: Random, operator: string, isArray: boolean, value: string): string {
  // An array within another, or one of a single element.
  return isArray && RANGES.includes(operator) && random.chance(0.5) ? value.replace(/,.*\}$/s, '}') : value;
}
