import { fileMark, LIMITS, Problem } from '@seedbed/contract';
import { readArguments, type Argument } from './arguments.ts';
import { booleanOf, Conditions } from './conditions.ts';
import { Databases } from './databases.ts';
import { executeResult } from './execute-result.ts';
import { lineEnd, skipQuoted } from './skip-quoted.ts';
import { Variables } from './variables.ts';

/** A part of the script that is left out, and why, if that needs its own words. */
export type Removed = { readonly line: number; readonly what: string; /** The file that it names. */ readonly file?: string; readonly why?: string };

/** The script without psql's own syntax, with the same lines, and the removed parts. */
export type Scrubbed = { readonly text: string; readonly removed: readonly Removed[] };

/** The row that a query of `\gset` gives, by column; an error's message. */
export type Answer = ReadonlyMap<string, string | null> | string;

/**
 * Reads a script as psql would: variables, `\if`, `\gexec`, the database of `\connect`. Blanks out its other commands and the rows after
 * `COPY … FROM stdin;` of pg_dump. Every line keeps its number, and its columns where it has no variable, so that Postgres' error positions
 * remain valid. One pass, linear time. Without a database to ask, variables of `\gset` have no value.
 */
export function scrubPsqlLines(script: string): Scrubbed {
  const reader = read(script);
  for (let next = reader.next(); ; next = reader.next('there is no database to ask here')) if (next.done) return next.value;
}

/** The same, with the answers of a database to the queries of `\gset`. */
export async function readPsqlLines(script: string, ask: (query: string) => Promise<Answer>): Promise<Scrubbed> {
  const reader = read(script);
  for (let next = reader.next(); ; next = reader.next(await ask(next.value))) if (next.done) return next.value;
}

/** Yields the queries of `\gset`. */
function* read(script: string): Generator<string, Scrubbed, Answer> {
  const reader = new Reader(script.charCodeAt(0) === 0xfeff ? ` ${script.slice(1)}` : script);
  return yield* reader.read();
}

const NEWLINE = 10;
const COPY_FROM_STDIN = /^copy\s[^;]*\sfrom\s+stdin\b/i;
const LEADING = /^(?:\s|--[^\n]*(?:\n|$)|\/\*[^]*?\*\/)*/;
/** Statements that only psql's own value can complete; others are left out without one. */
const DEFINES = /^(?:create|alter|do)\s+(?!(?:role|user|group|database|tablespace|default|system)\b)/i;
/** Commands whose arguments are their whole line. */
const WHOLE_LINE: ReadonlySet<string> = new Set([
  '!',
  'copy',
  'ef',
  'ev',
  'sf',
  'sv',
  'h',
  'help',
  'o',
  'out',
  'w',
  'write',
  'g',
  'gx',
  'restrict',
  'unrestrict',
]);
const INCLUDES: ReadonlySet<string> = new Set(['i', 'ir', 'include', 'include_relative']);
const FILE_MARK = `\n${fileMark('')}`;
/** How much of a statement is looked at for its kind. */
const HEAD = 100_000;

class Reader {
  readonly #text: string;
  readonly #removed: Removed[] = [];
  readonly #variables = new Variables();
  readonly #conditions = new Conditions();
  readonly #databases = new Databases();
  readonly #pieces: string[] = [];
  /** Everything before it is in the pieces. */
  #kept = 0;
  #at = 0;
  #line = 1;
  #counted = 0;
  #grown = 0;
  /** The first pieces of the current statement and of the one before it. */
  #statement = 0;
  #previous = 0;
  /** A variable without a value in the current statement. */
  #missing: string | undefined;
  /** Open brackets: a colon between them may belong to a slice. */
  #brackets = 0;

  constructor(text: string) {
    this.#text = text;
  }

  *read(): Generator<string, Scrubbed, Answer> {
    const text = this.#text;
    while (this.#at < text.length) {
      const end = skipQuoted(text, this.#at);
      if (end > this.#at) this.#at = end;
      else if (text[this.#at] === '\\') yield* this.#command();
      else if (text[this.#at] === ';') this.#semicolon();
      else if (text[this.#at] === ':') this.#colon();
      else {
        if (text[this.#at] === '[') this.#brackets++;
        else if (text[this.#at] === ']') this.#brackets--;
        this.#at++;
      }
    }
    this.#keep(text.length);
    this.#endStatement();
    const { ranges, why } = this.#databases.others(this.#pieces.length);
    for (const { from, to } of ranges) for (let i = from; i < to; i++) this.#pieces[i] = blanked(this.#pieces[i]!);
    return { text: this.#pieces.join(''), removed: [...this.#removed, ...why] };
  }

  /** Takes the text up to `to`, unless psql would skip it. */
  #keep(to: number): void {
    if (to <= this.#kept) return;
    const piece = this.#text.slice(this.#kept, to);
    this.#pieces.push(this.#conditions.isActive ? piece : blanked(piece));
    this.#kept = to;
  }

  #blank(to: number): void {
    this.#pieces.push(blanked(this.#text.slice(this.#kept, to)));
    this.#kept = this.#at = to;
  }

  /** Text in place of what follows up to `to`. */
  #replace(to: number, by: string): void {
    this.#grown += by.length;
    if (this.#grown > LIMITS.ddlBytes)
      throw new Problem(
        'too-large',
        `The variables of psql make more than ${LIMITS.ddlBytes} characters of the script (line ${this.#lineAt(to)}). Write the values out.`,
        {
          facts: { limit: LIMITS.ddlBytes },
        },
      );
    this.#pieces.push(by);
    this.#kept = this.#at = to;
  }

  #lineAt(at: number): number {
    for (; this.#counted < at; this.#counted++) if (this.#text.charCodeAt(this.#counted) === NEWLINE) this.#line++;
    return this.#line;
  }

  #leave(at: number, what: string, more: Pick<Removed, 'file' | 'why'> = {}): void {
    this.#removed.push({ line: this.#lineAt(at), what, ...more });
  }

  #colon(): void {
    const at = this.#at;
    const isOperator = this.#text[at + 1] === ':' || this.#text[at + 1] === '=';
    const use = isOperator || !this.#conditions.isActive ? undefined : this.#variables.useAt(this.#text, at);
    if (use?.value !== undefined) {
      this.#keep(at);
      this.#replace(at + use.length, use.value);
      return;
    }
    // `'a':'b'` is a member of JSON_OBJECT.
    if (use && this.#brackets <= 0 && !/['"]/.test(this.#text[at - 1] ?? '')) this.#missing ??= use.name;
    this.#at += isOperator ? 2 : (use?.length ?? 1);
  }

  #semicolon(): void {
    this.#at++;
    this.#keep(this.#at);
    const head = this.#endStatement();
    if (!COPY_FROM_STDIN.test(head)) return;
    this.#leave(this.#at, 'COPY … FROM stdin');
    this.#blankPieces(this.#previous);
    this.#blank(endOfRows(this.#text, this.#at));
    this.#statement = this.#pieces.length;
  }

  /** Ends the current statement, which is in the pieces. Returns its text without leading comments, up to `HEAD`. */
  #endStatement(): string {
    const whole = this.#pieces.slice(this.#statement).join('');
    const head = whole.slice(0, HEAD).replace(LEADING, '');
    const missing = this.#missing;
    if (missing !== undefined && (this.#variables.unknown.has(missing) || !DEFINES.test(head))) {
      this.#leave(this.#kept, `:${missing}`, {
        why: `the statement that ends here is left out: only psql knows the value of its variable ${missing}. Put \\set ${missing} and a value before it`,
      });
      this.#blankPieces(this.#statement);
    } else this.#databases.saw(head);
    this.#begin();
    return head;
  }

  #begin(): void {
    this.#previous = this.#statement;
    this.#statement = this.#pieces.length;
    this.#missing = undefined;
    this.#brackets = 0;
  }

  #blankPieces(from: number): void {
    for (let i = from; i < this.#pieces.length; i++) this.#pieces[i] = blanked(this.#pieces[i]!);
  }

  *#command(): Generator<string, void, Answer> {
    const from = this.#at;
    this.#keep(from);
    const name = /^[^\s\\;:]*/.exec(this.#text.slice(from + 1, from + 65))![0];
    if (name === '') {
      // `\;` separates statements that are sent together, and `\:` is a colon; `\\` ends a command's arguments.
      const next = this.#text[from + 1];
      this.#blank(from + 1);
      if (next === ';') this.#semicolon();
      else if (next === ':' || next === '\\') this.#blankOrKeep(next);
      return;
    }
    const { found, end } = WHOLE_LINE.has(name)
      ? { found: [], end: lineEnd(this.#text, from) }
      : readArguments(this.#text, from + 1 + name.length, this.#variables);
    if (isCondition(name)) {
      this.#blank(end);
      this.#condition(name, found, from);
    } else if (!this.#conditions.isActive) this.#blank(end);
    else yield* this.#run(name, found, from, end);
  }

  #blankOrKeep(letter: string): void {
    if (letter === '\\') this.#blank(this.#at + 1);
    else this.#at++;
  }

  #condition(name: string, [first]: readonly Argument[], from: number): void {
    const holds = (): boolean => {
      const value = first?.value === undefined ? undefined : booleanOf(first.value);
      if (value === undefined)
        this.#leave(from, `\\${name}`, {
          why: `\\${name} is read as false: ${first?.value === undefined ? 'only psql knows the value' : `${first.value} is no boolean`}. Put \\set and a value before it`,
        });
      return value ?? false;
    };
    switch (name) {
      case 'if':
        return this.#conditions.if(holds);
      case 'elif':
        return this.#conditions.elif(holds);
      case 'else':
        return this.#conditions.else();
      default:
        return this.#conditions.endif();
    }
  }

  *#run(name: string, args: readonly Argument[], from: number, end: number): Generator<string, void, Answer> {
    const [first] = args;
    switch (name) {
      case 'set':
        if (first?.value !== undefined) this.#variables.set(first.value, joined(args.slice(1)));
        return this.#blank(end);
      case 'unset':
        if (first?.value !== undefined) this.#variables.unset(first.value);
        return this.#blank(end);
      case 'prompt':
      case 'getenv': {
        const variable = name === 'prompt' ? args.at(-1) : first;
        if (variable?.value !== undefined) this.#variables.set(variable.value, undefined);
        break;
      }
      case 'g':
      case 'gx':
      case 'crosstabview':
      case 'watch':
        if (this.#text.slice(from + 1 + name.length, end).trim() !== '') this.#leave(from, `\\${name}`);
        return this.#sent(end, ';');
      case 'gdesc':
      case 'parse':
      case 'bind':
      case 'bind_named':
        this.#leave(from, `\\${name}`, { why: `the statement before \\${name} is left out: it defines nothing` });
        this.#blankPieces(this.#statement);
        return this.#sent(end, '');
      case 'gset':
        return yield* this.#gset(first?.value ?? '', from, end);
      case 'gexec':
        this.#leave(from, '\\gexec', { why: 'roles, privileges, databases and rows that \\gexec would make are left out' });
        return this.#sent(end, executeResult(this.#query()));
      case 'r':
      case 'reset':
        this.#blankPieces(this.#statement);
        return this.#sent(end, '');
      case 'q':
      case 'quit': {
        const next = this.#text.indexOf(FILE_MARK, from);
        this.#leave(from, `\\${name}`, { why: `nothing after \\${name} is read` });
        return this.#blank(next < 0 ? this.#text.length : next + 1);
      }
      case 'c':
      case 'connect': {
        const database = databaseOf(args);
        this.#leave(from, `\\${name}`);
        this.#blank(end);
        if (database === undefined) return;
        this.#variables.set('DBNAME', database);
        return this.#databases.connect(database, this.#lineAt(from), this.#pieces.length);
      }
    }
    this.#leave(from, `\\${name}`, INCLUDES.has(name) && first?.value !== undefined ? { file: first.value.replace(/;+$/, '') } : {});
    this.#blank(end);
  }

  /** Replaces a command that sends the current statement by the statement's own end. */
  #sent(end: number, by: string): void {
    this.#replace(end, by);
    this.#endStatement();
  }

  /** Takes the current statement, or the one before if there is none, out of the pieces. */
  #query(): string {
    const own = this.#pieces.slice(this.#statement).join('');
    const from = isBlank(own) ? this.#previous : this.#statement;
    this.#statement = Math.min(this.#statement, from);
    return this.#pieces
      .splice(from)
      .join('')
      .replace(/;(?=\s*$)/, ' ');
  }

  *#gset(prefix: string, from: number, end: number): Generator<string, void, Answer> {
    const query = this.#query();
    const answer = this.#missing !== undefined ? `its query has no value for :${this.#missing}` : isBlank(query) ? 'there is no query before it' : yield query;
    if (typeof answer === 'string') {
      this.#leave(from, '\\gset', { why: `\\gset gives no values: ${answer}` });
      for (const name of namesIn(query)) this.#variables.set(prefix + name, undefined);
    } else {
      for (const [name, value] of answer) {
        if (value === null) this.#variables.unset(prefix + name);
        else this.#variables.set(prefix + name, value);
      }
    }
    this.#missing = undefined;
    this.#pieces.push(blanked(query));
    this.#sent(end, '');
  }
}

function isBlank(query: string): boolean {
  return query.replace(LEADING, '') === '';
}

function isCondition(name: string): boolean {
  return name === 'if' || name === 'elif' || name === 'else' || name === 'endif';
}

/** The values of `\set` in one text; undefined if one is unknown. */
function joined(args: readonly Argument[]): string | undefined {
  return args.some(({ value }) => value === undefined) ? undefined : args.map(({ value }) => value).join('');
}

/** The database of `\connect`: a name, a text such as `dbname=shop user=me`, or an address. Undefined for the same one. */
function databaseOf(args: readonly Argument[]): string | undefined {
  const named = args.map(({ value }) => value?.replace(/;+$/, '')).find((value) => !value?.startsWith('-reuse-previous='));
  if (named === undefined || named === '' || named === '-') return undefined;
  const plain = named.replace(/^"(.*)"$/, '$1');
  const address = /^postgres(?:ql)?:\/\/[^/]*\/([^?]+)/.exec(plain)?.[1];
  if (address !== undefined) return address;
  return plain.includes('=') ? /\bdbname\s*=\s*'?([^\s']+)/.exec(plain)?.[1] : plain;
}

/** The names that a query most likely gives its columns: `… AS name`, and a last word. */
function namesIn(query: string): string[] {
  return [...query.matchAll(/\bas\s+"?([\w\u0080-\uffff]+)"?/gi), ...query.matchAll(/\b(?:returning|select)\s+([\w\u0080-\uffff]+)\s*$/gi)].map(([, name]) =>
    name!.toLowerCase(),
  );
}

/** Keeps the lines, and the marks of their files. */
function blanked(text: string): string {
  return text.replace(/^-- seedbed:.*$|[^\n]/gm, (found) => (found.length > 1 ? found : ' '));
}

/** Rows end with a line that consists of `\.`. */
function endOfRows(text: string, from: number): number {
  for (let at = lineEnd(text, from) + 1; at <= text.length;) {
    const stop = lineEnd(text, at);
    if (text.slice(at, stop).trimEnd() === '\\.') return stop;
    at = stop + 1;
  }
  return text.length;
}
