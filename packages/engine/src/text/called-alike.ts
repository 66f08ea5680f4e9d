/**
 * Looks up names that are called like one: their places, in any case and with any signs between the words, otherwise without a number at the end or the ending of several
 * (`Shoes 2`, `desserts`), otherwise with further words before or behind (`Main courses`, `main`). Empty if there are none. The names are read once for all lookups.
 */
export function calledAlike(names: readonly (string | null)[]): (name: string) => readonly number[] {
  const all = names.map((each) => (each === null ? '' : plain(each)));
  return (name) => {
    const wanted = plain(name);
    for (const fits of [isSame, isLoosely, isPart]) {
      const places = all.flatMap((each, at) => (each !== '' && fits(wanted, each) ? [at] : []));
      if (places.length > 0) return places;
    }
    return [];
  };
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
