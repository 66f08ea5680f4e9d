import { dictionary, ownMember, withArticle, type Domain, type Generator } from '@seedbed/contract';
import { catalogue } from '@seedbed/engine';
import { inWords } from './limits-in-words.ts';

type Parameters = Readonly<Record<string, unknown>>;

const PLACED: Readonly<Record<string, (parameters: Parameters) => string>> = dictionary({
  sequence: () => 'Numbers that count up, one for each row',
  permutation: () => 'A different number in each row, in mixed order',
  constant: ({ value }: Parameters) => `The same value in every row${isShort(value) ? ` (${String(value)})` : ''}`,
  null: () => 'NULL in every row',
  values: listed,
  weighted: () => 'One of several values or kinds of values, some oftener than others',
  distinct: () => 'The values of a list, none twice before all have come',
  default: () => 'Nothing is sent: Postgres takes the DEFAULT of the column',
  expression: () => 'A value that is computed from other columns',
  derived: () => 'A value that is taken over from the parent’s row, or summed over the children’s',
  lookup: () => 'A value of the parent’s row',
  split: () => 'A share of the parent’s total',
  sibling: () => 'The value of another column of the row, as it is or changed',
  example: () => 'What belongs to one of a list of real examples (columns of a row that name the same examples agree)',
  'example.number': () => 'A number that fits the example in the row',
  array: ({ min, max }: Parameters) => (isNumber(min) && isNumber(max) ? `A list of ${min} to ${max} values` : 'A list of a few values'),
  json: () => 'A JSON document, of the same shape in each row',
  'life.state': ({ steps, goals, ends }: Parameters) => stateOf([steps, goals, ends]),
  'life.stamp': ({ step }: Parameters) => `The time at which the row became “${String(step)}”, and NULL before that`,
  'life.createdAt': () => 'When the row came to be',
  'life.updatedAt': () => 'When the row last changed',
  'date.created': () => 'When the row came to be',
  'date.business': () => 'The day of an order or an entry',
  'date.past': () => 'A time in the past',
  'date.recent': () => 'A time shortly before the reference date',
  'date.future': () => 'A time in the future',
  'date.soon': () => 'A time shortly after the reference date',
  'date.anytime': () => 'Any time of the last years',
  'date.between': () => 'A time between two dates',
  'date.updated': () => 'When the row last changed',
  'date.event': () => 'When something happened, somewhat later than another time',
  'date.due': () => 'When something is due, some days after the row came to be',
  'date.expires': () => 'When something expires',
  'date.after': ({ after }: Parameters) => (typeof after === 'string' ? `A time after ${after}` : 'A time after another one'),
  'number.lognormal': () => 'Numbers of which many are small and few are large',
  'number.above': () => 'A number somewhat above another one of the row',
  'number.mostlyZero': () => 'Mostly zero, else a small number',
  'internet.email': () => 'An email address',
  'text.about': () => 'What people write about it',
  'text.nounName': () => 'A name that such a thing could have',
  'enum.byNoun': () => 'A kind that such a thing usually has',
});

/** Titles used without "a". */
const UNCOUNTED = /^(?:yes or no|first of them|numbers|stock|popularity|latency|money|employment|leave|packaging|weather)\b|[^s]s$/i;

/** A description of the values of a generator, at the start of a sentence: "An amount from 1 to 500". */
export function whatItHolds({ kind, parameters = {} }: Generator, domain: Domain | undefined): string {
  const placed = ownMember(PLACED, kind);
  if (placed) return placed(parameters);
  const label = /^Label: (.+)$/.exec(titleOf(kind));
  if (label) return `A usual ${spaced(label[1]!)}`;
  const title = titleOf(kind);
  const noun = /^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
  const named = UNCOUNTED.test(title) ? title : withArticle(noun).replace(/^a/, 'A');
  return `${named}${rangeOf(parameters, domain)}`;
}

function titleOf(kind: string): string {
  return catalogue.find((one) => one.kind === kind)?.title ?? kind;
}

/** Bounds set by a person or by inference, as far as the constraints leave them; those of constraints are described separately. */
function rangeOf({ min, max }: Parameters, domain: Domain | undefined): string {
  if (!isNumber(min) || !isNumber(max)) return '';
  const from = isNumber(domain?.min) ? Math.max(min, domain.min) : min;
  const to = isNumber(domain?.max) ? Math.min(max, domain.max) : max;
  return from > to || (domain?.min === from && domain.max === to) ? '' : ` from ${from} to ${to}`;
}

function listed({ values }: Parameters): string {
  const texts = Array.isArray(values) ? values.filter(isShort).map(String) : [];
  return texts.length > 0 && texts.length === (values as unknown[]).length ? `One of ${inWords(texts, 'and')}` : 'One of a list of values';
}

function stateOf(lists: readonly unknown[]): string {
  const states = lists.flatMap((list) => (Array.isArray(list) ? list.map(String) : []));
  return states.length > 0 ? `The state of the row: ${inWords(states, 'or')}` : 'The state of the row';
}

/** `accountType` → account type. */
function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
}

function isShort(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 24);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
