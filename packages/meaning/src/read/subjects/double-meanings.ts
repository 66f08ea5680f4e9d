import { listed, TRADES } from './trades.ts';

const DOUBLE = TRADES.flatMap(([, { double = [] }]) =>
  double.map(({ words, trade, software }) => ({ doubles: listed(words), trade: listed(trade), software: listed(software) })),
);

/** So many words of software, and twice as many as of the trade, take a word out of its trade. */
const MIN_SOFTWARE_WORDS = 3;

/** The schema's words that have software's meaning here, and do not indicate a trade. */
export function otherMeanings(words: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { doubles, trade, software } of DOUBLE) {
    const count = (list: readonly string[]) => list.filter((word) => words.has(word)).length;
    const ofSoftware = count(software);
    if (count(doubles) > 0 && ofSoftware >= MIN_SOFTWARE_WORDS && ofSoftware > count(trade) * 2) for (const word of doubles) found.add(word);
  }
  return found;
}

/** The words of a table that indicate a trade, without those with another meaning here. */
export function withoutOthers(words: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return others.size === 0 ? words : new Set([...words].filter((word) => !others.has(word)));
}
