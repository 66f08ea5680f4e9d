import { dictionary } from '@seedbed/contract';
/** Transforms of another column's text for `sibling`. */
export const TRANSFORMS = {
  none: (text: string) => text,
  lower: (text: string) => text.toLowerCase(),
  upper: (text: string) => text.toUpperCase(),
  slug: slugOf,
  initials: (text: string) =>
    text
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map((word) => word[0]!.toUpperCase())
      .join(''),
  firstWord: (text: string) => text.split(/\s+/)[0]!,
  sortName,
  artistSortName,
} as const;

export type Transform = keyof typeof TRANSFORMS;

/** `Crème brûlée & Co.` → `creme-brulee-co`. */
export function slugOf(text: string): string {
  const slug = ascii(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'item' : slug;
}

const SPECIAL: Readonly<Record<string, string>> = dictionary({
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ð: 'd',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
});

/** Latin letters without their marks; letters of other scripts are dropped. */
export function ascii(text: string): string {
  const spelled = text.replace(/[ßæøœđłıþðäöü]/giu, (letter) => {
    const plain = SPECIAL[letter.toLowerCase()]!;
    return letter === letter.toLowerCase() ? plain : plain[0]!.toUpperCase() + plain.slice(1);
  });
  return spelled
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x20-\x7e]/g, '');
}

/** `Ada Lovelace` → `Lovelace, Ada`; `The Harbour` → `Harbour, The`. */
function sortName(text: string): string {
  const article = /^(The|A|An) (.+)$/.exec(text);
  if (article) return `${article[2]}, ${article[1]}`;
  const blank = text.lastIndexOf(' ');
  return blank < 0 ? text : `${text.slice(blank + 1)}, ${text.slice(0, blank)}`;
}

/**
 * First names that identify a musician in the list of artists: musicians' names are inverted, names of bands are not.
 */
const MUSICIANS: ReadonlySet<string> = new Set(
  'Nora Theo Ines Callum Yara Mats Lila Owen Priya Jonas Amara Silvia Rosa Kenji Elsa Hugo Mina Tomas Delia'.split(' '),
);

/** `Nora Lindqvist` → `Lindqvist, Nora`; `The Paper Lanterns` → `Paper Lanterns, The`; `Velvet Static` is unchanged. */
function artistSortName(text: string): string {
  return /^(?:The|A|An) /.test(text) || MUSICIANS.has(text.split(' ', 1)[0]!) ? sortName(text) : text;
}
