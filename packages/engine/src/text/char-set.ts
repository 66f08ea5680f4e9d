/** A set of code points: sorted `[from, to]` pairs that neither touch nor overlap. */
export type CharSet = readonly (readonly [from: number, to: number])[];

const LAST = 0x10ffff;

export const EVERY: CharSet = [[0, LAST]];

export function charSet(...ranges: (readonly [number, number])[]): CharSet {
  const sorted = ranges.filter(([from, to]) => from <= to).sort((a, b) => a[0] - b[0]);
  const out: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = out.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else out.push([from, to]);
  }
  return out;
}

/** The code points of `text`, as a set. */
export function charsOf(text: string): CharSet {
  return charSet(...Array.from(text, (letter): [number, number] => [letter.codePointAt(0)!, letter.codePointAt(0)!]));
}

export function union(...sets: CharSet[]): CharSet {
  return charSet(...sets.flat());
}

export function complement(set: CharSet): CharSet {
  const out: [number, number][] = [];
  let next = 0;
  for (const [from, to] of set) {
    if (from > next) out.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= LAST) out.push([next, LAST]);
  return out;
}

export function contains(set: CharSet, code: number): boolean {
  let low = 0;
  let high = set.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from, to] = set[middle]!;
    if (code < from) high = middle - 1;
    else if (code > to) low = middle + 1;
    else return true;
  }
  return false;
}

/** Adds the other case of every letter: for ASCII letters in ranges, for single letters beyond ASCII. */
export function bothCases(set: CharSet): CharSet {
  const extra: [number, number][] = [];
  for (const [from, to] of set) {
    addShifted(extra, Math.max(from, 0x41), Math.min(to, 0x5a), 32);
    addShifted(extra, Math.max(from, 0x61), Math.min(to, 0x7a), -32);
    if (from > 0x7f && to - from < 256) for (let code = from; code <= to; code++) extra.push(...otherCases(code));
  }
  return charSet(...set, ...extra);
}

function addShifted(out: [number, number][], from: number, to: number, by: number): void {
  if (from <= to) out.push([from + by, to + by]);
}

function otherCases(code: number): [number, number][] {
  const letter = String.fromCodePoint(code);
  return [letter.toLowerCase(), letter.toUpperCase()]
    .map((text) => Array.from(text))
    .filter((letters) => letters.length === 1)
    .map(([one]): [number, number] => [one!.codePointAt(0)!, one!.codePointAt(0)!]);
}
