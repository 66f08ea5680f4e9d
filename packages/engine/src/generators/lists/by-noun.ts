import { dictionaryOf, dictionary } from '@seedbed/contract';
import { define, field, parameters } from '../kit/define.ts';
import { pickSource } from '../kit/pick.ts';
import type { WordList, Words } from '../../words/words.ts';

const SYNONYMS: Readonly<Record<string, string>> = dictionary({
  booking: 'room',
  reservation: 'room',
  apartment: 'property',
  listing: 'property',
  house: 'property',
  building: 'property',
  alarm: 'alert',
  file: 'document',
  attachment: 'media',
  image: 'media',
  user: 'customer',
  client: 'customer',
  account: 'customer',
  company: 'customer',
  organization: 'customer',
  member: 'membership',
  subscription: 'membership',
  item: 'product',
  article: 'product',
  equipment: 'asset',
  machine: 'device',
  sensor: 'device',
  transaction: 'payment',
  issue: 'ticket',
  task: 'ticket',
  case: 'ticket',
  request: 'ticket',
  employee: 'contract',
  car: 'vehicle',
  animal: 'pet',
  patient: 'pet',
  cost: 'expense',
  absence: 'leave',
  branch: 'store',
  shop: 'store',
  location: 'store',
  message: 'notification',
  log: 'activity',
  interaction: 'activity',
  survey: 'question',
});

export const byNoun = define<{ noun?: string }>({
  kind: 'enum.byNoun',
  group: 'enum',
  title: 'Kind of a thing',
  summary: 'Kinds that a noun usually has: single and double for a room, car and van for a vehicle. By the table’s name unless a noun is given.',
  parameters: parameters({ noun: field.text('Noun') }),
  outputs: ['text', 'integer'],
  invertible: 'perm',
  compile: ({ noun }, context) => pickSource(context, kindsOf(context.words, noun ?? context.table)),
});

function kindsOf(words: Words, name: string): WordList {
  for (const word of nounsOf(name)) {
    for (const noun of [word, SYNONYMS[word]]) {
      if (noun !== undefined && Object.hasOwn(KNOWN, noun)) return words.list(`noun.${noun}`);
    }
  }
  return words.list('noun.kind');
}

const KNOWN = dictionaryOf(
  'room vehicle property event alert document order customer product activity asset media contract device notification payment ticket incident membership pet tax expense leave question store'
    .split(' ')
    .map((noun) => [noun, true]),
);

/** Words of a table's name, the last first, in the singular. */
export function nounsOf(name: string): string[] {
  return name
    .slice(name.lastIndexOf('.') + 1)
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .reverse()
    .map((word) =>
      word.endsWith('ies')
        ? `${word.slice(0, -3)}y`
        : /(ss|us|is|ias)$/.test(word)
          ? word
          : /(ches|shes|xes|sses)$/.test(word)
            ? word.slice(0, -2)
            : word.replace(/s$/, ''),
    );
}
