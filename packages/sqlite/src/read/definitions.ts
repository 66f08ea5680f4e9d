import { scan } from './tokens.ts';

/**
 * The statements of a script that define a schema: CREATE, ALTER and DROP, and the PRAGMA that controls what ALTER TABLE renames. We run
 * nothing else: ATTACH and VACUUM INTO write files, a query may never end, and a script's rows are not part of the schema. That excludes
 * CREATE TABLE … AS, unless it copies columns of one table, which has no rows here.
 */
export function definitionsOf(script: string): Definition[] {
  return statementsOf(script)
    .filter(
      ({ words: [first, ...rest], text }) =>
        first !== undefined &&
        (DEFINES.has(first) ? !(first === 'CREATE' && rest.includes('TABLE') && rest.at(-1) === 'AS') || COPIES.test(text) : isRenaming(first, rest)),
    )
    .map(({ text, start }) => ({ text, line: script.slice(0, start).split('\n').length }));
}

/** A statement, and the line (from 1) where it begins. */
export type Definition = { readonly text: string; readonly line: number };

/** Scripts that rebuild a table rename it this way, and views that use its name are unchanged. */
function isRenaming(first: string, rest: readonly string[]): boolean {
  return first === 'PRAGMA' && rest[0] === 'LEGACY_ALTER_TABLE';
}

/** `CREATE TABLE a_new AS SELECT * FROM a`: no function, no other query. */
const COPIES = /\bAS\s+SELECT\s+(?:\*|[\w\s,"`.]+?)\s+FROM\s+["`]?\w+["`]?\s*;?\s*$/i;

const DEFINES: ReadonlySet<string> = new Set(['CREATE', 'ALTER', 'DROP']);

/** `words` are those before the first parenthesis or the first AS, in capitals. */
type Statement = { readonly text: string; /** Where its first word is. */ readonly start: number; readonly words: readonly string[] };

/** Cuts a script at its semicolons. Those in the body of a trigger belong to it: the body ends with `; END ;`. */
function statementsOf(script: string): Statement[] {
  const statements: Statement[] = [];
  let begin = 0;
  let start: number | undefined;
  let words: string[] = [];
  let isHead = true;
  let last: readonly [string, string] = ['', ''];
  const close = (end: number): void => {
    statements.push({ text: script.slice(begin, end), start: start ?? begin, words });
    begin = end;
    start = undefined;
    words = [];
    isHead = true;
    last = ['', ''];
  };
  for (const { kind, source, value, end } of scan(script)) {
    start ??= end - source.length;
    if (source === ';' && kind === 'sign') {
      const isTrigger = words[0] === 'CREATE' && words.slice(1, 3).includes('TRIGGER');
      if (!isTrigger || (last[0] === ';' && last[1] === 'END')) {
        close(end);
        continue;
      }
    }
    if (source === '(' && kind === 'sign') isHead = false;
    if (isHead && kind === 'word') words.push(value);
    if (value === 'AS' && kind === 'word') isHead = false;
    last = [last[1], kind === 'word' || kind === 'sign' ? value : ''];
  }
  if (words.length > 0) close(script.length);
  return statements;
}
