import { AssistError } from './assist-error.ts';

/** Levels of an answer: every form has fewer than twenty, and what walks a document would run out of stack. */
const DEEPEST = 100;

/** Scanning reads the letters of an answer at most this many times: each unclosed brace is followed to the end. */
const MAX_PASSES = 20;

type Found = { readonly text: string; readonly value: object | null };

/**
 * The JSON document in an answer, without the prose and code fences around it: the first object with a member of one of
 * the known forms, otherwise the longest one. A broken document is returned as a whole, so that its error can be
 * reported. Undefined if there is none.
 */
export function jsonOf(answer: string): string | undefined {
  const found = objectsIn(answer);
  const isWhole = ({ value }: Found) => value !== null;
  const broken = longest(found.filter((each) => !isWhole(each)));
  const fitting = found.filter(({ value }) => value !== null && hasForm(value));
  const chosen = fitting.find(({ value }) => Object.keys(value!).length > 1) ?? fitting[0];
  // A short example in the prose must not replace a broken document after it.
  if (chosen && (broken === undefined || chosen.text.length >= broken.text.length / 2)) return chosen.text;
  return longest([...(broken ? [broken] : []), ...found.filter(isWhole)])?.text;
}

/** The text of the document in an answer. Throws AssistError if there is none, or none that can be read. */
export function jsonTextOf(answer: string): string {
  const json = jsonOf(answer);
  if (json === undefined) throw new AssistError(`The answer is no JSON document; it begins ${JSON.stringify(answer.trim().slice(0, 80))}.`);
  if (depthOf(json) > DEEPEST) throw new AssistError(`The answer is nested more than ${DEEPEST} deep.`);
  return json;
}

/** The document in an answer. Throws AssistError like `jsonTextOf`, and for invalid JSON. */
export function documentOf(answer: string): unknown {
  const json = jsonTextOf(answer);
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new AssistError(`The answer is no JSON: ${(error as Error).message}.`);
  }
}

/** Levels of objects and lists, also of a broken document. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [letter] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (letter === '{' || letter === '[') deepest = Math.max(deepest, ++depth);
    else if (letter === '}' || letter === ']') depth--;
  }
  return deepest;
}

/** Knowledge, changes and packs. */
function hasForm(value: object): boolean {
  return ['format', 'changes', 'pack'].some((member) => Object.hasOwn(value, member));
}

function longest(found: readonly Found[]): Found | undefined {
  return found.reduce<Found | undefined>((best, each) => (best === undefined || each.text.length > best.text.length ? each : best), undefined);
}

/** Texts from a brace to the matching one, if they look like JSON objects; `value` is null if it is not valid. */
function objectsIn(answer: string): Found[] {
  const found: Found[] = [];
  let left = MAX_PASSES * answer.length;
  for (let at = answer.indexOf('{'); at >= 0 && left > 0; at = answer.indexOf('{', at + 1)) {
    const looks = /^\{\s*["}]/.test(answer.slice(at, at + 200));
    const end = looks ? closingOf(answer, at) : null;
    left -= (end ?? (looks ? answer.length : at)) - at;
    if (!looks) continue;
    const text = answer.slice(at, end ?? answer.length).trim();
    const value = end === null ? null : objectOf(text);
    if (text !== '{}') found.push({ text, value });
    if (end !== null) at = end - 1;
  }
  return found;
}

/** The index after the brace that closes the one at `start`; null if none does. */
function closingOf(answer: string, start: number): number | null {
  let depth = 0;
  for (let at = start; at < answer.length; at++) {
    const letter = answer[at]!;
    if (letter === '"') {
      at = endOfText(answer, at);
      if (at < 0) return null;
    } else if (letter === '{') depth++;
    else if (letter === '}' && --depth === 0) return at + 1;
  }
  return null;
}

/** The quote that ends a text, on the same line as in JSON; −1 if none does. */
function endOfText(answer: string, start: number): number {
  for (let at = start + 1; at < answer.length; at++) {
    if (answer[at] === '\n') return -1;
    if (answer[at] === '\\') at++;
    else if (answer[at] === '"') return at;
  }
  return -1;
}

function objectOf(text: string): object | null {
  try {
    return JSON.parse(text) as object;
  } catch {
    return null;
  }
}
