import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';

/** Pairs of an action and its consequence: an invited person joins. */
const LEADS: readonly (readonly [first: string, later: string])[] = [
  ['invited', 'joined accepted registered enrolled onboarded activated'],
  ['requested applied', 'approved granted accepted joined admitted enrolled'],
  ['ordered', 'shipped dispatched delivered received'],
  ['shipped dispatched', 'delivered received'],
];
const PAIRS = LEADS.map(([first, later]) => ({ first: new Set(first.split(' ')), later: new Set(later.split(' ')) }));

/** Hours between the two: within two weeks, usually a day. */
const LENGTHS = { least: 0.02, typical: 30, most: 336 };

/** Puts `invited_at` before `joined_at NOT NULL`, although `joined_at` is the row's own creation time; a row that is placed or requested begins with that. */
export function leadToOwnTime(drafts: readonly Draft[]): void {
  beginWithDeed(drafts);
  for (const draft of drafts) {
    if (draft.kind !== 'date.event' || draft.parameters['gap'] !== undefined) continue;
    const [pair] = PAIRS.filter(({ first }) => draft.words.some((word) => first.has(word)));
    const own =
      pair && drafts.find((each) => isOwnTime(each) && each.column.type.base === draft.column.type.base && each.words.some((word) => pair.later.has(word)));
    if (!own || (draft.parameters['after'] !== undefined && draft.parameters['after'] !== own.column.name)) continue;
    edit(draft, {
      kind: 'date.after',
      parameters: { of: own.column.name, before: true, ...LENGTHS },
      because: { code: 'row', words: `before ${own.column.name}, which comes of it` },
    });
  }
}

/** The time beside it that a time comes of: `applied_on` of `joined_on`. */
export function leadOf({ words, column: { name, type } }: Draft, drafts: readonly Draft[]): Draft | undefined {
  const firsts = PAIRS.filter(({ later }) => words.some((word) => later.has(word)));
  return drafts.find(
    (each) =>
      each.column.name !== name && each.column.type.base === type.base && each.words.length <= 2 && firsts.some(({ first }) => first.has(each.words[0]!)),
  );
}

/** Whether a time is that of a deed by which the row came to be. */
export function comesToBe({ words }: Draft): boolean {
  return words.length <= 2 && BIRTHS.has(words[0]!);
}

/** The time of the row's creation. */
function isOwnTime({ kind, column }: Draft): boolean {
  return column.notNull && /^date\.(?:created|past|recent|business)$/.test(kind);
}

const BIRTHS = wordSet('deeds by which a row comes to be');

/** What follows in the row's life follows its creation: `placed_at` is that time, and not some time after it. */
function beginWithDeed(drafts: readonly Draft[]): void {
  const created = drafts.find(({ kind, words }) => kind === 'date.created' && words[0] === 'created');
  if (!created || !drafts.some(({ kind }) => kind === 'life.stamp')) return;
  for (const draft of drafts) {
    const { kind, parameters, column } = draft;
    const follows = kind === 'date.event' && parameters['after'] === created.column.name && parameters['gap'] === undefined;
    if (!follows || !comesToBe(draft) || column.type.base !== created.column.type.base) continue;
    edit(draft, {
      kind: 'sibling',
      parameters: { column: created.column.name },
      because: { code: 'row', words: `${created.column.name}, with which it begins` },
    });
  }
}
