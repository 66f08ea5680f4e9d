import { dictionary } from '@seedbed/contract';
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
  writeToNamed(drafts, name);
}

/** A company's address without a company's name beside it has the row's own name as its domain: that of a restaurant, a school, a charity. */
function writeToNamed(drafts: readonly Draft[], name: Draft): void {
  if (!name.column.notNull || !LISTED_NAMES.has(name.kind) || drafts.some(({ kind }) => kind === 'company.name' || kind === 'company.domain')) return;
  for (const draft of drafts) {
    const before = DOMAIN_OF[draft.kind];
    const { type, inKey } = draft.column;
    if (before === undefined || inKey || !isText(draft) || (type.length ?? Infinity) < LONGEST_ADDRESS) continue;
    edit(draft, {
      kind: 'template',
      parameters: { template: `${before}{{slug:${name.column.name}}}.example` },
      entity: undefined,
      because: { code: 'row', words: `at the address of ${name.column.name}` },
    });
  }
}

const DOMAIN_OF: Readonly<Record<string, string>> = dictionary({ 'company.email': 'contact@', 'company.url': 'https://www.' });
/** Kinds of names that no company of the engine has. */
const LISTED_NAMES: ReadonlySet<string> = new Set(['values', 'distinct', 'example']);
const LONGEST_ADDRESS = 100;

function isText({ column }: Draft): boolean {
  return column.type.kind === 'base' && TEXT_TYPES.has(column.type.base);
}
