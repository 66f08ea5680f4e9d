import type { SqlType } from '@seedbed/contract';
import { arrayText, delimiterOf, type ArrayElement } from '@seedbed/engine';
import { MockFault } from '../../../core/index.ts';

type Items = readonly ArrayElement[];

const MAX_DIMENSIONS = 6;
const BLANKS = /[ \t\n\v\f\r]*/y;

/**
 * Reads an array and gives it as Postgres prints it. `element` reads the text of an element. Throws 22P02, 2202E and 54000, and what `element` throws.
 */
export function readArray({ element: of }: SqlType, text: string, element: (text: string) => string): string {
  const reader = new ArrayReader(text, delimiterOf(of));
  const bounds = reader.bounds();
  const items = reader.array(element);
  reader.end();
  const sizes = sizesOf(items, () => malformed(text, DIMENSIONS));
  if (bounds.length > 0 && sizes.length > 0 && (bounds.length !== sizes.length || bounds.some(([from, to], i) => to - from + 1 !== sizes[i])))
    throw malformed(text, 'Specified array dimensions do not match array contents.');
  // Postgres 17 and newer read arrays without elements in several dimensions.
  if (sizes.length === 0 && items.length > 0) throw MockFault.unsupported(`The array ${text}.`);
  const prefix = sizes.length > 0 && bounds.some(([from]) => from !== 1) ? `${bounds.map(([from, to]) => `[${from}:${to}]`).join('')}=` : '';
  return prefix + arrayText(items, of);
}

/** The lengths of its dimensions; none of an empty array. Throws `uneven()` for parts that differ. */
export function sizesOf(items: Items, uneven: () => Error): readonly number[] {
  const [first] = items;
  if (first === undefined) return [];
  const lists = items.filter((item) => Array.isArray(item)) as readonly Items[];
  if (lists.length === 0) return [items.length];
  const sizes = lists.map((list) => sizesOf(list, uneven));
  if (lists.length < items.length || sizes.some((each) => each.join() !== sizes[0]!.join())) throw uneven();
  return sizes[0]!.length === 0 ? [] : [items.length, ...sizes[0]!];
}

export const DIMENSIONS = 'Multidimensional arrays must have sub-arrays with matching dimensions.';

function malformed(text: string, details: string): MockFault {
  return new MockFault({ code: '22P02', status: 400, message: `malformed array literal: "${text}"`, details });
}

class ArrayReader {
  readonly #text: string;
  readonly #delimiter: string;
  #at = 0;

  constructor(text: string, delimiter: string) {
    this.#text = text;
    this.#delimiter = delimiter;
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match) this.#at = pattern.lastIndex;
    return match;
  }

  /** `[2:3][1]=`. */
  bounds(): readonly (readonly [number, number])[] {
    const bounds: (readonly [number, number])[] = [];
    for (;;) {
      this.#take(BLANKS);
      const match = this.#take(/\[\s*([-+]?\d+)\s*(?::\s*([-+]?\d+)\s*)?\]/y);
      if (!match) break;
      const [from, to] = match[2] === undefined ? [1, Number(match[1])] : [Number(match[1]), Number(match[2])];
      if (to < from) throw new MockFault({ code: '2202E', status: 400, message: 'upper bound cannot be less than lower bound' });
      bounds.push([from, to]);
    }
    if (bounds.length > 0 && !this.#take(/=[ \t\n\v\f\r]*/y)) throw malformed(this.#text, 'Missing "=" after array dimensions.');
    if (this.#text[this.#at] !== '{') throw malformed(this.#text, 'Array value must start with "{" or dimension information.');
    return bounds;
  }

  array(element: (text: string) => string, depth = 1): Items {
    if (depth > MAX_DIMENSIONS)
      throw new MockFault({ code: '54000', status: 400, message: `number of array dimensions (${depth}) exceeds the maximum allowed (${MAX_DIMENSIONS})` });
    this.#at++;
    this.#take(BLANKS);
    const items: ArrayElement[] = [];
    if (this.#take(/\}/y)) return items;
    for (;;) {
      this.#take(BLANKS);
      items.push(this.#text[this.#at] === '{' ? this.array(element, depth + 1) : this.#item(element));
      this.#take(BLANKS);
      const mark = this.#text[this.#at];
      if (mark === undefined) throw malformed(this.#text, 'Unexpected end of input.');
      if (mark !== '}' && mark !== this.#delimiter) throw malformed(this.#text, 'Unexpected array element.');
      this.#at++;
      if (mark === '}') return items;
    }
  }

  #item(element: (text: string) => string): string | null {
    const quoted = this.#take(/"((?:[^"\\]|\\[^])*)"/y);
    if (quoted) return element(unescaped(quoted[1]!));
    const bare = this.#take(this.#delimiter === ';' ? /(?:[^;{}"\\]|\\[^])+/y : /(?:[^,{}"\\]|\\[^])+/y)?.[0];
    if (bare === undefined)
      throw malformed(this.#text, this.#text[this.#at] === undefined ? 'Unexpected end of input.' : `Unexpected "${this.#text[this.#at]}" character.`);
    if (/^null[ \t\n\v\f\r]*$/i.test(bare)) return null;
    // An escaped blank at the end stays.
    return element(unescaped(bare.replace(/(?<!\\)[ \t\n\v\f\r]+$/, '')));
  }

  end(): void {
    this.#take(BLANKS);
    if (this.#at < this.#text.length) throw malformed(this.#text, 'Junk after closing right brace.');
  }
}

function unescaped(text: string): string {
  return text.replaceAll(/\\([^])/g, '$1');
}
