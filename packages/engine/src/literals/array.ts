import type { SqlType } from '@seedbed/contract';

/** An element of an array literal: a text, NULL, or an array of the next dimension. */
export type ArrayElement = string | null | readonly ArrayElement[];

/** What separates the elements of an array. `box` is the only type that has another one than the comma. */
export function delimiterOf(element: SqlType | undefined): ',' | ';' {
  return element?.base === 'box' ? ';' : ',';
}

/**
 * Reads Postgres' input form of an array: `{1,"two words",NULL,{…}}`, with bounds before it (`[0:2]={…}`) or not.
 * Returns null for anything that is not such a literal.
 */
export function parseArray(text: string, element?: SqlType): { readonly elements: readonly ArrayElement[]; readonly lowerBounds: readonly number[] } | null {
  const bounds = /^((?:\[[+-]?\d+(?::[+-]?\d+)?\])+)\s*=\s*/.exec(text);
  const reader = { text, at: bounds ? bounds[0].length : skipBlanks(text, 0), delimiter: delimiterOf(element) };
  const elements = readArray(reader);
  if (elements === null || skipBlanks(text, reader.at) !== text.length) return null;
  const lowerBounds = bounds ? [...bounds[1]!.matchAll(/\[([+-]?\d+)(:[+-]?\d+)?\]/g)].map((each) => (each[2] ? Number(each[1]) : 1)) : [];
  return { elements, lowerBounds };
}

/** The elements of an array of one dimension; null for anything else. */
export function parseList(text: string): readonly (string | null)[] | null {
  const elements = parseArray(text)?.elements;
  return elements?.every((each) => each === null || typeof each === 'string') ? (elements as readonly (string | null)[]) : null;
}

/** An array as Postgres prints it: `{1,2}`, `{"a b",NULL}`; without elements it is `{}` in all dimensions. */
export function arrayText(elements: readonly ArrayElement[], element?: SqlType): string {
  if (elements.length > 0 && elements.every((each) => Array.isArray(each) && arrayText(each) === '{}')) return '{}';
  const delimiter = delimiterOf(element);
  return `{${elements.map((each) => elementText(each, delimiter, element)).join(delimiter)}}`;
}

function elementText(each: ArrayElement, delimiter: string, element: SqlType | undefined): string {
  if (each === null) return 'NULL';
  if (typeof each !== 'string') return arrayText(each, element);
  return each === '' || /[{}"\\\s]/.test(each) || each.includes(delimiter) || /^null$/i.test(each) ? withQuotes(each) : each;
}

/** An element as generators write it: in quotes unless it has only letters that need none in arrays, rows and ranges. */
export function quotedElement(text: string): string {
  return /^[\w.:+-]+$/.test(text) && !/^null$/i.test(text) ? text : withQuotes(text);
}

function withQuotes(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

type Reader = { readonly text: string; at: number; readonly delimiter: string };

function readArray(reader: Reader): ArrayElement[] | null {
  const { text, delimiter } = reader;
  if (text[reader.at] !== '{') return null;
  reader.at = skipBlanks(text, reader.at + 1);
  const elements: ArrayElement[] = [];
  if (text[reader.at] === '}') {
    reader.at++;
    return elements;
  }
  for (;;) {
    const element = text[reader.at] === '{' ? readArray(reader) : readElement(reader);
    if (element === undefined || (element === null && text[reader.at - 1] === '{')) return null;
    elements.push(element);
    reader.at = skipBlanks(text, reader.at);
    const mark = text[reader.at++];
    if (mark === '}') return elements;
    if (mark !== delimiter) return null;
    reader.at = skipBlanks(text, reader.at);
  }
}

/** undefined if the text ends too early. */
function readElement(reader: Reader): string | null | undefined {
  const { text, delimiter } = reader;
  let value = '';
  if (text[reader.at] === '"') {
    for (reader.at++; text[reader.at] !== '"'; reader.at++) {
      if (text[reader.at] === '\\') reader.at++;
      if (reader.at >= text.length) return undefined;
      value += text[reader.at];
    }
    reader.at++;
    return value;
  }
  let kept = 0;
  for (; reader.at < text.length && text[reader.at] !== delimiter && text[reader.at] !== '}'; reader.at++) {
    const escaped = text[reader.at] === '\\';
    if (escaped) reader.at++;
    value += text[reader.at] ?? '';
    // Blanks at the end do not count unless they are escaped.
    if (escaped || !isBlank(text[reader.at]!)) kept = value.length;
  }
  if (reader.at >= text.length) return undefined;
  value = value.slice(0, kept);
  return value.toLowerCase() === 'null' ? null : value;
}

function isBlank(character: string): boolean {
  return character === ' ' || (character >= '\t' && character <= '\r');
}

function skipBlanks(text: string, at: number): number {
  while (at < text.length && isBlank(text[at]!)) at++;
  return at;
}
