const FILE = /\.(?:pdf|jpe?g|png|webp|gif|svg|avif|mp[34]|mov|webm|wav|ogg|csv|json|xml|html|txt|log|zip|gz|docx?|xlsx?|pptx?|ya?ml|parquet)$/;

/** The position for a number in a text: before the @ of an address, before a file extension, otherwise at the end. */
function placeOf(text: string): number {
  if (/\s/.test(text)) return text.length;
  const at = text.indexOf('@');
  if (at > 0) return at;
  return FILE.exec(text)?.index ?? text.length;
}

/** The signs between a text and its number, most natural first. */
function jointsOf(head: string, tail: string): readonly string[] {
  if (head === '') return [''];
  if (tail.startsWith('@')) return ['', '.', '-', '_'];
  if (tail !== '') return ['-', '_', ''];
  if (head.includes(' ') || /^\p{Lu}\p{L}*$/u.test(head)) return [' ', '-', ''];
  return /^[A-Za-z]+(?:_[A-Za-z0-9]+)+$/.test(head) ? ['_', '-', ''] : ['-', '', '_'];
}

/** The number at that position; −1 if there is none, or if it has leading zeros. */
export function numberIn(text: string): number {
  const digits = /\d+$/.exec(text.slice(0, placeOf(text)))?.[0] ?? '';
  return digits === '' || digits.startsWith('0') || digits.length > 15 ? -1 : Number(digits);
}

/**
 * The text with a number inside, in every way that lets the number be read back (so that other numbers make other texts), most natural
 * first. The text before the number is cut to leave room for `room` characters in all.
 */
export function* withNumber(text: string, number: number, room: number): Generator<string> {
  const place = placeOf(text);
  const tail = text.slice(place);
  for (const joint of jointsOf(text.slice(0, place), tail)) {
    const left = room - tail.length - joint.length - String(number).length;
    if (left < 1 && place > 0) continue;
    const head = text.slice(0, place);
    const letters = left < place ? Array.from(head).slice(0, left).join('') : head;
    const numbered = letters.trimEnd() + joint + String(number) + tail;
    if (numberIn(numbered) === number) yield numbered;
  }
}
