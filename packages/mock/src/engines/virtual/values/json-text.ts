import { MockFault } from '../../../core/index.ts';
import { scaled, unscaled } from './numeric.ts';
import { compareTexts } from './texts.ts';

// Parses documents as texts and not as values: JavaScript would round their numbers.

/** A document as `jsonb` prints it: members by length and then by letters, the last of equal names, a blank behind each comma and colon. */
export function jsonbText(json: string): string {
  return new Walker(json).printed();
}

/** The text of a member or element; undefined without one. Negative indices count from the end. */
export function jsonMember(json: string, key: string | number): string | undefined {
  const walker = new Walker(json);
  return typeof key === 'number' ? walker.elements()?.at(key) : walker.members()?.findLast(([name]) => name === key)?.[1];
}

/** `a || b` of jsonb: members of both, or elements of both. */
export function jsonJoined(a: string, b: string): string {
  const [left, right] = [new Walker(a), new Walker(b)];
  const members = (walker: Walker) => walker.members()?.map(([name, value]) => `${JSON.stringify(name)}: ${value}`);
  if (a.trimStart().startsWith('{') && b.trimStart().startsWith('{')) return jsonbText(`{${[...members(left)!, ...members(right)!].join(', ')}}`);
  return jsonbText(`[${[...(left.elements() ?? [a]), ...(right.elements() ?? [b])].join(', ')}]`);
}

/** An object without members of these names, or an array without these texts. */
export function jsonWithout(json: string, names: readonly string[]): string {
  const walker = new Walker(json);
  const members = walker.members();
  if (members) {
    const kept = members.filter(([name]) => !names.includes(name)).map(([name, value]) => `${JSON.stringify(name)}: ${value}`);
    return jsonbText(`{${kept.join(', ')}}`);
  }
  const kept = walker.elements()?.filter((each) => !(each.startsWith('"') && names.includes(JSON.parse(each) as string)));
  if (kept === undefined) throw new MockFault({ code: '22023', status: 400, message: 'cannot delete from scalar' });
  return jsonbText(`[${kept.join(', ')}]`);
}

const BLANK = /[ \t\n\r]*/y;
const SCALAR = /[^\s,\]}]+/y;

class Walker {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#skip(BLANK);
  }

  /** Members of an object by their names, with the texts of their values; undefined for anything else. */
  members(): [string, string][] | undefined {
    if (this.#text[this.#at] !== '{') return undefined;
    const members: [string, string][] = [];
    this.#each('}', () => {
      const name = JSON.parse(this.#slice(() => this.#string())) as string;
      this.#skip(BLANK);
      this.#at++;
      members.push([name, this.#slice(() => this.#value())]);
    });
    return members;
  }

  elements(): string[] | undefined {
    if (this.#text[this.#at] !== '[') return undefined;
    const elements: string[] = [];
    this.#each(']', () => elements.push(this.#slice(() => this.#value())));
    return elements;
  }

  printed(): string {
    switch (this.#text[this.#at]) {
      case '{': {
        const members: [string, string][] = [];
        this.#each('}', () => {
          const name = JSON.parse(this.#slice(() => this.#string())) as string;
          this.#skip(BLANK);
          this.#at++;
          this.#skip(BLANK);
          members.push([name, this.printed()]);
        });
        const sorted = [...new Map(members)].toSorted(([a], [b]) => byteLength(a) - byteLength(b) || compareTexts(a, b));
        return `{${sorted.map(([name, value]) => `${JSON.stringify(name)}: ${value}`).join(', ')}}`;
      }
      case '[': {
        const elements: string[] = [];
        this.#each(']', () => elements.push(this.printed()));
        return `[${elements.join(', ')}]`;
      }
      case '"': {
        const text = this.#slice(() => this.#string());
        return text.includes('\\') ? JSON.stringify(JSON.parse(text)) : text;
      }
      default: {
        const text = this.#slice(() => this.#skip(SCALAR));
        return /^-?\d/.test(text) ? numberText(text) : text;
      }
    }
  }

  /** Iterates over the content of brackets, comma by comma. */
  #each(end: string, read: () => void): void {
    this.#at++;
    this.#skip(BLANK);
    while (this.#at < this.#text.length && this.#text[this.#at] !== end) {
      read();
      this.#skip(BLANK);
      if (this.#text[this.#at] === ',') this.#at++;
      this.#skip(BLANK);
    }
    this.#at++;
  }

  #value(): void {
    this.#skip(BLANK);
    const first = this.#text[this.#at];
    if (first === '"') this.#string();
    else if (first === '[') this.#each(']', () => this.#value());
    else if (first === '{')
      this.#each('}', () => {
        this.#string();
        this.#skip(BLANK);
        this.#at++;
        this.#value();
      });
    else this.#skip(SCALAR);
  }

  #string(): void {
    this.#at++;
    while (this.#at < this.#text.length && this.#text[this.#at] !== '"') this.#at += this.#text[this.#at] === '\\' ? 2 : 1;
    this.#at++;
  }

  #skip(pattern: RegExp): void {
    pattern.lastIndex = this.#at;
    if (pattern.test(this.#text)) this.#at = pattern.lastIndex;
  }

  #slice(move: () => void): string {
    this.#skip(BLANK);
    const start = this.#at;
    move();
    return this.#text.slice(start, this.#at);
  }
}

function numberText(text: string): string {
  if (!/[eE]|^-0/.test(text)) return text;
  const { digits, scale } = scaled(text);
  return unscaled(digits, scale);
}

const encoder = new TextEncoder();

function byteLength(text: string): number {
  return /^[ -~]*$/.test(text) ? text.length : encoder.encode(text).length;
}
