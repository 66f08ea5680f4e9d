/** The line, from 1, of a JSON pointer's place in a JSON text, or of the nearest enclosing place. The text must be valid JSON. */
export function lineOfPointer(text: string, pointer: string): number {
  let at = skip(text, 0);
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    const next = text[at] === '{' ? memberAt(text, at, name) : text[at] === '[' ? itemAt(text, at, Number(name)) : undefined;
    if (next === undefined) break;
    at = next;
  }
  return text.slice(0, at).split('\n').length;
}

/** The offset of a member's value. */
function memberAt(text: string, object: number, name: string): number | undefined {
  let at = skip(text, object + 1);
  while (text[at] === '"') {
    const end = behind(text, at);
    const value = skip(text, skip(text, end) + 1);
    if (JSON.parse(text.slice(at, end)) === name) return value;
    at = afterComma(text, value);
  }
  return undefined;
}

function itemAt(text: string, array: number, wanted: number): number | undefined {
  let at = skip(text, array + 1);
  for (let index = 0; at < text.length && text[at] !== ']'; index++) {
    if (index === wanted) return at;
    at = afterComma(text, at);
  }
  return undefined;
}

/** The offset after a value and its comma. */
function afterComma(text: string, value: number): number {
  const end = skip(text, behind(text, value));
  return text[end] === ',' ? skip(text, end + 1) : end;
}

/** The offset after a value. */
function behind(text: string, value: number): number {
  let depth = 0;
  let at = value;
  do {
    const piece = PIECE.exec(((PIECE.lastIndex = at), text))?.[0] ?? '';
    if (piece === '') return text.length;
    if (piece === '{' || piece === '[') depth++;
    if (piece === '}' || piece === ']') depth--;
    at += piece.length;
  } while (depth > 0);
  return at;
}

/** A whole string, a bracket, or the text up to the next of them. */
const PIECE = /"(?:[^"\\]|\\.)*"|[{}[\]]|[,:\s]+|[^"{}[\],:\s]+/sy;

function skip(text: string, at: number): number {
  while (at < text.length && ' \n\r\t'.includes(text[at]!)) at++;
  return at;
}
