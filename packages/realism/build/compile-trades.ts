import type { Rule } from '../src/names/rule.ts';
import type { Pack } from '../src/index.ts';
import { keyOfWords } from '../src/trades/key-of-words.ts';
import { wordsOfValue } from '../src/trades/words-of-values.ts';

/** What `data/trades.json` holds: the packs, and for each list of words which trades they are of (`key pack share pack share …`, a line each; a key alone for words of any trade). */
export type CompiledTrades = { readonly packs: string; readonly of: string };

/** Whose the made-up names of a generator are. */
const NAMED_BY: Readonly<Record<string, readonly string[]>> = {
  'sport.teamName': ['sports-league', 'betting', 'membership-club'],
  'commerce.brand': [
    'online-retail',
    'fashion-retail',
    'e-commerce-platform-admin',
    'wholesale-distribution',
    'point-of-sale',
    'subscription-commerce',
    'loyalty-and-coupons',
    'wellness-and-beauty',
  ],
};

/** Values of more words are sentences, which speak of anything. */
const SENTENCE = 4;
/** Fewer words, or fewer of them that any pack knows, tell nothing. */
const LEAST_WORDS = 4;
const LEAST_KNOWN = 0.5;
/** Words that so many packs have half of are of any trade. */
const OF_ANY = 30;
/** Trades that share less than this of what the first shares are left out, and those behind so many. */
const LEAST_SHARE = 0.3;
const MOST_PACKS = 16;

/**
 * Which trades the words of rules are of: those whose packs have the same words in their values, the rarer the more. `made` gives values of generators that have
 * words of their own.
 */
export function compileTrades(packs: readonly Pack[], rules: readonly Rule[], made: (kind: string) => readonly string[]): CompiledTrades {
  const having = new Map<string, Set<number>>();
  for (const [number, pack] of packs.entries())
    for (const text of textsOf(pack))
      for (const word of wordsOfValue(text)) {
        const found = having.get(word);
        if (found) found.add(number);
        else having.set(word, new Set([number]));
      }
  const lines = new Map<string, string>();
  for (const rule of rules) {
    const key = keyOfWords(rule);
    if (key === undefined || lines.has(key)) continue;
    const values = rule.kind === 'values' ? (rule.parameters.values as string[]) : made(rule.kind);
    const trades =
      NAMED_BY[rule.kind]?.map((name): [number, number] => [packs.findIndex(({ pack }) => pack === name), 1]) ?? tradesOf(values, having, packs.length);
    if (trades) lines.set(key, trades.map(([pack, share]) => ` ${pack.toString(36)} ${Math.round(share * 10)}`).join(''));
  }
  const of = [...lines].map(([key, trades]) => `${key}${trades}`);
  return { packs: packs.map(({ pack }) => pack).join(' '), of: of.toSorted().join('\n') };
}

/** Each pack with its share of what the first has, the first first; none for words of any trade, undefined for words that tell nothing. */
function tradesOf(values: readonly string[], having: ReadonlyMap<string, ReadonlySet<number>>, packs: number): [pack: number, share: number][] | undefined {
  const each = values.map(wordsOfValue);
  const words = [...new Set(each.flat())];
  const known = words.filter((word) => having.has(word));
  if (each.flat().length > values.length * SENTENCE || known.length < LEAST_WORDS || known.length < words.length * LEAST_KNOWN) return undefined;
  const told = new Map<number, number>();
  for (const word of known) for (const pack of having.get(word)!) told.set(pack, (told.get(pack) ?? 0) + Math.log2((packs + 1) / having.get(word)!.size));
  const most = Math.max(...told.values());
  const shares = [...told].map(([pack, sum]): [number, number] => [pack, sum / most]).toSorted((one, other) => other[1] - one[1] || one[0] - other[0]);
  return shares.filter(([, share]) => share >= 0.5).length > OF_ANY ? [] : shares.filter(([, share]) => share >= LEAST_SHARE).slice(0, MOST_PACKS);
}

/** What a trade calls its things: cues, names of tables, labels and examples. */
function textsOf({ cues, concepts }: Pack): string[] {
  return [
    ...cues,
    ...concepts.flatMap(({ tables, attributes, rows }) => [
      ...tables,
      ...Object.values(attributes).flatMap(({ kind, values }) => (kind === 'text' || kind === 'label' ? Object.keys(values ?? {}) : [])),
      ...rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string')),
    ]),
  ];
}
