import { ABBREVIATIONS, knownWords, lettersInOrder, rootOf, singular } from '@seedbed/meaning/read';

/** Synonyms, in the singular. Only those that mean the same in any trade. */
const SAME: readonly (readonly string[])[] = [
  ['customer', 'client', 'buyer'],
  ['organization', 'organisation', 'org', 'company', 'firm'],
  ['employee', 'staff', 'worker', 'colleague'],
  ['person', 'people', 'individual'],
  ['product', 'item', 'article'],
  ['amount', 'sum'],
  ['price', 'rate', 'cost', 'fee'],
  ['phone', 'telephone', 'tel', 'mobile', 'cellphone'],
  ['email', 'mail', 'emails'],
  ['note', 'comment', 'remark'],
  ['postcode', 'zip', 'zipcode', 'postalcode'],
  ['city', 'town'],
  ['status', 'state'],
  ['category', 'kind', 'type', 'class'],
  ['quantity', 'count'],
  ['surname', 'lastname'],
  ['practitioner', 'physician', 'doctor', 'clinician'],
  ['vehicle', 'car'],
  ['picture', 'photo', 'image'],
  ['colour', 'color'],
  ['licence', 'license'],
  ['centre', 'center'],
  ['job', 'task'],
  ['user', 'account holder'],
  ['reading', 'measurement'],
  ['wage', 'salary', 'pay'],
  ['score', 'rating', 'grade'],
  ['stock', 'inventory'],
  ['temperature', 'temp', 'celsius', 'fahrenheit'],
];

const GROUPS = new Map(SAME.flatMap((words, group) => words.map((word): [string, number] => [word, group])));

/** How surely a word names what a part of a name does: 1 for the same word, less for another word or a short form of it, 0 for none. */
export function sameness(word: string, part: string): number {
  let ofWord = compared.get(word);
  if (!ofWord) {
    if (compared.size >= MAX_COMPARED) compared.clear();
    compared.set(word, (ofWord = new Map()));
  }
  let found = ofWord.get(part);
  if (found === undefined) {
    if (ofWord.size >= MAX_PARTS) ofWord.clear();
    ofWord.set(part, (found = samenessOf(word, part)));
  }
  return found;
}

/** A sentence compares each of its words with each part of every name, many times over. */
const compared = new Map<string, Map<string, number>>();
const MAX_COMPARED = 500;
const MAX_PARTS = 5_000;

function samenessOf(word: string, part: string): number {
  const [one, other] = [singular(word), singular(part)];
  if (one === other) return 1;
  if (american(one) === american(other)) return 0.98;
  const group = GROUPS.get(one);
  if (group !== undefined && group === GROUPS.get(other)) return 0.9;
  const opened = ABBREVIATIONS.get(other);
  if (opened?.length === 1 && opened[0] === one) return 0.95;
  if (opened?.length === 1 && group !== undefined && group === GROUPS.get(opened[0]!)) return 0.86;
  if (isShortFor(other, one)) return 0.8;
  return [...(GROUPS.has(one) ? SAME[group!]! : [])].some((each) => isShortFor(other, each)) ? 0.7 : 0;
}

/** Whether two words are forms of one: refunded, refund and refunds; cancelled and canceled. */
export function sameForm(one: string, other: string): boolean {
  if (singular(one) === singular(other)) return true;
  const [a, b] = [american(one), american(other)];
  return a === b || (Math.min(a.length, b.length) > 3 && rootOf(a) === rootOf(b) && Math.abs(a.length - b.length) <= 4);
}

/** `cancelled` → `canceled`, `organisation` → `organization`. */
function american(word: string): string {
  return word.replace(/ll(?=ed$|ing$|er$)/, 'l').replace(/is(?=ation|ed$|ing$|e$)/, 'iz');
}

/** Whether a short form is one of a word: `cust`, `acct`, `nm`. A complete word is not a short form. */
export function isShortFor(short: string, word: string): boolean {
  if (short.length < 2 || short.length > 5 || word.length <= short.length || (knownWords.has(short) && !ABBREVIATIONS.has(short) && short.length > 3))
    return false;
  if (short[0] !== word[0]) return false;
  if (word.startsWith(short)) return true;
  if (!lettersInOrder(short, word)) return false;
  const consonants = word[0]! + word.slice(1).replaceAll(/[aeiouy]/g, '');
  return short.at(-1) === word.at(-1) || consonants.startsWith(short);
}
