import { isParticiple } from '../../read/names/participles.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';

/** Times of another moment than the row. */
const APART = wordSet("times apart from the row's");

/** The time that comes before one that may be missing, and is itself never: the row begins with it. `levied_on` before `paid_on`, which may be NULL. */
export function alwaysBefore(first: Draft, drafts: readonly Draft[], isTaken: (draft: Draft) => boolean = () => false): Draft | undefined {
  if (first.column.notNull || first.words[0] === 'created') return undefined;
  return drafts
    .slice(0, drafts.indexOf(first))
    .find(
      (draft) =>
        !isTaken(draft) &&
        draft.column.notNull &&
        draft.column.type.base === first.column.type.base &&
        /^date\.(?:past|business|event)$/.test(draft.kind) &&
        draft.words.length <= 2 &&
        isParticiple(draft.words[0]!) &&
        !draft.words.some((word) => APART.has(word)),
    );
}

/** Makes a time the row's beginning. */
export function beginWith(draft: Draft): void {
  edit(draft, { kind: 'date.created', parameters: {}, nullRate: undefined });
}

/** Of a row that says when it was created, a time that may be missing is no beginning: what was collected had been taken in. */
export function beginOnce(drafts: readonly Draft[]): void {
  const created = drafts.filter((draft) => draft.kind === 'date.created');
  const certain = created.find(({ column, words }) => column.notNull && words[0] === 'created');
  if (!certain) return;
  for (const each of created)
    if (!each.column.notNull && each.column.type.base === certain.column.type.base) edit(each, { kind: 'date.event', parameters: {} });
}
