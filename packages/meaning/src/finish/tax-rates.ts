import { dictionary, ownMember, type Domain } from '@seedbed/contract';
import { edit, type Draft } from '../edits/draft.ts';
import { wordSet } from '../read/words.ts';
import { NUMBER_TYPES } from '../schema/types.ts';

/** A country's usual tax rate and the others, by the language of names. */
const RATES_BY_LANGUAGE: Readonly<Record<string, readonly number[]>> = dictionary({ de: [19, 7], fr: [20, 5.5], es: [21, 10], pt: [23, 6] });
/** By the name of the tax, where names are English. */
const RATES_BY_TAX: Readonly<Record<string, readonly number[]>> = dictionary({ vat: [20, 5], gst: [18, 5], tax: [10, 0] });
const WEIGHTS = [88, 12];

const RATE = wordSet('tax rates');
/** Tables that list taxes themselves, or those of many countries. */
const LISTS = wordSet('tables with a rate for each');

/** A seller in one country has one rate on nearly everything, and another on some: never five side by side. */
export function settleTaxRates(
  drafts: readonly Draft[],
  noun: string,
  language: string | undefined,
  domains: Readonly<Record<string, Domain>>,
  isGrouped: (draft: Draft) => boolean,
): void {
  if (LISTS.has(noun)) return;
  for (const draft of drafts) {
    const { type, unique, inKey, name } = draft.column;
    if (!/^(?:finance\.taxRate|number\.(?:typical|percent)|values)$/.test(draft.kind) || !RATE.has(draft.words.join(' '))) continue;
    if (!NUMBER_TYPES.has(type.base) || unique || inKey || isGrouped(draft) || ownMember(domains, name)) continue;
    // A DEFAULT knows the rate of the place.
    if (draft.because.code === 'default' || draft.because.code === 'concept') continue;
    const isPart = type.base === 'numeric' && (type.scale ?? 0) >= 3 && (type.precision ?? 9) - (type.scale ?? 0) <= 1;
    const rates = (language && RATES_BY_LANGUAGE[language]) || RATES_BY_TAX[draft.words.find((word) => Object.hasOwn(RATES_BY_TAX, word))!]!;
    const whole = type.base.startsWith('int');
    edit(draft, {
      kind: 'values',
      parameters: { values: rates.map((rate) => (isPart ? rate / 100 : whole ? Math.round(rate) : rate)), weights: WEIGHTS },
      because: { code: 'name', words: 'the usual rate of a country, and its other one' },
    });
  }
}
