import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';

/** Actions that repeat after a while. */
const REPEATED_ACTIONS = wordSet('repeated actions');

/**
 * The next date is a year after the action, whenever that was: the next vaccination after an old one is past as well. A row that continues
 * has its next date ahead.
 */
export function nextAfterDeed(drafts: readonly Draft[]): void {
  const done = drafts.find(({ kind, words }) => (kind === 'date.created' || kind === 'date.business') && words.some((word) => REPEATED_ACTIONS.has(word)));
  if (!done) return;
  for (const draft of drafts) {
    const { kind, words, parameters, column } = draft;
    if (kind !== 'date.future' || words[0] !== 'next' || parameters.after !== undefined || column.type.base !== done.column.type.base) continue;
    edit(draft, {
      kind: 'date.expires',
      parameters: { after: done.column.name, days: 365 },
      because: { code: 'row', words: `a year after ${done.column.name}` },
    });
  }
}
