import SHORT from '../../../data/words/short.json' with { type: 'json' };

/** Short forms that are expanded before rules are applied. A form that rules know (`qty`, `dob`) is expanded, too, so that rules need one spelling. */
export const ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(SHORT.abbreviations).map(([short, long]) => [short, long.split(' ')]),
);
