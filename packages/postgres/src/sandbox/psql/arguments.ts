import { dictionary } from '@seedbed/contract';
import type { Variables } from './variables.ts';

/** One argument of a psql command; `value` is undefined if only psql could know it. */
export type Argument = { readonly value: string | undefined };

/** A longer value counts as unknown. */
const MAX_CHARACTERS = 100_000;

const ESCAPES: Readonly<Record<string, string>> = dictionary({ n: '\n', t: '\t', b: '\b', r: '\r', f: '\f' });

/**
 * The arguments of a psql command, which end with their line or before the next command on it. Reads quotes, escapes and variables as psql
 * does. A command of the shell in backticks has no value.
 */
export function readArguments(text: string, from: number, variables: Variables): { readonly found: readonly Argument[]; readonly end: number } {
  const found: Argument[] = [];
  let at = from;
  for (;;) {
    while (text[at] === ' ' || text[at] === '\t' || text[at] === '\r') at++;
    if (isEnd(text[at])) return { found, end: at };
    const { value, end } = readOne(text, at, variables);
    found.push({ value });
    at = end;
  }
}

function isEnd(letter: string | undefined): boolean {
  return letter === undefined || letter === '\n' || letter === '\\';
}

function readOne(text: string, from: number, variables: Variables): { value: string | undefined; end: number } {
  let value: string | undefined = '';
  const add = (more: string | undefined): void => {
    value = value === undefined || more === undefined ? undefined : value + more;
    // Variables of variables would grow without end.
    if (value !== undefined && value.length > MAX_CHARACTERS) value = undefined;
  };
  let at = from;
  while (!isEnd(text[at]) && !/\s/.test(text[at]!)) {
    const letter = text[at]!;
    if (letter === "'") {
      const quoted = readText(text, at);
      add(quoted.value);
      at = quoted.end;
    } else if (letter === '`' || letter === '"') {
      const end = closing(text, at + 1, letter);
      add(letter === '`' ? undefined : text.slice(at, end));
      at = end;
    } else {
      const use = letter === ':' ? variables.useAt(text, at) : undefined;
      const isUnknown = use !== undefined && variables.unknown.has(use.name);
      add(isUnknown ? undefined : (use?.value ?? text.slice(at, at + (use?.length ?? 1))));
      at += use?.length ?? 1;
    }
  }
  return { value, end: at };
}

/** A text in quotes, in which a doubled quote is one and a backslash begins an escape. */
function readText(text: string, from: number): { value: string; end: number } {
  let value = '';
  let at = from + 1;
  for (; text[at] !== undefined && text[at] !== '\n'; at++) {
    if (text[at] === "'") {
      if (text[at + 1] !== "'") return { value, end: at + 1 };
      at++;
      value += "'";
    } else if (text[at] === '\\' && text[at + 1] !== undefined && text[at + 1] !== '\n') {
      at++;
      const [digits] = /^(?:[0-7]{1,3}|x[0-9a-f]{1,2})/i.exec(text.slice(at, at + 3)) ?? [];
      value += digits === undefined ? (ESCAPES[text[at]!] ?? text[at]!) : String.fromCharCode(parseInt(digits.replace(/^x/i, ''), /^x/i.test(digits) ? 16 : 8));
      at += (digits?.length ?? 1) - 1;
    } else value += text[at]!;
  }
  return { value, end: at };
}

/** Behind the closing quote, or the end of the line. */
function closing(text: string, from: number, quote: string): number {
  let at = from;
  while (text[at] !== undefined && text[at] !== '\n' && text[at] !== quote) at++;
  return text[at] === quote ? at + 1 : at;
}
