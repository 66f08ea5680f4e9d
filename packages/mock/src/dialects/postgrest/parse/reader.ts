import { MockFault } from '../../../core/index.ts';

/** Reads a text letter by letter, for the small grammars of PostgREST's parameters. */
export class Reader {
  at = 0;
  readonly text: string;
  /** The name of the text in errors: `select parameter (a,b)`. */
  readonly of: string;

  constructor(text: string, of: string) {
    this.text = text;
    this.of = of;
  }

  get done(): boolean {
    return this.at >= this.text.length;
  }

  peek(what: string): boolean {
    return this.text.startsWith(what, this.at);
  }

  /** Skips `what` if it comes next. */
  take(what: string): boolean {
    if (!this.peek(what)) return false;
    this.at += what.length;
    return true;
  }

  expect(what: string): void {
    if (!this.take(what)) throw this.fault(`"${what}"`);
  }

  /** The match of a sticky pattern here, or null. */
  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (!found) return null;
    this.at = pattern.lastIndex;
    return found[0];
  }

  /** PGRST100: 400, in the words of PostgREST's parser. */
  fault(expected: string): MockFault {
    const found = this.done ? 'end of input' : `"${this.text[this.at]}"`;
    return new MockFault({
      code: 'PGRST100',
      status: 400,
      message: `"failed to parse ${this.of}" (line 1, column ${this.at + 1})`,
      details: `unexpected ${found} expecting ${expected}`,
    });
  }
}

const PLAIN = /[\p{L}\p{N}_$ ]+(?:-(?!>)[\p{L}\p{N}_$ ]+)*/uy;

/** A field's name: letters, digits, `_`, blanks, and single dashes between them, or anything in double quotes. */
export function readName(reader: Reader): string {
  if (reader.peek('"')) return readQuoted(reader);
  const name = reader.match(PLAIN)?.trim();
  if (!name) throw reader.fault('field name (* or [a..z0..9_$])');
  return name;
}

/** A text in double quotes, with `\"` and `\\`. */
export function readQuoted(reader: Reader): string {
  reader.expect('"');
  let text = '';
  while (!reader.peek('"')) {
    if (reader.done) throw reader.fault('"\\""');
    if (reader.peek('\\')) reader.at++;
    text += reader.text[reader.at++] ?? '';
  }
  reader.at++;
  return text;
}
