import { dictionary } from '@seedbed/contract';
import { isNamedNoun } from '@seedbed/engine';
import { edit, tune, type Draft } from '../../edits/draft.ts';
import type { TableNames } from '../../read/schema-names.ts';
import { isPair } from '../times/period-pairs.ts';
import { wordSet } from '../../read/words.ts';

/**
 * Replaces parameters such as `@created`, `@start`, `@name`, `@stars` or `@noun` in a rule by the column (or the noun). If the table has no
 * such column, removes them, together with parameters that make no sense alone.
 */
export function resolveReferences(drafts: readonly Draft[], names: TableNames): void {
  for (const draft of drafts) {
    for (const [key, value] of Object.entries(draft.parameters)) {
      if (typeof value !== 'string' || !value.startsWith('@')) continue;
      const found = value === '@noun' ? nounFor(draft, names) : FINDERS[value]?.(draft, drafts)?.column.name;
      if (found !== undefined) tune(draft, { [key]: found });
      else edit(draft, { parameters: without(draft.parameters, key) });
    }
    // In a key, a slug keeps to its text and takes the row's number with it.
    if (draft.kind === 'text.slug' && draft.column.inKey) tune(draft, { unique: true });
    if (draft.kind === 'sibling' && draft.parameters.transform === 'sortName') sortByName(draft, drafts);
    if (draft.kind === 'sibling' && draft.parameters.column === undefined) edit(draft, { kind: 'person.fullName', parameters: {} });
  }
}

function without(parameters: Draft['parameters'], member: string): Draft['parameters'] {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => name !== member));
}

/** Only people are sorted by their last names, and bands are none. */
function sortByName(draft: Draft, drafts: readonly Draft[]): void {
  const kind = drafts.find(({ column }) => column.name === draft.parameters.column)?.kind ?? '';
  if (kind === 'media.artistName') tune(draft, { transform: 'artistSortName' });
  else if (!kind.startsWith('person.')) edit(draft, { parameters: without(draft.parameters, 'transform') });
}

const PLAIN = wordSet('words that a reference may lack');

/** Heads that need a noun; any other head is the noun itself (`project`, `printer`). */
const HEADS = wordSet('heads that need a noun');

/** The word before the head (`room type` → room), the head itself where it is a noun, or the table's noun. */
function nounFor(draft: Draft, names: TableNames): string | undefined {
  const head = draft.words.at(-1)!;
  if (!HEADS.has(head)) return head;
  // A word without a list is weaker evidence than the table: the long name of a route is a route's.
  const own = draft.words.slice(0, -1).findLast((word) => word !== 'display');
  return own === undefined || (!isNamedNoun(own) && (isNamedNoun(names.noun) || PLAIN.has(own))) ? names.noun : own;
}

/** Actions before the row's span: a booking is made before its first night. */
const PAST_BEFORE = wordSet("before the row's span");

/** The time at which the row was written, after its event. */
function writtenDown(draft: Draft, drafts: readonly Draft[]): Draft | undefined {
  return drafts.find((each) => each !== draft && each.kind === 'date.event' && each.words[0] === 'created');
}

/** Whether this is the day on which a person was hired, years ago: later events of the person are after it. */
function isHiring(each: Draft, draft: Draft): boolean {
  return each !== draft && each.kind === 'date.past' && each.column.type.base === draft.column.type.base && wordSet('days of hiring').has(each.words.join(' '));
}

const BEGINNINGS = wordSet('begun');

const FINDERS: Readonly<Record<string, (draft: Draft, drafts: readonly Draft[]) => Draft | undefined>> = dictionary({
  '@created': (draft, drafts) =>
    (draft.kind === 'date.updated' ? writtenDown(draft, drafts) : undefined) ??
    // A trial ends after its own beginning.
    (draft.kind === 'date.expires' ? drafts.find((each) => each.kind === 'date.start' && isPair(each, draft)) : undefined) ??
    drafts.find((each) => each !== draft && each.kind === 'date.created') ??
    writtenDown(draft, drafts) ??
    drafts.find((each) => each !== draft && (each.kind === 'date.business' || (each.kind === 'date.start' && !PAST_BEFORE.has(draft.words[0] ?? '')))) ??
    drafts.find((each) => isHiring(each, draft)),
  '@start': (draft, drafts) => {
    const starts = drafts.filter(
      (each) =>
        each !== draft &&
        each.column.type.base === draft.column.type.base &&
        (['date.start', 'date.month', 'date.timeOfDay', 'date.business', 'date.scheduled'].includes(each.kind) ||
          (each.kind === 'date.event' && each.words.some((word) => BEGINNINGS.has(word)))),
    );
    // An actual start has its end after it, not after the planned one.
    const begun = starts.filter((each) => each.words.some((word) => BEGINNINGS.has(word)));
    const alike = (list: readonly Draft[]) => list.find((each) => each.rest.join(' ') === draft.rest.join(' '));
    return alike(begun) ?? alike(starts) ?? starts[0] ?? drafts.find((each) => isHiring(each, draft));
  },
  '@name': (draft, drafts) => {
    const texts = drafts.filter((each) => each !== draft && /^(text|varchar|citext)$/.test(each.column.type.base) && each.kind !== draft.kind);
    return (
      texts.find((each) => each.words.at(-1) === 'name' && each.words.length === 1) ??
      texts.find((each) => each.words.at(-1) === 'title') ??
      texts.find((each) => each.words.at(-1) === 'name')
    );
  },
  '@stars': (draft, drafts) => drafts.find((each) => each !== draft && each.kind === 'number.rating'),
});
