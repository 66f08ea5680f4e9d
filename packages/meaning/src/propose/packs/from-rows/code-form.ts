/** How many values to check: a few show the form. */
const MAX_CHECKED_VALUES = 500;
const LONGEST = 40;

/**
 * The form of codes that are all of one length and shape: `HB-KX-204` → `HB-[A-Z]{2}-###`; null if they are no codes.
 */
export function codeForm(values: readonly string[]): string | null {
  const seen = values.slice(0, MAX_CHECKED_VALUES);
  const length = seen[0]!.length;
  if (seen.length < 3 || length < 3 || length > LONGEST || seen.some((value) => value.length !== length || !/^[\dA-Za-z][\w./-]*$/.test(value))) return null;
  const places = Array.from({ length }, (_, at) => placeOf(new Set(seen.map((value) => value[at]!))));
  if (places.includes(null) || !places.some((place) => place === '#' || place?.startsWith('['))) return null;
  return places.join('').replaceAll(/(\[[^\]]+\])\1+/g, (run, one: string) => `${one}{${run.length / one.length}}`);
}

/** The character class at one position of all values. */
function placeOf(letters: ReadonlySet<string>): string | null {
  const all = [...letters];
  if (all.length === 1) return /[#[\]{}\\]/.test(all[0]!) ? `\\${all[0]}` : all[0]!;
  if (all.every((letter) => /\d/.test(letter))) return '#';
  if (all.every((letter) => /[A-Z]/.test(letter))) return '[A-Z]';
  if (all.every((letter) => /[a-z]/.test(letter))) return '[a-z]';
  return all.every((letter) => /[\dA-Z]/.test(letter)) ? '[A-Z0-9]' : null;
}
