import { edit, type Draft } from '../../edits/draft.ts';

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

/** Puts `invited_at` before `joined_at NOT NULL`, although `joined_at` is the row's own creation time. */
export function leadToOwnTime(drafts: readonly Draft[]): void {
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

/** The time of the row's creation. */
function isOwnTime({ kind, column }: Draft): boolean {
  return column.notNull && /^date\.(?:created|past|recent|business)$/.test(kind);
}
