/** A part of a document as a rule writes it: what its keys hold is chosen like a column's generator, by name and type. */
export type DocumentPart =
  | { readonly is: 'object'; readonly members: readonly DocumentMember[] }
  | { readonly is: 'list'; readonly items: DocumentPart }
  | { readonly is: 'named'; readonly type: string }
  | { readonly is: 'oneOf'; readonly values: readonly (string | number | boolean)[] }
  | { readonly is: 'made'; readonly kind: string };

export type DocumentMember = { readonly key: string; readonly optional: boolean; readonly part: DocumentPart };

/**
 * Reads the short notation of documents: members apart by blanks, each a key and what it holds.
 *
 *     locale timezone plan=free|pro retries:int seen_at:stamp? address{street city} items[sku quantity:int] tags[] scopes[]=read|write
 *
 * A bare key holds what a text column of that name would, `:int` (num, bool, stamp, date, uuid) a column of that type, `=` one of several
 * values, earlier ones oftener, or what a generator makes (`title=text.title`); `?` marks a key that some documents lack. The whole is
 * an object, or, in brackets, a list.
 */
export function readDocument(notation: string): DocumentPart {
  const reader = new Reader(notation);
  return notation.startsWith('[') ? reader.list() : { is: 'object', members: reader.members() };
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  members(): DocumentMember[] {
    const members: DocumentMember[] = [];
    while (this.#skipBlanks() && !/[}\]]/.test(this.#text[this.#at]!)) {
      const key = this.#take(/[\w.@$-]+/y);
      const part = this.#part();
      members.push({ key, optional: this.#takes('?'), part });
    }
    return members;
  }

  /** `[…]`: objects of the members inside; `[]`: single values. */
  list(): DocumentPart {
    this.#expect('[');
    const members = this.members();
    this.#expect(']');
    return { is: 'list', items: members.length > 0 ? { is: 'object', members } : this.#part() };
  }

  #part(): DocumentPart {
    if (this.#text[this.#at] === '[') return this.list();
    if (this.#takes('{')) {
      const members = this.members();
      this.#expect('}');
      return { is: 'object', members };
    }
    if (this.#takes(':')) return { is: 'named', type: this.#take(/[a-z]+/y) };
    if (!this.#takes('=')) return { is: 'named', type: 'text' };
    const values = this.#take(/[^\s?{}[\]]+/y).split('|');
    return values.length === 1 && /^[a-z]+\.[a-zA-Z\d]+$/.test(values[0]!) ? { is: 'made', kind: values[0]! } : { is: 'oneOf', values: values.map(plain) };
  }

  #skipBlanks(): boolean {
    while (this.#text[this.#at] === ' ') this.#at++;
    return this.#at < this.#text.length;
  }

  #takes(letter: string): boolean {
    if (this.#text[this.#at] !== letter) return false;
    this.#at++;
    return true;
  }

  #expect(letter: string): void {
    if (!this.#takes(letter)) throw new Error(`${letter} expected at ${this.#at} in the document "${this.#text}"`);
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined) throw new Error(`not understood at ${this.#at} in the document "${this.#text}"`);
    this.#at += found.length;
    return found;
  }
}

/** `5`, `true`; an underscore before a value keeps it a text; `+` stands for a blank. */
function plain(value: string): string | number | boolean {
  if (value.startsWith('_')) return value.slice(1);
  if (/^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  if (value === 'true' || value === 'false') return value === 'true';
  return value.replaceAll('+', ' ');
}
