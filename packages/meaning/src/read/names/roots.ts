import { dictionary } from '@seedbed/contract';

/** Forms that share no regular ending with their verb. */
const IRREGULAR: Readonly<Record<string, string>> = dictionary({
  frozen: 'freez',
  lost: 'los',
  loss: 'los',
  held: 'hold',
  withdrawn: 'withdraw',
  withdrawal: 'withdraw',
  suspended: 'suspens',
  denied: 'den',
  expelled: 'expuls',
  error: 'fail',
});
const ENDING = /(?:ation|ition|ion|ment|ance|ure|al|ed|ing|er|e)s?$/;
const SHORTEST = 3;

/** The common root of a verb's forms: `cancel` of `canceled` and `cancellation`, `termin` of `terminated` and `termination`. For comparisons only. */
export function rootOf(word: string): string {
  const known = IRREGULAR[word];
  if (known !== undefined) return known;
  const cut = word.replace(ENDING, '').replace(/ifi(?:c)?$/, 'ify');
  const root = cut.replace(/(?<=...)at$/, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1');
  return root.length < SHORTEST ? word : root;
}
