import { placeOf, unexpected } from '../model/place.ts';
import { tokensOf, type Token } from './tokens.ts';
import type { Argument, Attribute, Block, Field, Value } from './syntax.ts';

/** The blocks of a file. Throws `invalid-ddl` with its line where it is no Prisma schema. */
export function parsePrisma(text: string, file: string): Block[] {
  return new Parser(tokensOf(text, file)).blocks();
}

class Parser {
  #at = 0;
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  blocks(): Block[] {
    const blocks: Block[] = [];
    for (;;) {
      const comment = this.#comment();
      if (this.#next.kind === 'end') return blocks;
      blocks.push(this.#block(comment));
    }
  }

  #block(comment: string | undefined): Block {
    const place = placeOf(this.#next);
    const kind = this.#take('word', 'model, enum, view, type, datasource or generator');
    const name = this.#take('word', 'a name');
    this.#sign('{');
    const fields: Field[] = [];
    const attributes: Attribute[] = [];
    const settings = new Map<string, Value>();
    for (;;) {
      const above = this.#comment();
      if (this.#try('}')) return { ...place, kind, name, fields, attributes, settings, ...(comment !== undefined && { comment }) };
      if (this.#next.text === '@@') attributes.push(this.#attribute());
      else if (kind === 'datasource' || kind === 'generator') this.#setting(settings);
      else fields.push(kind === 'enum' ? this.#label(above) : this.#field(above));
    }
  }

  #setting(settings: Map<string, Value>): void {
    const key = this.#take('word', 'a setting');
    this.#sign('=');
    settings.set(key, this.#value());
  }

  #label(above: string | undefined): Field {
    const place = placeOf(this.#next);
    const name = this.#take('word', 'a value of the enum');
    const attributes = this.#attributes();
    return { ...place, name, type: name, arity: 'required', attributes, ...this.#commented(above) };
  }

  #field(above: string | undefined): Field {
    const place = placeOf(this.#next);
    const name = this.#take('word', 'a field');
    this.#try(':');
    const type = this.#take('word', `the type of ${name}`);
    const unsupported = type === 'Unsupported' ? textOf(this.#arguments()[0]?.value) : undefined;
    const arity = this.#arity();
    const attributes = this.#attributes();
    return { ...place, name, type, arity, attributes, ...(unsupported !== undefined && { unsupported }), ...this.#commented(above) };
  }

  #arity(): Field['arity'] {
    if (this.#try('[')) {
      this.#sign(']');
      this.#try('?');
      return 'list';
    }
    this.#try('!');
    return this.#try('?') ? 'optional' : 'required';
  }

  #attributes(): Attribute[] {
    const found: Attribute[] = [];
    for (;;) {
      // A long field may continue on the next line.
      const start = this.#at;
      while (this.#next.kind === 'newline') this.#at++;
      if (this.#next.text !== '@') {
        this.#at = start;
        return found;
      }
      found.push(this.#attribute());
    }
  }

  #attribute(): Attribute {
    const place = placeOf(this.#next);
    this.#at++;
    let name = this.#take('word', 'an attribute');
    while (this.#try('.')) name += `.${this.#take('word', 'an attribute')}`;
    return { ...place, name, arguments: this.#next.text === '(' ? this.#arguments() : [] };
  }

  #arguments(): Argument[] {
    this.#sign('(');
    return this.#listed(')', () => this.#argument());
  }

  #argument(): Argument {
    const isNamed = this.#next.kind === 'word' && this.#tokens[this.#at + 1]!.text === ':';
    if (!isNamed) return { value: this.#value() };
    const name = this.#take('word', 'an argument');
    this.#sign(':');
    return { name, value: this.#value() };
  }

  #value(): Value {
    this.#skip();
    const { kind, text } = this.#next;
    if (kind === 'text' || kind === 'number') return (this.#at++, { kind, text });
    if (this.#try('[')) return { kind: 'list', values: this.#listed(']', () => this.#value()) };
    if (this.#try('{')) return { kind: 'object', members: this.#listed('}', () => this.#argument()) };
    let name = this.#take('word', 'a value');
    while (this.#try('.')) name += `.${this.#take('word', 'a name')}`;
    return this.#next.text === '(' ? { kind: 'call', name, arguments: this.#arguments() } : { kind: 'word', text: name };
  }

  #listed<T>(end: string, one: () => T): T[] {
    const found: T[] = [];
    for (;;) {
      this.#skip();
      if (this.#try(end)) return found;
      found.push(one());
      this.#skip();
      this.#try(',');
    }
  }

  /** The `///` lines above the next item. */
  #comment(): string | undefined {
    const lines: string[] = [];
    for (; this.#next.kind === 'newline' || this.#next.kind === 'comment'; this.#at++) if (this.#next.kind === 'comment') lines.push(this.#next.text.trim());
    return lines.length === 0 ? undefined : lines.join('\n').trim();
  }

  /** Including the rest of a field's line. */
  #commented(above: string | undefined): { comment?: string } {
    const behind = this.#next.kind === 'comment' ? this.#tokens[this.#at++]!.text.trim() : undefined;
    if (this.#next.kind !== 'newline' && this.#next.text !== '}') throw unexpected(this.#next, 'the end of the line');
    const comment = [above, behind].filter((each) => each !== undefined && each !== '').join('\n');
    return comment === '' ? {} : { comment };
  }

  #skip(): void {
    while (this.#next.kind === 'newline' || this.#next.kind === 'comment') this.#at++;
  }

  #try(sign: string): boolean {
    const is = this.#next.kind === 'sign' && this.#next.text === sign;
    if (is) this.#at++;
    return is;
  }

  #sign(sign: string): void {
    if (!this.#try(sign)) throw unexpected(this.#next, sign);
  }

  #take(kind: Token['kind'], what: string): string {
    if (this.#next.kind !== kind) throw unexpected(this.#next, what);
    return this.#tokens[this.#at++]!.text;
  }

  get #next(): Token {
    return this.#tokens[this.#at]!;
  }
}

function textOf(value: Value | undefined): string {
  return value?.kind === 'text' ? value.text : '';
}
