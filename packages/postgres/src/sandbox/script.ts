import { fileMark, filePlaceOf, originOf, partsByFile, Problem, WITHIN_MARK } from '@seedbed/contract';
import { migrationAdvice } from './migration-advice.ts';
import { readPsqlLines, scrubPsqlLines, type Answer, type Scrubbed } from './psql/read-lines.ts';
import { syntaxAdvice } from './syntax-advice.ts';

const SYNTAX_ERROR = '42601';

/** A pasted script: its text as the parser sees it, with positions by line and column from 1. */
export class Script {
  readonly bytes: Buffer;
  readonly removed: Scrubbed['removed'];
  #files: readonly FilePart[] | undefined;

  /** With the answers of a database, where psql would ask it for values of variables. */
  static async read(ddl: string, ask: (query: string) => Promise<Answer>): Promise<Script> {
    return ddl.includes('\\gset') ? new Script(ddl, await readPsqlLines(withoutNul(ddl), ask)) : new Script(ddl);
  }

  constructor(ddl: string, scrubbed: Scrubbed = scrubPsqlLines(withoutNul(ddl))) {
    this.bytes = Buffer.from(scrubbed.text, 'utf8');
    this.removed = scrubbed.removed;
  }

  text(place: { readonly start: number; readonly end: number }): string {
    return this.bytes.toString('utf8', place.start, place.end);
  }

  /** The byte offset of the n-th character after `from`. */
  offsetOfCharacter(n: number, from = 0): number {
    let at = from;
    for (let left = n; left > 0 && at < this.bytes.length; left--) at += sequenceLength(this.bytes[at]!);
    return at;
  }

  /** The byte offset of a statement's first word, after blanks and comments. */
  firstWord(place: { readonly start: number; readonly end: number }): number {
    const leading = /^(?:\s|--[^\n]*(?:\n|$)|\/\*[^]*?\*\/)*/.exec(this.text(place))![0];
    return place.start + Buffer.byteLength(leading);
  }

  lineAndColumn(offset: number): { line: number; column: number } {
    let line = 1;
    let lineStart = 0;
    for (let at = this.bytes.indexOf(10); at >= 0 && at < offset; at = this.bytes.indexOf(10, at + 1)) {
      line++;
      lineStart = at + 1;
    }
    return { line, column: [...this.bytes.toString('utf8', lineStart, offset)].length + 1 };
  }

  /** Postgres' own message with its position, and advice for syntax that its parser does not support. */
  problem(message: string, { sqlstate, offset, cause }: { sqlstate: string; offset: number; cause?: unknown }): Problem {
    const { line, column } = this.lineAndColumn(offset);
    const text = this.bytes.toString('utf8');
    const origin = originOf(text, line);
    if (origin !== undefined) return new Problem('invalid-ddl', `${message} (${origin})`, { facts: { sqlstate, postgres: message }, cause });
    const own = filePlaceOf(text, line);
    const start = own?.start ?? 0;
    const syntax = sqlstate === SYNTAX_ERROR ? syntaxAdvice(text.slice(start), this.bytes.toString('utf8', 0, offset).length - start) : undefined;
    const advice = syntax ?? (own && migrationAdvice(sqlstate));
    const place = own ? `${own.file}, line ${own.line}, column ${column}` : `line ${line}, column ${column}`;
    return new Problem('invalid-ddl', `${message} (${place})${advice === undefined ? '' : `. ${advice}`}`, {
      facts: { line, column, sqlstate, postgres: message, ...(own && { file: own.file, fileLine: own.line }) },
      cause,
    });
  }

  /**
   * The position of a statement in words: `line 3`, or `001_init.sql, line 3` in a script that was joined from files.
   */
  where(statement: { readonly start: number; readonly end: number }): string {
    const { line } = this.lineAndColumn(this.firstWord(statement));
    return this.whereLine(line);
  }

  /** The file of a statement, in a script that was joined from files. */
  fileOf(statement: { readonly start: number; readonly end: number }): string | undefined {
    return this.#partOf(statement)?.file;
  }

  /** The number of its session: each file has its own, except one that psql includes. */
  sessionOf(statement: { readonly start: number; readonly end: number }): number | undefined {
    return this.#partOf(statement)?.session;
  }

  #partOf(statement: { readonly start: number; readonly end: number }): FilePart | undefined {
    const at = this.firstWord(statement);
    return (this.#files ??= filesOf(this.bytes)).findLast(({ start }) => start <= at);
  }

  /** A problem of a whole line. */
  problemAtLine(message: string, line: number): Problem {
    return new Problem('invalid-ddl', `${message} (${this.whereLine(line)}).`, { facts: { line, column: 1, sqlstate: '0A000', postgres: message } });
  }

  whereLine(line: number): string {
    const own = filePlaceOf(this.bytes.toString('utf8'), line);
    return own ? `${own.file}, line ${own.line}` : `line ${line}`;
  }
}

function withoutNul(ddl: string): string {
  return ddl.replaceAll('\0', ' ');
}

type FilePart = {
  readonly file: string;
  readonly start: number;
  /** Of psql, which reads included files in the session of the including one. */ readonly session: number;
};

/** The byte offset where each file of a joined script begins. */
function filesOf(bytes: Buffer): FilePart[] {
  let start = 0;
  let session = 0;
  let before = '';
  return partsByFile(bytes.toString('utf8')).flatMap(({ file, text }) => {
    if (!before.endsWith(`${WITHIN_MARK}\n`)) session++;
    before = text;
    const own = { file: file ?? '', start, session };
    start += Buffer.byteLength(text) + (file === undefined ? 0 : Buffer.byteLength(fileMark(file)) + 1);
    return file === undefined ? [] : [own];
  });
}

function sequenceLength(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}
