/** A part of a document in a rule's notation: its keys get generators like columns, by name and type. */
export type DocumentPart =
  | { readonly is: 'object'; readonly members: readonly DocumentMember[] }
  | { readonly is: 'either'; readonly parts: readonly DocumentPart[] }
  | { readonly is: 'list'; readonly items: DocumentPart }
  | { readonly is: 'named'; readonly type: string }
  | { readonly is: 'oneOf'; readonly values: readonly (string | number | boolean)[] }
  | { readonly is: 'made'; readonly kind: string; readonly parameters?: Readonly<Record<string, string | number | boolean>> };

export type DocumentMember = { readonly key: string; readonly optional: boolean; readonly part: DocumentPart };

/**
 * Reads the short notation of documents: members separated by blanks, each a key and its value.
 *
 * locale timezone plan=free|pro retries:int seen_at:stamp? address{street city} items[sku quantity:int] tags[] scopes[]=read|write
 * [ ( field=country value=DE|US ; field=seats value=5..40 ) id=code.externalId(prefix=cus_) text='Is {{name}} in?|Who?' ]
 *
 * A bare key has the value of a text column with that name, and with `:int` (num, bool, stamp, date, uuid) of a column with that type.
 * After `=` come several values, earlier ones more often (in quotes if they contain blanks or brackets), a number between two, or a
 * generator; `?` marks a key that some documents lack. For `( … ; … )`, with blanks around each, a document has the members of one
 * alternative. The whole is an object, or, in brackets, a list.
 */
export function readDocument(notation: string): DocumentPart {
  const reader = new Reader(notation);
  return notation.startsWith('[') ? reader.list() : reader.object();
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  object(): DocumentPart {
    const ways = this.#ways();
    return ways.length === 1 ? { is: 'object', members: ways[0]! } : { is: 'either', parts: ways.map((members) => ({ is: 'object', members })) };
  }

  /** `[…]`: objects of the members inside; `[]`: single values. */
  list(): DocumentPart {
    this.#expect('[');
    const inside = this.object();
    this.#expect(']');
    return { is: 'list', items: inside.is === 'object' && inside.members.length === 0 ? this.#part() : inside };
  }

  /** The members up to a closing bracket; several lists where a choice is among them. */
  #ways(): DocumentMember[][] {
    let ways: DocumentMember[][] = [[]];
    while (this.#skipBlanks() && !/[}\]);]/.test(this.#text[this.#at]!)) {
      if (this.#takes('(')) {
        const choices = this.#ways();
        while (this.#takes(';')) choices.push(...this.#ways());
        this.#expect(')');
        ways = ways.flatMap((way) => choices.map((choice) => [...way, ...choice]));
        continue;
      }
      const key = this.#take(/[\w.@$/*-]+/y);
      const part = this.#part();
      const member = { key, optional: this.#takes('?'), part };
      for (const way of ways) way.push(member);
    }
    return ways;
  }

  #part(): DocumentPart {
    if (this.#text[this.#at] === '[') return this.list();
    if (this.#takes('{')) {
      const inside = this.object();
      this.#expect('}');
      return inside;
    }
    if (this.#takes(':')) return { is: 'named', type: this.#take(/[a-z]+/y) };
    if (!this.#takes('=')) return { is: 'named', type: 'text' };
    if (this.#takes("'")) {
      const quoted = this.#take(/[^']*/y).split('|');
      this.#expect("'");
      return { is: 'oneOf', values: quoted };
    }
    const taken = this.#take(/[^\s?{}[\]]+/y);
    const range = /^(-?\d+(?:\.(\d+))?)\.\.(-?\d+(?:\.(\d+))?)$/.exec(taken);
    if (range) return between(Number(range[1]), Number(range[3]), (range[4] ?? range[2])?.length ?? 0);
    const made = /^([a-z]+\.[a-zA-Z\d]+)(?:\((.*)\))?$/.exec(taken);
    if (made && (made[2] !== undefined || !taken.includes('|'))) return { is: 'made', kind: made[1]!, ...(made[2] ? { parameters: settings(made[2]) } : {}) };
    return { is: 'oneOf', values: taken.split('|').map(plain) };
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

function between(min: number, max: number, fractionDigits: number): DocumentPart {
  return fractionDigits === 0
    ? { is: 'made', kind: 'number.int', parameters: { min, max } }
    : { is: 'made', kind: 'number.float', parameters: { min, max, fractionDigits } };
}

/** `prefix=cus_,length=14` of a generator. */
function settings(text: string): Record<string, string | number | boolean> {
  return Object.fromEntries(text.split(',').map((each) => [each.slice(0, each.indexOf('=')), plain(each.slice(each.indexOf('=') + 1))]));
}

/** `5`, `true`; an underscore before a value keeps it a text; `+` means a blank. */
function plain(value: string): string | number | boolean {
  if (value.startsWith('_')) return value.slice(1);
  if (/^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  if (value === 'true' || value === 'false') return value === 'true';
  return value.replaceAll('+', ' ');
}
