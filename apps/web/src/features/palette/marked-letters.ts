import { initialsAt, plain, wholeAt } from '../../lib/match.ts';
import { wordsOf } from './score-item.ts';

/** The letters of `text` that `query` matched, as ranges with an exclusive end; the rules are those of `matchScore`. */
export function markedLetters(query: string, text: string): readonly (readonly [from: number, to: number])[] {
  const wanted = plain(query).trim();
  const hay = plain(text);
  if (wanted === '' || hay.length !== text.length) return [];
  const whole = wholeAt(wanted, hay);
  if (whole >= 0) return [[whole, whole + wanted.length]];
  // Missing words matched elsewhere: in the path, or in hidden text.
  const words = wordsOf(query).filter((word) => hay.includes(word));
  if (words.length > 0) return joined(words.map((word) => [wholeAt(word, hay), wholeAt(word, hay) + word.length]));
  const letters = initialsAt(wanted.replaceAll(' ', ''), hay) ?? [];
  return joined(letters.map((at) => [at, at + 1]));
}

/** Sorted ranges, with adjacent ones merged. */
function joined(ranges: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const sorted = ranges.toSorted((a, b) => a[0] - b[0]);
  return sorted.reduce<(readonly [number, number])[]>((done, [from, to]) => {
    const last = done.at(-1);
    return last && from <= last[1] ? [...done.slice(0, -1), [last[0], Math.max(last[1], to)]] : [...done, [from, to]];
  }, []);
}
