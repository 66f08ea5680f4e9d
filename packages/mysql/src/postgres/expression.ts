import { dictionary, quotedName, quotedText } from '@seedbed/contract';
import { isWord, type Token } from '../read/tokens.ts';

export type ExpressionOf = {
  /** The column's original name; undefined for a word that is no column. */
  readonly column: (name: string) => string | undefined;
  /** Columns that are boolean in Postgres: MySQL compares them with 0 and 1. */
  readonly isBoolean: (name: string) => boolean;
  /** Columns whose texts are compared by a collation that Postgres has no regular expressions for. */
  readonly isFolded: (name: string) => boolean;
};

/** Postgres' names for functions of MySQL. */
const FUNCTIONS: Readonly<Record<string, string>> = dictionary({
  IFNULL: 'coalesce',
  LCASE: 'lower',
  UCASE: 'upper',
  LENGTH: 'octet_length',
  CHARACTER_LENGTH: 'char_length',
  POW: 'power',
  CEILING: 'ceil',
  TRUNCATE: 'trunc',
  MID: 'substr',
  SUBSTRING: 'substr',
  ISNULL: 'isnull',
});
const SIGNS: Readonly<Record<string, string>> = dictionary({ '&&': 'AND', '||': 'OR', '!': 'NOT', '<=>': 'IS NOT DISTINCT FROM', '!=': '<>' });
const WORDS: Readonly<Record<string, string>> = dictionary({ DIV: '/', MOD: '%', XOR: '<>', REGEXP: '~*', RLIKE: '~*' });

/**
 * An expression of MySQL translated to Postgres, as far as the two differ in wording. Postgres itself decides whether
 * it is valid.
 */
export function expressionOf(tokens: readonly Token[], names: ExpressionOf): string {
  const parts: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [token, next] = [tokens[at]!, tokens[at + 1]];
    if (isWord(token, 'JSON_VALID') && next?.kind === 'group') {
      // The type already requires it.
      parts.push('true');
      at++;
    } else if (isWord(token, 'CONCAT') && next?.kind === 'group') {
      parts.push(
        `(${splitAtCommas(next.items)
          .map((each) => `CAST((${expressionOf(each, names)}) AS text)`)
          .join(' || ')})`,
      );
      at++;
    } else if (isWord(token, 'IF') && next?.kind === 'group') {
      const [test, yes, no] = splitAtCommas(next.items).map((each) => expressionOf(each, names));
      parts.push(`(CASE WHEN ${test} THEN ${yes} ELSE ${no ?? 'NULL'} END)`);
      at++;
    } else if (isWord(token, 'REGEXP_LIKE') && next?.kind === 'group') {
      const [text, pattern] = splitAtCommas(next.items).map((each) => expressionOf(each, names));
      parts.push(`(CAST((${text}) AS text) COLLATE "C" ~* ${pattern})`);
      at++;
    } else if (isWord(token, 'NOT') && isWord(next, 'REGEXP', 'RLIKE')) {
      parts.push('!~*');
      at++;
    } else if (isWord(token, 'BINARY') && next) continue;
    else if (token.kind === 'group') parts.push(isBooleanList(tokens, at, names) ? truths(token) : `(${expressionOf(token.items, names)})`);
    else parts.push(written(tokens, at, names));
  }
  return parts.join(' ').replaceAll(/(\p{L}\p{N}*) \(/gu, '$1 (');
}

function written(tokens: readonly Token[], at: number, names: ExpressionOf): string {
  const token = tokens[at]!;
  const next = tokens[at + 1];
  if (token.kind === 'text') return quotedText(token.value);
  if (token.kind === 'name') return columnWritten(token.value, names, next);
  if (token.kind === 'sign') return SIGNS[token.source] ?? token.source;
  if (token.kind === 'number') return comparesBoolean(tokens, at, names) ? (token.source === '1' ? 'true' : 'false') : token.source;
  if (next?.kind === 'group' && FUNCTIONS[token.value] !== undefined) return FUNCTIONS[token.value]!;
  // `_utf8mb4'abc'`, also with blanks between the two.
  if (next?.kind === 'text' && /^_(?:utf8|latin1|ascii|binary)/i.test(token.source)) return '';
  return names.column(token.source) === undefined || next?.kind === 'group' ? (WORDS[token.value] ?? token.source) : columnWritten(token.source, names, next);
}

function columnWritten(name: string, names: ExpressionOf, next: Token | undefined): string {
  const found = quotedName(names.column(name) ?? name);
  const isMatched = isWord(next, 'REGEXP', 'RLIKE', 'LIKE', 'NOT');
  return names.isFolded(name) && isMatched ? `CAST(${found} AS text) COLLATE "C"` : found;
}

function splitAtCommas(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.source === ',' && token.kind === 'sign') parts.push([]);
    else parts.at(-1)!.push(token);
  }
  return parts;
}

/** `flag IN (0, 1)` */
function isBooleanList(tokens: readonly Token[], at: number, names: ExpressionOf): boolean {
  return isWord(tokens[at - 1], 'IN') && isBooleanName(tokens[at - 2], names) && /^\(\s*[01]\s*(,\s*[01]\s*)*\)$/.test(tokens[at]!.source);
}

function truths({ source }: Token): string {
  return source.replaceAll(/[01]/g, (digit) => (digit === '1' ? 'true' : 'false'));
}

function comparesBoolean(tokens: readonly Token[], at: number, names: ExpressionOf): boolean {
  if (!/^[01]$/.test(tokens[at]!.source) || !['=', '<>', '!=', '<=>'].includes(tokens[at - 1]?.source ?? '')) return false;
  return isBooleanName(tokens[at - 2], names) || isCondition(tokens[at - 2], tokens[at - 3]);
}

/**
 * `(a IS NULL) = 1`, `IF(a IS NULL, b IS NULL, c IS NULL) = 1`: parentheses around a condition, not those of a function
 * that changes it.
 */
function isCondition(group: Token | undefined, before: Token | undefined): boolean {
  if (group?.kind !== 'group') return false;
  if (isWord(before, 'JSON_VALID', 'REGEXP_LIKE')) return true;
  if (isWord(before, 'IF')) return splitAtCommas(group.items).slice(1).every(isComparison);
  return (before === undefined || isWord(before, 'AND', 'OR', 'NOT')) && isComparison(group.items);
}

function isComparison(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token) => isWord(token, 'IS', 'IN', 'LIKE', 'AND', 'OR', 'NOT', 'BETWEEN') || ['=', '<>', '!=', '<', '>', '<=', '>=', '<=>'].includes(token.source),
  );
}

function isBooleanName(token: Token | undefined, { isBoolean }: ExpressionOf): boolean {
  return token !== undefined && (token.kind === 'name' || token.kind === 'word') && isBoolean(token.kind === 'name' ? token.value : token.source);
}
