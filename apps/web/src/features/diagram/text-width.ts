/** The advance width of each letter from U+0020 to U+007E in hundredths of the font size: IBM Plex Sans, by weight. */
const ADVANCES: Readonly<Record<400 | 600, readonly number[]>> = {
  400: [
    24, 28, 42, 71, 60, 93, 69, 24, 34, 34, 45, 60, 27, 40, 27, 38, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 29, 29, 60, 60, 60, 48, 89, 64, 65, 62, 67, 58, 56,
    70, 71, 40, 51, 63, 50, 81, 71, 71, 61, 71, 64, 58, 57, 68, 61, 89, 61, 59, 58, 32, 38, 32, 60, 57, 60, 53, 58, 50, 58, 55, 32, 53, 57, 25, 25, 53, 27, 87,
    57, 56, 58, 58, 37, 49, 35, 57, 49, 77, 51, 50, 46, 34, 31, 34, 60,
  ],
  600: [
    24, 31, 47, 66, 60, 96, 71, 26, 34, 34, 56, 60, 30, 40, 30, 44, 60, 60, 60, 60, 60, 60, 60, 60, 60, 60, 32, 32, 60, 60, 60, 49, 90, 67, 66, 64, 69, 60, 58,
    71, 72, 42, 55, 68, 52, 82, 72, 71, 64, 71, 66, 61, 58, 69, 64, 95, 66, 63, 60, 33, 44, 33, 60, 56, 60, 56, 60, 51, 60, 56, 35, 55, 59, 28, 28, 56, 29, 89,
    59, 56, 60, 60, 39, 50, 37, 59, 52, 82, 54, 52, 50, 36, 38, 36, 60,
  ],
};
const FIRST = 0x20;
/** Letters beyond ASCII, in hundredths: Latin, Greek and Cyrillic, and square ones. */
const OTHERS = { narrow: 66, square: 100 };
const SQUARE_FROM = 0x1100;
const ELLIPSIS = '…';
/** A text cut to fewer letters is not readable. */
const MIN_LETTERS = 3;

export type Weight = 400 | 600;

/** The width of a text in the unit of `size`. Computed without a canvas, so that positions are the same everywhere. */
export function textWidth(text: string, size: number, weight: Weight): number {
  let sum = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    sum += ADVANCES[weight][code - FIRST] ?? (letter === ELLIPSIS ? 87 : code < SQUARE_FROM ? OTHERS.narrow : OTHERS.square);
  }
  return (sum * size) / 100;
}

/** As much of a text as fits, with "…" if it is cut; empty if only a few letters would be left. */
export function cutText(text: string, size: number, weight: Weight, room: number): string {
  if (textWidth(text, size, weight) <= room) return text;
  const letters = [...text];
  for (let length = letters.length - 1; length >= MIN_LETTERS; length--) {
    const cut = `${letters.slice(0, length).join('').trimEnd()}${ELLIPSIS}`;
    if (textWidth(cut, size, weight) <= room) return cut;
  }
  return '';
}

/** A name in lines, broken after underscores and dots, so that none is wider than `room`; null if a part is wider. */
export function breakName(name: string, size: number, weight: Weight, room: number): string[] | null {
  const lines: string[] = [];
  for (const part of name.split(/(?<=[_.\s])/)) {
    if (textWidth(part.trimEnd(), size, weight) > room) return null;
    const last = lines.at(-1);
    if (last !== undefined && textWidth((last + part).trimEnd(), size, weight) <= room) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines;
}
