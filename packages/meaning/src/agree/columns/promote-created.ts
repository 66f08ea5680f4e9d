import { isParticiple } from '../../read/names/participles.ts';
import { alwaysBefore, beginWith } from './always-before.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { comesFirst } from './order-of-labels.ts';
import { wordSet, wordList } from '../../read/words.ts';
import { DATE_TYPES } from '../../schema/types.ts';

/** Participles of a row's beginning, the most certain first. */
const BEGINNINGS = wordList('beginnings of a row');

const ENDINGS = wordSet('deeds that may begin a row');
/** What is done at the time for which it was planned, where each row has such a time. */
const AS_PLANNED = wordSet('deeds done as planned');

/** A table without a created column has another that says when its rows began: `booked_at`, `queued_at`, `sent_at`. */
export function promoteCreated(drafts: readonly Draft[]): void {
  endWhatWasOrdered(drafts);
  beginWithWhatIsThere(drafts);
  if (drafts.some((draft) => draft.kind === 'date.created' || (draft.kind === 'date.end' && draft.words.includes('period')))) return;
  const isPlanned = drafts.some((draft) => draft.kind === 'date.scheduled');
  const isPlannedAlways = drafts.some((draft) => draft.kind === 'date.scheduled' && draft.column.notNull);
  const starts = isPlanned || drafts.some((draft) => draft.kind === 'date.start');
  for (const beginning of BEGINNINGS) {
    // A row with a start does not begin when it is done.
    if (starts && ENDINGS.has(beginning)) continue;
    if (isPlanned && (beginning === 'started' || (isPlannedAlways && AS_PLANNED.has(beginning)))) continue;
    const draft = drafts.find(
      (each) =>
        each.words.length <= 2 &&
        each.words[0] === beginning &&
        ['date.event', 'date.business', 'date.past'].includes(each.kind) &&
        !mayNotHappen(each, drafts) &&
        !hasOwnDate(each, drafts),
    );
    if (draft) return beginWith(alwaysBefore(draft, drafts) ?? draft);
  }
  const happened = drafts.filter(
    (draft) => draft.kind === 'date.event' && draft.column.notNull && [1, 2].includes(draft.words.length) && isParticiple(draft.words[0]!),
  );
  const [only] = happened;
  // If it has its own date, it was created after that.
  const hasOwnDay = drafts.some(({ kind }) => kind === 'date.business' || kind === 'date.scheduled');
  if (only && happened.length === 1 && !starts && !hasOwnDay && !FINAL.has(only.words[0]!)) edit(only, { kind: 'date.created', parameters: {} });
  // A row that says only when something was changed is that change; what was updated had been there before.
  const [told, ...others] = drafts.filter(({ column }) => DATE_TYPES.has(column.type.base));
  if (told?.kind === 'date.updated' && told.words.includes('changed') && told.column.notNull && others.length === 0)
    edit(told, { kind: 'date.created', parameters: {} });
}

/** An item with its own `date` was published or sent after it; nothing that may be missing began a row whose `quote_date` is always there. */
function hasOwnDate({ column, words: [deed] }: Draft, drafts: readonly Draft[]): boolean {
  const isLater = deed === 'published' || ENDINGS.has(deed!);
  return drafts.some(({ kind, words, column: { notNull } }) => {
    if (kind !== 'date.business' || words.at(-1) !== 'date') return false;
    return words.length === 1 ? isLater : notNull && !column.notNull;
  });
}

/** `paid_at` may be missing where `paid` says that it is. */
function mayNotHappen({ column, words }: Draft, drafts: readonly Draft[]): boolean {
  return !column.notNull && drafts.some((each) => each.column.type.base === 'bool' && each.words.filter((word) => word !== 'is').join() === words[0]);
}

/** Participles of the end of an earlier action. */
const FINAL = wordSet('ends of an earlier action');

/** An order, request or shipment did not begin at its receipt, nor a reading when it came in, nor a stop when somebody arrived as was planned. */
function endWhatWasOrdered(drafts: readonly Draft[]): void {
  const noted = drafts.some(({ kind, column, words: [deed] }) => ['date.event', 'date.past'].includes(kind) && column.notNull && NOTED.has(deed!));
  const received = drafts.find((draft) => draft.kind === 'date.created' && draft.words.some((word) => CAME.has(word) || (noted && word === 'created')));
  if (!received) return;
  const isBefore = ({ words, kind, column }: Draft): boolean =>
    column.type.base === received.column.type.base &&
    ['date.event', 'date.business', 'date.past', 'date.scheduled'].includes(kind) &&
    (words.some((word) => PLANNED.has(word)) || (words.length <= 2 && words.some((word) => EARLIER.has(word))));
  const before = drafts.find((draft) => draft !== received && isBefore(draft) && (received.words.some((word) => CAME.has(word)) || NOTED.has(draft.words[0]!)));
  if (!before || comesFirst('received', before.words[0]!, drafts)) return;
  edit(before, { kind: 'date.created', parameters: {}, nullRate: undefined });
  const isSoon = before.words.some((word) => AT_ONCE.has(word) || PLANNED.has(word)) && before.column.type.base !== 'date';
  edit(received, {
    kind: 'date.event',
    parameters: { after: before.column.name, gap: isSoon ? 0.2 : 168 },
    nullRate: received.column.notNull ? undefined : 0.15,
  });
}
/** What happened is noted after it. */
const NOTED = wordSet('happened before it is noted');
const CAME: ReadonlySet<string> = new Set(['received', 'arrived']);
const PLANNED = wordSet('planned');
/** What is measured is taken in at once. */
const AT_ONCE = wordSet('measured before it comes in');

/** A time that may be missing is no beginning behind one that never is: a hold is placed before it is collected. */
function beginWithWhatIsThere(drafts: readonly Draft[]): void {
  const created = drafts.filter((draft) => draft.kind === 'date.created');
  const before = created.length === 1 ? alwaysBefore(created[0]!, drafts) : undefined;
  if (!before) return;
  edit(created[0]!, { kind: 'date.event', parameters: { after: before.column.name, gap: 48 } });
  beginWith(before);
}

const EARLIER = wordSet('before such an end');
