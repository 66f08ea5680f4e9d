/** What wishes may say; each has a reader in `sayings.ts`, which gets the named groups of a form. */
export type SayingName = 'missing' | 'without' | 'dirt' | 'label' | 'perParent' | 'count' | 'weekends' | 'season' | 'last' | 'since' | 'between';

/** Kinds of dirt, and `all` for a mix. */
type DirtWord = 'typos' | 'spaces' | 'duplicates' | 'all';
type Unit = 'day' | 'week' | 'month' | 'year';

/**
 * How people of one language say their wishes. Forms are regular expressions over a whole wish, with named groups; `{share}`, `{number}`, `{low}`, `{high}` and `{count}`
 * are numbers as that language writes them.
 */
export type Language = {
  /** Whether a comma is before decimals, and a point or a blank between thousands. */
  readonly decimalComma: boolean;
  /** Before a name: `the orders`, `der Bestellungen`. */
  readonly articles: readonly string[];
  readonly percent: string;
  readonly forms: Readonly<Record<SayingName, readonly string[]>>;
  readonly dirt: Readonly<Record<string, DirtWord>>;
  readonly units: Readonly<Record<string, Unit>>;
  /** `christmas`, a season, or the number of a month. */
  readonly seasons: Readonly<Record<string, string>>;
};

/** Numbers of months by their names. */
export function months(names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name, at) => [name, String(at + 1)]));
}
