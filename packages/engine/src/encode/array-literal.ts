/** An element of an array literal: a text, NULL, or an array of the next dimension. */
export type ArrayElement = string | null | readonly ArrayElement[];

/**
 * Reads Postgres' input form of an array: `{1,"two words",NULL,{…}}`, with bounds before it (`[0:2]={…}`) or not.
 * Returns null for anything that is not such a literal. Only `box` uses a delimiter other than the comma.
 */
export function parseArray(text: string, delimiter = ','): { readonly elements: readonly ArrayElement[]; readonly lowerBounds: readonly number[] } | null {
  const bounds = /^((?:\[[+-]?\d+(?::[+-]?\d+)?\])+)\s*=\s*/.exec(text);
  const reader = { text, at: bounds ? bounds[0].length : skipBlanks(text, 0), delimiter };
  const elements = readArray(reader);
  if (elements === null || skipBlanks(text, reader.at) !== text.length) return null;
  const lowerBounds = bounds ? [...bounds[1]!.matchAll(/\[([+-]?\d+)(:[+-]?\d+)?\]/g)].map((each) => (each[2] ? Number(each[1]) : 1)) : [];
  return { elements, lowerBounds };
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
