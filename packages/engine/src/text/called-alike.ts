/**
 * The places of those names that are called like this one: in any case and with any signs between the words, otherwise without a number at the end or the ending of several
 * (`Shoes 2`, `desserts`), otherwise with further words before or behind (`Main courses`, `main`). Empty if there are none.
 */
export function calledAlike(name: string, names: readonly (string | null)[]): readonly number[] {
  const wanted = plain(name);
  const all = names.map((each) => (each === null ? '' : plain(each)));
  for (const fits of [isSame, isLoosely, isPart]) {
    const places = all.flatMap((each, at) => (each !== '' && fits(wanted, each) ? [at] : []));
    if (places.length > 0) return places;
  }
  return [];
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const isSame = (one: string, other: string): boolean => one === other;

const isLoosely = (one: string, other: string): boolean => loosely(one) === loosely(other);

/** A number alone is a name. */
function loosely(name: string): string {
  return name.replace(/ \d{1,4}$/, '').replace(/(?<=\p{L}{3})s$/u, '');
}

/** Short words begin many names. */
const LEAST = 4;

function isPart(one: string, other: string): boolean {
  const [short, long] = [loosely(one), loosely(other)].toSorted((a, b) => a.length - b.length) as [string, string];
  return short.length >= LEAST && (long.startsWith(`${short} `) || long.endsWith(` ${short}`));
}
