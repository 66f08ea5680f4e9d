import type { TextSubject } from '@seedbed/engine';
import trades from '../../../data/trades.json' with { type: 'json' };

/** Words of tables and columns: those that are nearly sufficient, and those that other trades share. */
export type Sheet = { readonly own: string; readonly shared: string };

/** A trade of `data/trades.json`, under the name of the engine's texts about it; `general` is the trade of anything else. */
export type Trade = Partial<Sheet> & {
  /** The domain of the engine's other texts (titles, messages, questions). */
  readonly domain?: string;
  /** What its texts are like, by the names of `tradesWith`. */
  readonly traits?: string;
  /** Words of tables by area, with the domain of the engine's texts in a schema of that area. */
  readonly areas?: Readonly<Record<string, { readonly words: string; readonly domain?: string }>>;
  /** Finer than areas: they decide the values of a column like `strategy` or `source`. `rare`: hardly in other software. */
  readonly subjects?: Readonly<Record<string, Sheet & { readonly rare?: boolean; readonly generators?: string }>>;
  /**
   * Words that software uses in another sense, with words of the trade that confirm its sense, and words of software that confirm the
   * other: the tenants of a house pay rent, those of a program have a plan and a subdomain.
   */
  readonly double?: readonly { readonly words: string; readonly trade: string; readonly software: string }[];
};

/** All trades; of two that fit as well, the first one is taken. */
export const TRADES = Object.entries(trades) as readonly (readonly [TextSubject, Trade])[];

const members = <T>(of: (trade: Trade) => Readonly<Record<string, T>> | undefined) => TRADES.flatMap(([, trade]) => Object.entries(of(trade) ?? {}));

export const AREAS = members((trade) => trade.areas);
export const SUBJECTS = members((trade) => trade.subjects);

/** Words of a member of a trade. */
export const listed = (text: string): readonly string[] => text.split(', ');

/** The trades with a trait. Throws if no trade has it. */
export function tradesWith(trait: string): ReadonlySet<TextSubject> {
  const found = TRADES.filter(([, { traits }]) => traits !== undefined && listed(traits).includes(trait)).map(([name]) => name);
  if (found.length === 0) throw new Error(`data/trades.json has no trade with the trait "${trait}".`);
  return new Set(found);
}
