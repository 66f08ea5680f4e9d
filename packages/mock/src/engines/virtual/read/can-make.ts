import type { Dictionary, PartShape, Shape } from '@seedbed/engine';

/** Whether a text column may contain a text, judged by its words only: false is certain, at any number of rows. */
export function canMake(shape: Shape, text: string): boolean {
  if (shape.store === 'dict') return shape.dictionary.indexOf(text) >= 0;
  if (shape.store !== 'parts') return true;
  let places = new Set([0]);
  for (const part of shape.parts) {
    const next = new Set<number>();
    for (const at of places) for (const end of endsOf(part, text, at)) next.add(end);
    if (next.size === 0) return false;
    places = next;
  }
  return places.has(text.length);
}

/** The possible ends of a part that begins at a position of a text. Ignores bounds of numbers. */
function* endsOf(part: PartShape, text: string, at: number): Generator<number> {
  if (part.kind === 'literal') {
    if (text.startsWith(part.text, at)) yield at + part.text.length;
    return;
  }
  if (part.kind === 'dict') {
    for (const length of lengthsOf(part.dictionary))
      if (at + length <= text.length && part.dictionary.indexOf(text.slice(at, at + length)) >= 0) yield at + length;
    return;
  }
  if (part.omitZero) yield at;
  const digits = part.alphabet ?? '0123456789';
  for (let end = at; end < text.length && digits.includes(text[end]!); end++) yield end + 1;
}

const lengths = new WeakMap<Dictionary, readonly number[]>();

function lengthsOf(dictionary: Dictionary): readonly number[] {
  let known = lengths.get(dictionary);
  if (!known) lengths.set(dictionary, (known = [...new Set(dictionary.texts.map((text) => text.length))]));
  return known;
}
