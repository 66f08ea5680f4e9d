import { skipQuoted } from './psql/skip-quoted.ts';

/**
 * Advice about a script that Postgres' parser rejects at a character; undefined if there is none. The kind of file (an
 * archive, not a text, another database's DDL) comes before what may be missing there (a comma, a semicolon, a
 * parenthesis).
 */
export function syntaxAdvice(script: string, at: number): string | undefined {
  return ofContent(script) ?? ofPlace(script, at);
}

function ofContent(script: string): string | undefined {
  if (script.startsWith('PGDMP')) return 'This is an archive of pg_dump: pg_restore --schema-only --file=schema.sql ARCHIVE makes DDL of it.';
  if (script.slice(0, MAX_CHARACTERS).includes('\uFFFD')) return 'This is no text in UTF-8: save it as UTF-8, or make it with pg_dump --schema-only.';
  const found = DIALECTS.find(({ marks }) => marks.test(script.slice(0, MAX_CHARACTERS)));
  return found && `This looks like DDL of ${found.name}; PostgreSQL's is read here. ${found.advice}`;
}

/** Syntax of exactly one other database. Searched only in scripts that already failed. */
const DIALECTS: readonly { readonly name: string; readonly marks: RegExp; readonly advice: string }[] = [
  {
    name: 'MySQL',
    marks: /\)\s*engine\s*=|\bauto_increment\b|^-- (?:mysql|mariadb) dump|create\s+table\s+(?:if\s+not\s+exists\s+)?`/im,
    advice: 'On the command line, --ddl mysql reads it as it is.',
  },
  {
    name: 'SQL Server',
    marks: /\[dbo\]\.|\bidentity\s*\(\s*\d+\s*,\s*\d+\s*\)|\bn?varchar\s*\(\s*max\s*\)|^[^\S\n]*set\s+ansi_nulls\b/im,
    advice: 'pgloader turns one into the other.',
  },
  { name: 'Oracle', marks: /\bn?varchar2\s*\(|\bnumber\s*\(\s*\d+\s*(?:,\s*\d+\s*)?\)|\bpctfree\b/i, advice: 'ora2pg turns one into the other.' },
];

/** How many characters of a script to search for its kind. */
const MAX_CHARACTERS = 200_000;

/** Longer placeholders are not searched for. */
const MAX_NAME = 200;

function ofPlace(script: string, at: number): string | undefined {
  const { depth, last, line } = before(script, at);
  const next = script.slice(at).trimStart()[0];
  if (depth > 0 && next === '(' && /[,(]\s*(?:unique\s+)?(?:index|key)(?:\s+[\w"]+)?\s*$/i.test(script.slice(0, at)))
    return 'PostgreSQL has no indexes within CREATE TABLE. Write CREATE INDEX ON the table (…); after it.';
  if (next === ':' && /^:\s*['"]?\w/.test(script.slice(at).trimStart()))
    return 'This is a variable of psql, which only psql fills in. Write its value there, or leave the file out.';
  const placeholder = /^\$\{([\w.:-]+)\}/.exec(script.slice(at, at + MAX_NAME))?.[1];
  if (placeholder !== undefined)
    return `This is a placeholder, which another program fills in. Write its value there; for Flyway, write placeholders.${placeholder}=VALUE in a flyway.conf in the folder.`;
  if (last === ',' && next === ')') return `The comma at the end of line ${line} is one too many.`;
  if (depth > 0 && (next === undefined || next === ';')) return 'A closing parenthesis is missing before it.';
  const beginsLine = /(?:^|\n)[^\S\n]*$/.test(script.slice(0, at));
  if (!beginsLine || last === undefined || ',;('.includes(last) || next === ')' || next === ';') return undefined;
  return `Is there a ${depth > 0 ? 'comma' : 'semicolon'} missing at the end of line ${line}?`;
}

/**
 * The text before a position, without strings and comments: open parentheses of its statement, the last character, and
 * its line.
 */
function before(script: string, at: number): { depth: number; last: string | undefined; line: number } {
  let depth = 0;
  let last = -1;
  for (let i = 0; i < at;) {
    const end = skipQuoted(script, i);
    const comment = end > i && '-/'.includes(script[i]!);
    if (!comment && /\S/.test(script[i]!)) last = Math.max(i, end - 1);
    if (end === i && script[i] === '(') depth++;
    if (end === i && script[i] === ')') depth--;
    if (end === i && script[i] === ';') depth = 0;
    i = Math.max(end, i + 1);
  }
  return { depth, last: script[last], line: last < 0 ? 1 : script.slice(0, last).split('\n').length };
}
