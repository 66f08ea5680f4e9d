import { edit, type Draft } from '../../edits/draft.ts';
import { TEXT_TYPES } from '../../schema/types.ts';

/** A column of fewer letters holds an abbreviation. */
const MAX_ABBREVIATION_LENGTH = 30;

/** An unknown code with room for words is its row's name in the style of programs: `premium-support` beside `Premium support`. */
export function codesOfNames(drafts: readonly Draft[]): void {
  const name = drafts.find((draft) => draft.words.join(' ') === 'name' && isText(draft) && draft.entity === undefined && /^\w+$/.test(draft.column.name));
  if (!name || name.kind.startsWith('person.') || name.kind === 'template' || name.kind === 'sibling') return;
  for (const draft of drafts) {
    if (draft.kind !== 'code.short' || draft.words.join(' ') !== 'code' || !isText(draft) || (draft.column.type.length ?? Infinity) < MAX_ABBREVIATION_LENGTH)
      continue;
    edit(draft, {
      kind: 'text.slug',
      parameters: { of: name.column.name, ...(draft.column.inKey ? { unique: true } : {}) },
      because: { code: 'row', words: `${name.column.name} as a code` },
    });
  }
}

function isText({ column }: Draft): boolean {
  return column.type.kind === 'base' && TEXT_TYPES.has(column.type.base);
}
