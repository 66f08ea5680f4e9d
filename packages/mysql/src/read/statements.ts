import { grouped, isWord, scan, type Token } from './tokens.ts';

/** A statement of a script, and the line (from 1) where it begins. */
export type Statement = { readonly tokens: readonly Token[]; readonly line: number };

type Flat = ReturnType<typeof scan> extends Generator<infer T> ? T : never;

/** Splits a script at its delimiters: `;`, or the one set by the client's command DELIMITER. */
export function* statementsOf(script: string): Generator<Statement> {
  let delimiter = ';';
  let line = 1;
  let counted = 0;
  let begin = 0;
  while (begin < script.length) {
    const named = delimiterAt(script, begin);
    if (named) {
      delimiter = named.delimiter;
      begin = named.end;
      continue;
    }
    const { flat, end } = upTo(script, begin, delimiter);
    begin = end;
    if (flat.length === 0) continue;
    for (; counted < flat[0]!.at; counted++) if (script.charCodeAt(counted) === 10) line++;
    yield { tokens: grouped(script, flat), line };
  }
}

/** A line such as `DELIMITER ;;`, a command of the mysql client. */
function delimiterAt(script: string, from: number): { readonly delimiter: string; readonly end: number } | undefined {
  const first = scan(script, from).next();
  if (first.done || first.value.value !== 'DELIMITER' || first.value.kind !== 'word') return undefined;
  const lineEnd = script.indexOf('\n', first.value.end);
  const end = lineEnd < 0 ? script.length : lineEnd;
  return { delimiter: script.slice(first.value.end, end).trim() || ';', end };
}

/** The tokens up to the delimiter, and the start of the next statement. */
function upTo(script: string, from: number, delimiter: string): { readonly flat: Flat[]; readonly end: number } {
  const flat: Flat[] = [];
  let depth = 0;
  let isBody = false;
  for (let at = from; ;) {
    // The scan restarts after each sequence that is not a MySQL token, such as `$$`.
    const { value: token, done } = scan(script, at).next() as IteratorResult<Flat, undefined>;
    if (done || !token) return { flat, end: script.length };
    if (script.startsWith(delimiter, token.at) && depth <= 0) return { flat, end: token.at + delimiter.length };
    if (isWordOf(token, 'DELIMITER') && flat.length > 0 && /\n\s*$/.test(script.slice(Math.max(0, token.at - 80), token.at))) return { flat, end: token.at };
    if (token.source === ';' && isPlain(flat)) return { flat, end: token.end };
    const cut = token.source.indexOf(delimiter);
    if (cut > 0 && token.kind === 'word') {
      flat.push({ ...token, source: token.source.slice(0, cut), value: token.value.slice(0, cut), end: token.at + cut });
      return { flat, end: token.at + cut + delimiter.length };
    }
    if (delimiter === ';' && isRoutine(flat, token)) isBody = true;
    if (isBody) depth += depthOf(token, flat);
    flat.push(token);
    at = token.end;
  }
}

/**
 * After `DELIMITER //` the client sends several statements at once; those without a body still end at their semicolons.
 */
function isPlain(flat: readonly Flat[]): boolean {
  return (
    isWordOf(flat[0], 'CREATE', 'ALTER', 'DROP', 'RENAME', 'SET', 'USE', 'INSERT', 'REPLACE') &&
    !flat.some((token, at) => isRoutine(flat.slice(0, Math.min(at, 12)), token))
  );
}

/** The body of a trigger or procedure contains semicolons. */
function isRoutine(flat: readonly Flat[], token: Flat): boolean {
  return (
    isWordOf(token, 'TRIGGER', 'PROCEDURE', 'FUNCTION', 'EVENT') &&
    isWordOf(flat[0], 'CREATE') &&
    flat.length < 12 &&
    !flat.some(({ source }) => source === '(')
  );
}

function depthOf(token: Flat, flat: readonly Flat[]): number {
  const before = flat.at(-1);
  if (isWordOf(token, 'BEGIN') || (isWordOf(token, 'CASE') && !isWordOf(before, 'END'))) return 1;
  // `END IF`, `END LOOP` close no counted block: restore the END.
  if (isWordOf(token, 'IF', 'LOOP', 'WHILE', 'REPEAT') && isWordOf(before, 'END')) return 1;
  return isWordOf(token, 'END') ? -1 : 0;
}

function isWordOf(token: Flat | undefined, ...words: readonly string[]): boolean {
  return token !== undefined && isWord({ ...token, items: [] }, ...words);
}
