import { dictionary } from '@seedbed/contract';
import type { Tokens } from './tokens.ts';
import type { TypeClass } from '../rules/type-class.ts';
import { wordSet } from '../words.ts';

/** Short forms that mean one thing in a text and another in a number, where they are units. */
const IN_TEXTS: Readonly<Record<string, string>> = dictionary({ nm: 'name', mk: 'make', ph: 'phone', ttl: 'title', op: 'operator', cntr: 'container' });

/** Words beside `ttl` where it is a time to live. */
const LIVING = wordSet('things with a time to live');

/** Raw content of a document: a body, a message. */
const DOCUMENTS = wordSet('raw contents');

/** `unit_raw` is a unit as someone wrote it. */
function openRaw({ words, raw }: Tokens): Tokens {
  const isRaw = words.length > 1 && words.at(-1) === 'raw' && !DOCUMENTS.has(words.at(-2)!);
  return isRaw ? { words: words.slice(0, -1), raw: raw.slice(0, -1) } : { words, raw };
}

export function openByType(tokens: Tokens, type: TypeClass): Tokens {
  const { words, raw } = type === 'text' ? openRaw(openInterest(tokens)) : openInterest(tokens);
  if (type === 'int' || type === 'num') return withoutCurrency(openCurrent({ words, raw }));
  if (type !== 'text') return openCurrent(type === 'date' || type === 'stamp' ? openTerms({ words, raw }) : { words, raw });
  // `max_ttl` is how long something lives, in a text too.
  const lives = words.some((word) => LIVING.has(word));
  const open = (word: string) => (Object.hasOwn(IN_TEXTS, word) && !(lives && word === 'ttl') ? IN_TEXTS[word]! : word);
  return { words: words.map(open), raw: raw.map(open) };
}

/** `echeance_paiement date`, `termin_platnosci date`: terms that are a day are the one on which it is due. */
function openTerms({ words, raw }: Tokens): Tokens {
  if (words[0] !== 'payment' || !/^terms?$/.test(words[1] ?? '') || words.length > 2) return { words, raw };
  return { words: ['due', 'date'], raw: ['due', 'date'] };
}

/** `curr_reading`: what has no currency is the current one. */
function openCurrent({ words, raw }: Tokens): Tokens {
  if (words[0] !== 'currency' || !wordSet('current values').has(words[1] ?? '')) return { words, raw };
  return { words: ['current', ...words.slice(1)], raw: ['current', ...raw.slice(1)] };
}

const CURRENCIES = wordSet('currency codes');
/** Words beside which a currency is no unit: exchange rates, or prices per kilowatt hour. */
const BETWEEN = wordSet('exchange and unit prices');

/** `daily_rate_eur` is a daily rate, `rate_eur` may be an exchange rate. */
function withoutCurrency({ words, raw }: Tokens): Tokens {
  const isUnit = words.length > 1 && CURRENCIES.has(words.at(-1)!) && !words.some((word) => BETWEEN.has(word)) && words[0] !== 'rate';
  return isUnit ? { words: words.slice(0, -1), raw: raw.slice(0, -1) } : { words, raw };
}

/** `int_rt`, `accr_int`: next to another word, `int` is interest. */
function openInterest({ words, raw }: Tokens): Tokens {
  if (words.length < 2 || !words.includes('int')) return { words, raw };
  const open = (word: string) => (word === 'int' ? 'interest' : word);
  return { words: words.map(open), raw: raw.map(open) };
}
