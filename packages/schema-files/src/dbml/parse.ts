import { quotedText } from '@seedbed/contract';
import { fault, placeOf, unexpected, type Place } from '../model/place.ts';
import { tokensOf, type Token } from './tokens.ts';
import type { ColumnLine, Document, End, EnumBlock, IndexLine, Path, RefLine, Setting, TableBlock, TypeName } from './syntax.ts';

/** The blocks of a file. Throws `invalid-ddl` with its line where it is no DBML. */
export function parseDbml(text: string, file: string): Document {
  return new Parser(tokensOf(text, file)).document();
}

class Parser {
  #at = 0;
  readonly #tokens: readonly Token[];
  readonly #tables: TableBlock[] = [];
  readonly #partials: TableBlock[] = [];
  readonly #enums: EnumBlock[] = [];
  readonly #refs: RefLine[] = [];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  document(): Document {
    for (this.#skip(); this.#next.kind !== 'end'; this.#skip()) this.#block();
    return { tables: this.#tables, partials: this.#partials, enums: this.#enums, refs: this.#refs };
  }

  #block(): void {
    const place = placeOf(this.#next);
    const kind = this.#name('Table, Ref or Enum').toLowerCase();
    if (kind === 'table') this.#tables.push(this.#table(place));
    else if (kind === 'tablepartial') this.#partials.push(this.#table(place));
    else if (kind === 'enum') this.#enums.push(this.#enum(place));
    else if (kind === 'ref') this.#ref();
    else if (OTHERS.has(kind)) this.#skipBlock();
    else throw fault(place, `expected Table, Ref or Enum, found ${kind}`);
  }

  #table(place: Place): TableBlock {
    const path = this.#path();
    const alias = this.#word('as') ? this.#name('an alias') : undefined;
    const settings = this.#settings();
    const columns: ColumnLine[] = [];
    const indexes: IndexLine[] = [];
    const checks: string[] = [];
    const partials: string[] = [];
    let note = settings.find(({ name }) => name === 'note')?.value[0]?.text;
    this.#sign('{');
    for (this.#skip(); !this.#try('}'); this.#skip()) {
      if (this.#try('~')) partials.push(this.#name('a partial table'));
      else if (this.#isBlock('indexes')) this.#lines(() => indexes.push(this.#index()));
      else if (this.#isBlock('checks')) {
        this.#lines(() => {
          checks.push(this.#expression());
          this.#settings();
        });
      } else if (this.#isBlock('records')) this.#skipBlock();
      else if (this.#isNote()) note = this.#note();
      else columns.push(this.#column());
    }
    return { ...place, ...path, ...(alias !== undefined && { alias }), columns, indexes, checks, partials, ...(note !== undefined && { note }) };
  }

  #column(): ColumnLine {
    const place = placeOf(this.#next);
    const name = this.#name('a column');
    return { ...place, name, type: this.#type(name), settings: this.#settings() };
  }

  /** `varchar(255)`, `"double precision"`, `core.state`, `int[]`. */
  #type(column: string): TypeName {
    const words = [this.#name(`the type of ${column}`)];
    let schema: string | undefined;
    if (this.#try('.')) schema = words.splice(0, 1, this.#name('a type'))[0];
    let sizes = '';
    let isList = false;
    for (;;) {
      const { kind, text } = this.#next;
      if (kind === 'word') words.push(this.#name('a type'));
      else if (text === '(') sizes = this.#sizes();
      else if (text === '[' && this.#tokens[this.#at + 1]!.text === ']') isList = (this.#at += 2) > 0;
      else return { ...(schema !== undefined && { schema }), name: words.join(' '), sizes, isList };
    }
  }

  #sizes(): string {
    let text = '';
    for (this.#sign('('); !this.#try(')'); this.#at++) {
      if (this.#next.kind === 'end') throw unexpected(this.#next, ')');
      text += this.#next.kind === 'text' || this.#next.kind === 'name' ? quotedText(this.#next.text) : this.#next.text;
    }
    return `(${text})`;
  }

  #index(): IndexLine {
    const place = placeOf(this.#next);
    const part = () => {
      const isSql = this.#next.kind === 'sql';
      return { text: isSql ? this.#expression() : this.#name('a column'), isSql };
    };
    const parts = this.#try('(') ? this.#listed(')', part) : [part()];
    return { ...place, parts, settings: this.#settings() };
  }

  #enum(place: Place): EnumBlock {
    const path = this.#path();
    this.#settings();
    const labels: string[] = [];
    this.#lines(() => {
      if (this.#isNote()) return void this.#note();
      labels.push(this.#name('a value'));
      this.#settings();
    });
    return { ...place, ...path, labels };
  }

  #ref(): void {
    if (this.#next.text !== ':' && this.#next.text !== '{') this.#path();
    this.#settings();
    if (this.#try(':')) this.#refs.push(this.#relation());
    else this.#lines(() => this.#refs.push(this.#relation()));
  }

  #relation(): RefLine {
    this.#skip();
    const place = placeOf(this.#next);
    const from = this.#end();
    const sign = this.#relationSign();
    return { ...place, from, sign, to: this.#end(), settings: this.#settings() };
  }

  #relationSign(): RefLine['sign'] {
    let sign = '';
    while (this.#next.kind === 'sign' && '<>-?'.includes(this.#next.text)) sign += this.#tokens[this.#at++]!.text;
    const found = SIGNS.find((each) => each === sign.replaceAll('?', ''));
    if (!found) throw unexpected(this.#next, '<, >, - or <>');
    return found;
  }

  /** `users.id`, `core.users.id`, `users.(a, b)`. */
  #end(): End {
    const names = [this.#name('a table')];
    while (this.#try('.')) {
      if (this.#try('(')) return { table: pathOf(names), columns: this.#listed(')', () => this.#name('a column')) };
      names.push(this.#name('a column'));
    }
    return { table: pathOf(names.slice(0, -1)), columns: names.slice(-1) };
  }

  #settings(): Setting[] {
    if (!this.#try('[')) return [];
    return this.#listed(']', () => {
      let name = '';
      for (; this.#next.kind === 'word'; this.#at++) name += `${name === '' ? '' : ' '}${this.#next.text.toLowerCase()}`;
      const value: Token[] = [];
      if (this.#try(':'))
        for (let depth = 0; depth > 0 || (this.#next.text !== ',' && this.#next.text !== ']') || isQuoted(this.#next); this.#at++) {
          if (this.#next.kind === 'end') throw unexpected(this.#next, ']');
          if (this.#next.kind === 'sign') depth += '(['.includes(this.#next.text) ? 1 : ')]'.includes(this.#next.text) ? -1 : 0;
          if (this.#next.kind !== 'newline') value.push(this.#next);
        }
      if (name === '') throw unexpected(this.#next, 'a setting');
      return { name, value };
    });
  }

  /** The end of a Ref within settings: `ref: > users.id`. */
  static inline(value: readonly Token[]): { readonly sign: RefLine['sign']; readonly to: End } {
    const last = value.at(-1)!;
    const parser = new Parser([...value, { ...last, kind: 'end', text: 'the end of the setting' }]);
    return { sign: parser.#relationSign(), to: parser.#end() };
  }

  #isNote(): boolean {
    const behind = this.#tokens[this.#at + 1]!.text;
    return this.#next.text.toLowerCase() === 'note' && (behind === ':' || behind === '{');
  }

  #note(): string {
    this.#at++;
    if (this.#try(':')) return this.#tokens[this.#at++]!.text;
    let note = '';
    this.#lines(() => void (note += this.#tokens[this.#at++]!.text));
    return note;
  }

  #isBlock(name: string): boolean {
    const is = this.#next.text.toLowerCase() === name && this.#tokens[this.#at + 1]!.text === '{';
    if (is) this.#at++;
    return is;
  }

  #lines(line: () => void): void {
    this.#skip();
    this.#sign('{');
    for (this.#skip(); !this.#try('}'); this.#skip()) {
      if (this.#next.kind === 'end') throw unexpected(this.#next, '}');
      line();
    }
  }

  /** Projects, groups, notes and records describe no table. */
  #skipBlock(): void {
    while (this.#next.text !== '{' && this.#next.kind !== 'newline' && this.#next.kind !== 'end') this.#at++;
    this.#skip();
    this.#sign('{');
    for (let depth = 1; depth > 0; this.#at++) {
      if (this.#next.kind === 'end') throw unexpected(this.#next, '}');
      if (this.#next.kind === 'sign') depth += this.#next.text === '{' ? 1 : this.#next.text === '}' ? -1 : 0;
    }
  }

  #listed<T>(end: string, one: () => T): T[] {
    const found: T[] = [];
    for (this.#skip(); !this.#try(end); this.#skip()) {
      found.push(one());
      this.#skip();
      this.#try(',');
    }
    return found;
  }

  #expression(): string {
    if (this.#next.kind !== 'sql') throw unexpected(this.#next, 'an expression in backquotes');
    return this.#tokens[this.#at++]!.text;
  }

  #path(): Path {
    const names = [this.#name('a name')];
    while (this.#try('.')) names.push(this.#name('a name'));
    return pathOf(names);
  }

  #name(what: string): string {
    if (this.#next.kind !== 'word' && this.#next.kind !== 'name') throw unexpected(this.#next, what);
    return this.#tokens[this.#at++]!.text;
  }

  #word(word: string): boolean {
    const is = this.#next.kind === 'word' && this.#next.text.toLowerCase() === word;
    if (is) this.#at++;
    return is;
  }

  #try(sign: string): boolean {
    const is = this.#next.kind === 'sign' && this.#next.text === sign;
    if (is) this.#at++;
    return is;
  }

  #sign(sign: string): void {
    this.#skip();
    if (!this.#try(sign)) throw unexpected(this.#next, sign);
  }

  #skip(): void {
    while (this.#next.kind === 'newline') this.#at++;
  }

  get #next(): Token {
    return this.#tokens[this.#at]!;
  }
}

export const inlineRef = Parser.inline;

const OTHERS: ReadonlySet<string> = new Set(['project', 'tablegroup', 'note', 'records', 'diagramview']);

const SIGNS = ['<', '>', '-', '<>'] as const;

function isQuoted({ kind }: Token): boolean {
  return kind !== 'sign' && kind !== 'end';
}

function pathOf(names: readonly string[]): Path {
  const [name, schema] = names.toReversed();
  return { name: name ?? '', ...(schema !== undefined && { schema }) };
}
