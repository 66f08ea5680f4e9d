import { dictionary } from '@seedbed/contract';
import type { Words } from '../../words/words.ts';
import { homeCountry } from '../entities/place-data.ts';

/** Approximate units of a currency per dollar or euro, if there are thousands. */
const SMALL_UNITS: Readonly<Record<string, number>> = dictionary({ ID: 15_000 });

/**
 * The factor for amounts, 1 for dollars; since the second edition of the word lists, amounts of other locales are
 * scaled to their currency.
 */
export function amountsOf({ edition, locales }: Words): number {
  return edition < 2 ? 1 : (SMALL_UNITS[homeCountry(locales[0]!.locale)] ?? 1);
}
