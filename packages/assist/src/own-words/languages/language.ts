/** The kinds of requests; each has a reader in `sayings.ts`, which gets the named groups of a form. */
export type SayingName = 'missing' | 'without' | 'dirt' | 'label' | 'perParent' | 'count' | 'weekends' | 'none' | 'season' | 'last' | 'since' | 'between';

/** Kinds of dirt, and `all` for a mix. */
type DirtWord = 'typos' | 'spaces' | 'duplicates' | 'all';
type Unit = 'day' | 'week' | 'month' | 'year';

/**
 * The forms of requests in one language. Forms are regular expressions over a whole request, with named groups; `{share}`, `{number}`, `{exactly}`, `{low}`, `{high}` and `{count}`
 * are numbers as that language writes them.
 */
export type Language = {
  /** Whether the decimal sign is a comma, and a point or a blank separates thousands. */
  readonly decimalComma: boolean;
  /** Before a name: `the orders`, `der Bestellungen`. */
  readonly articles: readonly string[];
  readonly percent: string;
  /** Shares in words, as percentages. */
  readonly fractions?: Readonly<Record<string, string>>;
  readonly forms: Readonly<Record<SayingName, readonly string[]>>;
  readonly dirt: Readonly<Record<string, DirtWord>>;
  readonly units: Readonly<Record<string, Unit>>;
  /** Days of the week, Monday is 0. */
  readonly days?: Readonly<Record<string, number>>;
  /** `christmas`, a season, or the number of a month. */
  readonly seasons: Readonly<Record<string, string>>;
};

/** Numbers of months by their names. */
export function months(names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name, at) => [name, String(at + 1)]));
}

/** Numbers of the days of a week by their names, Monday first, alone and with an ending: `sundays`. */
export function weekdays(names: string, ...endings: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.split(' ').flatMap((name, at) => ['', ...endings].map((ending) => [`${name}${ending}`, at])));
}
