import { dictionary } from '@seedbed/contract';
import type { Words } from '../../words/words.ts';
import { homeCountry } from '../entities/place-data.ts';

/** How many of the currency's unit a dollar or a euro is, about, where it is thousands. */
const SMALL_UNITS: Readonly<Record<string, number>> = dictionary({ ID: 15_000 });

/** 1 where amounts are of the size of dollars; since the second edition of the word lists, amounts of other locales are of their currency's size. */
export function amountsOf({ edition, locales }: Words): number {
  return edition < 2 ? 1 : (SMALL_UNITS[homeCountry(locales[0]!.locale)] ?? 1);
}
