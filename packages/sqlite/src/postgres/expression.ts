import { dictionary, quotedName, quotedText } from '@seedbed/contract';
import { inside, tokensOf, type Token } from '../read/tokens.ts';

/** Postgres' names for functions of SQLite. */
const FUNCTIONS: Readonly<Record<string, string>> = dictionary({
  IFNULL: 'coalesce',
  INSTR: 'strpos',
  CHAR: 'chr',
  UNICODE: 'ascii',
  RANDOM: 'random',
  TOTAL: 'sum',
});
const SIGNS: Readonly<Record<string, string>> = dictionary({ '==': '=' });

/** The results of SQLite's date functions, to the second. */
const DATE_TYPES: Readonly<Record<string, string>> = dictionary({ DATE: 'date', DATETIME: 'timestamp(0)', TIME: 'time(0)' });

/** The right side of IS in Postgres. */
const TESTS: ReadonlySet<string> = new Set(['NULL', 'TRUE', 'FALSE', 'DISTINCT']);

export type ExpressionOf = {
  /** The column's original name; undefined for a word that is no column. */
  readonly column: (name: string) => string | undefined;
  /** Columns that are boolean in Postgres: SQLite compares them with 0 and 1. */
  readonly isBoolean: (name: string) => boolean;
};

/**
 * An expression of SQLite translated to Postgres, as far as the two differ in wording. Postgres itself decides whether
 * it is valid.
 */
export function expressionOf(sql: string, names: ExpressionOf): string {
  return written(tokensOf(sql), names);
}

function written(tokens: readonly Token[], names: ExpressionOf): string {
  const parts: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const before = tokens[at - 1];
    if (saysDocument(token) && tokens[at + 1]?.kind === 'group') {
      parts.push('true');
      at += isOne(tokens, at + 2) ? 3 : 1;
    } else if (readsDate(token, tokens[at + 1])) {
      parts.push(`CAST(${written(tokensOf(inside(tokens[++at]!)), names)} AS ${DATE_TYPES[token.value]})`);
    } else if (token.kind === 'group') parts.push(`(${isBooleanList(tokens, at, names) ? truths(token) : written(tokensOf(inside(token)), names)})`);
    else if (token.kind === 'name') parts.push(nameOf(token, names));
    else if (isTypeTest(tokens, at)) {
      parts.push('true');
      at += 3;
    } else if (isWord(token, 'NOT') && isMatch(tokens[at + 1])) {
      parts.push('!~', patternOf(tokens[at + 1]!, tokens[at + 2]));
      at += 2;
    } else if (isWord(token, 'IS') && comparesBy(tokens, at)) {
      const isNot = isWord(tokens[at + 1], 'NOT');
      // SQLite's IS is Postgres' IS NOT DISTINCT FROM.
      parts.push(isNot ? 'IS DISTINCT FROM' : 'IS NOT DISTINCT FROM');
      if (isNot) at++;
    } else if (isMatch(token)) {
      parts.push('~', patternOf(token, tokens[++at]));
    } else if (token.kind === 'word') parts.push(wordOf(token, tokens[at + 1], names));
    else if (/^[01]$/.test(token.source) && before?.kind === 'sign' && comparesBoolean(tokens, at, names)) parts.push(token.source === '1' ? 'true' : 'false');
    else parts.push(SIGNS[token.source] ?? token.source);
  }
  return parts.join(' ').replaceAll(/(\p{L}\p{N}*) \(/gu, '$1 (');
}

/** `typeof(x) = 'integer'`: in Postgres the column's type already ensures it. */
function isTypeTest(tokens: readonly Token[], at: number): boolean {
  const [word, group, sign, type] = tokens.slice(at, at + 4);
  return word?.value === 'TYPEOF' && group?.kind === 'group' && (sign?.source === '=' || sign?.source === '==') && type?.kind === 'text';
}

/** `json_valid(x)`: already implied by the type of such a column. */
function saysDocument(token: Token): boolean {
  return isWord(token, 'JSON_VALID');
}

/** `= 1` */
function isOne(tokens: readonly Token[], at: number): boolean {
  return ['=', '==', 'IS'].includes(tokens[at]?.value ?? '') && tokens[at + 1]?.source === '1';
}

/** `datetime(x)` of a column alone: a cast of 'now' would put the moment of the import into the schema, and modifiers have no cast. */
function readsDate(token: Token, argument: Token | undefined): boolean {
  if (token.kind !== 'word' || DATE_TYPES[token.value] === undefined || argument?.kind !== 'group') return false;
  const within = tokensOf(inside(argument));
  return within.length === 1 && (within[0]!.kind === 'name' || within[0]!.kind === 'word');
}

function isWord(token: Token | undefined, word: string): boolean {
  return token?.kind === 'word' && token.value === word;
}

/** `IS 5`, `IS NOT y`: not one of the tests that both databases have. */
function comparesBy(tokens: readonly Token[], at: number): boolean {
  const next = isWord(tokens[at + 1], 'NOT') ? tokens[at + 2] : tokens[at + 1];
  return next !== undefined && !(next.kind === 'word' && TESTS.has(next.value));
}

function isMatch(token: Token | undefined): boolean {
  return isWord(token, 'GLOB') || isWord(token, 'REGEXP');
}

/**
 * The pattern of GLOB or REGEXP as a regular expression; anything other than a text is unchanged, and Postgres decides.
 */
function patternOf(operator: Token, pattern: Token | undefined): string {
  if (operator.value !== 'GLOB' || pattern?.kind !== 'text') return pattern?.source ?? '';
  return quotedText(regexOf(unquotedText(pattern)));
}

function unquotedText({ source }: Token): string {
  return source.slice(1, -1).replaceAll("''", "'");
}

/** A pattern of GLOB as a regular expression over the whole text. */
function regexOf(glob: string): string {
  const parts = glob.match(/\[\^?\]?[^\]]*\]|[^]/g) ?? [];
  const written = parts.map((part) => {
    if (part === '*') return '.*';
    if (part === '?') return '.';
    // Within brackets a backslash is a backslash for GLOB.
    return part.length > 1 ? part.replaceAll('\\', '\\\\') : part.replace(/[.+^${}()|\\[\]]/, '\\$&');
  });
  return `^${written.join('')}$`;
}

/** In SQLite, `"x"` is a string if no column has that name. */
function nameOf(token: Token, { column }: ExpressionOf): string {
  const found = column(token.value);
  if (found !== undefined) return quotedName(found);
  return token.source.startsWith('"') ? quotedText(token.value) : quotedName(token.value);
}

function wordOf(token: Token, next: Token | undefined, { column }: ExpressionOf): string {
  if (next?.kind === 'group') return FUNCTIONS[token.value] ?? token.source;
  const found = column(token.source);
  return found === undefined ? token.source : quotedName(found);
}

/** `flag IN (0, 1)` */
function isBooleanList(tokens: readonly Token[], at: number, names: ExpressionOf): boolean {
  const [column, word] = [tokens[at - 2], tokens[at - 1]];
  return word?.value === 'IN' && column !== undefined && isBooleanName(column, names) && /^\(\s*[01]\s*(,\s*[01]\s*)*\)$/.test(tokens[at]!.source);
}

function truths(group: Token): string {
  return inside(group).replaceAll(/[01]/g, (digit) => (digit === '1' ? 'true' : 'false'));
}

function comparesBoolean(tokens: readonly Token[], at: number, names: ExpressionOf): boolean {
  const [column, sign] = [tokens[at - 2], tokens[at - 1]];
  return column !== undefined && ['=', '==', '<>', '!='].includes(sign!.source) && isBooleanName(column, names);
}

function isBooleanName(token: Token, { isBoolean }: ExpressionOf): boolean {
  return token.kind === 'name' ? isBoolean(token.value) : token.kind === 'word' && isBoolean(token.source);
}
