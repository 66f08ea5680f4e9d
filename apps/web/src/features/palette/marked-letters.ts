import { plain, startsWord, wholeAt } from '../../lib/match.ts';

/** Which letters of `text` `query` found, as ranges from the first to after the last; the ways are those of `matchScore`. */
export function markedLetters(query: string, text: string): readonly (readonly [from: number, to: number])[] {
  const wanted = plain(query).trim();
  const hay = plain(text);
  if (wanted === '' || hay.length !== text.length) return [];
  const whole = wholeAt(wanted, hay);
  if (whole >= 0) return [[whole, whole + wanted.length]];
  const words = wanted.split(/ +/);
  if (words.length > 1 && words.every((word) => hay.includes(word))) return joined(words.map((word) => [wholeAt(word, hay), wholeAt(word, hay) + word.length]));
  const letters = lettersOf(words.join(''), hay);
  return joined(letters.map((at) => [at, at + 1]));
}

/** The place of each letter, in order: the start of a word rather than inside one, where what follows is still found after it. */
function lettersOf(wanted: string, hay: string): readonly number[] {
  const found: number[] = [];
  let from = 0;
  for (const [index, letter] of [...wanted].entries()) {
    const near = hay.indexOf(letter, from);
    if (near < 0) return [];
    const start = near === from ? near : nextStart(letter, hay, near);
    const at = start >= 0 && hasInOrder(wanted.slice(index + 1), hay, start + 1) ? start : near;
    found.push(at);
    from = at + 1;
  }
  return found;
}

function nextStart(letter: string, hay: string, from: number): number {
  for (let at = from; at >= 0; at = hay.indexOf(letter, at + 1)) if (startsWord(hay, at)) return at;
  return -1;
}

function hasInOrder(wanted: string, hay: string, from: number): boolean {
  let next = from;
  for (const letter of wanted) {
    const at = hay.indexOf(letter, next);
    if (at < 0) return false;
    next = at + 1;
  }
  return true;
}

/** Ranges in order, those that touch as one. */
function joined(ranges: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const sorted = ranges.toSorted((a, b) => a[0] - b[0]);
  return sorted.reduce<(readonly [number, number])[]>((done, [from, to]) => {
    const last = done.at(-1);
    return last && from <= last[1] ? [...done.slice(0, -1), [last[0], Math.max(last[1], to)]] : [...done, [from, to]];
  }, []);
}
