import { greatestCommonDivisor } from '../../values/greatest-common-divisor.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const CLASSES: readonly string[] = [LETTERS, LETTERS.toLowerCase(), DIGITS];
/** Longer texts get a number at the end. */
const LONGEST = 6;

/**
 * Codes that look like those of a list, after the list's own: `EUR`, `USD`, … then other three-letter codes. Each
 * position has letters of one case, digits, or the same sign in all texts; null if the texts have no such form, or if
 * it has no more codes than the list. `mixed`: digits may occur among letters.
 */
export function codesAlike(texts: readonly string[], mixed = false): { readonly count: number; readonly at: (rank: number) => string } | null {
  const own = texts.length > 0 ? placesOf(texts) : null;
  const places = own && mixed ? own.map((place) => (place.length === LETTERS.length ? place + DIGITS : place)) : own;
  if (!places) return null;
  const all = places.reduce((product, place) => product * place.length, 1);
  if (all <= texts.length) return null;
  const step = stepThrough(all);
  const back = inverse(step, all);
  // Steps at which the list's own codes would repeat.
  const taken = Float64Array.from(texts, (text) => Number((BigInt(indexOf(places, text)) * BigInt(back)) % BigInt(all))).sort();
  return {
    count: all,
    at(rank) {
      if (rank < texts.length) return texts[rank]!;
      let at = rank - texts.length;
      for (const each of taken) {
        if (each > at) break;
        at++;
      }
      return codeOf(places, (at * step) % all);
    },
  };
}

function placesOf(texts: readonly string[]): string[] | null {
  const { length } = texts[0]!;
  if (length === 0 || length > LONGEST || texts.some((text) => text.length !== length)) return null;
  const places = Array.from({ length }, (_, i) => {
    const found = [...new Set(texts.map((text) => text[i]!))];
    const of = CLASSES.find((each) => found.every((sign) => each.includes(sign)));
    return of ?? (found.length === 1 ? found[0]! : null);
  });
  return places.every((place) => place !== null) ? places : null;
}

function codeOf(places: readonly string[], index: number): string {
  let rest = index;
  let code = '';
  for (let i = places.length - 1; i >= 0; i--) {
    const place = places[i]!;
    code = place[rest % place.length]! + code;
    rest = Math.floor(rest / place.length);
  }
  return code;
}

function indexOf(places: readonly string[], code: string): number {
  return places.reduce((index, place, i) => index * place.length + place.indexOf(code[i]!), 0);
}

/** Products with it stay below 2^53 for six places. */
const WIDEST_STEP = 4_194_304;

/** A step that visits every number below `all` once, without visiting neighbours soon after each other. */
function stepThrough(all: number): number {
  let step = Math.max(1, Math.floor(Math.min(all, WIDEST_STEP) * 0.618));
  while (greatestCommonDivisor(step, all) !== 1) step++;
  return step;
}

/** x with step · x = 1 (mod all): Euclid's algorithm. */
function inverse(step: number, all: number): number {
  let [low, high] = [0, 1];
  let [rest, value] = [all, step];
  while (value !== 0) {
    const times = Math.floor(rest / value);
    [low, high] = [high, low - times * high];
    [rest, value] = [value, rest - times * value];
  }
  return ((low % all) + all) % all;
}
