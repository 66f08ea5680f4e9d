import { isParticiple } from '../../read/names/participles.ts';
import { alwaysBefore, beginWith } from './always-before.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { comesFirst } from './order-of-labels.ts';
import { wordSet, wordList } from '../../read/words.ts';

/** Participles of a row's beginning, the most certain first. */
const BEGINNINGS = wordList('beginnings of a row');

const ENDINGS = wordSet('deeds that may begin a row');

/** A table without a created column has another that says when its rows began: `booked_at`, `queued_at`, `sent_at`. */
export function promoteCreated(drafts: readonly Draft[]): void {
  endWhatWasOrdered(drafts);
  beginWithWhatIsThere(drafts);
  if (drafts.some((draft) => draft.kind === 'date.created' || (draft.kind === 'date.end' && draft.words.includes('period')))) return;
  const isPlanned = drafts.some((draft) => draft.kind === 'date.scheduled');
  const starts = isPlanned || drafts.some((draft) => draft.kind === 'date.start');
  for (const beginning of BEGINNINGS) {
    // A row with a start does not begin when it is done.
    if (starts && ENDINGS.has(beginning)) continue;
    if (isPlanned && beginning === 'started') continue;
    // An item with its own date was published or sent after it.
    if ((beginning === 'published' || ENDINGS.has(beginning)) && drafts.some((each) => each.kind === 'date.business' && each.words.join(' ') === 'date'))
      continue;
    const draft = drafts.find(
      (each) => each.words.length <= 2 && each.words[0] === beginning && ['date.event', 'date.business', 'date.past'].includes(each.kind),
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
}

/** Participles of the end of an earlier action. */
const FINAL = wordSet('ends of an earlier action');

/** An order, request or shipment did not begin at its receipt. */
function endWhatWasOrdered(drafts: readonly Draft[]): void {
  const received = drafts.find((draft) => draft.kind === 'date.created' && draft.words[0] === 'received');
  const before = drafts.find(
    (draft) => EARLIER.has(draft.words[0]!) && draft.words.length <= 2 && ['date.event', 'date.business', 'date.past'].includes(draft.kind),
  );
  if (!received || !before || comesFirst('received', before.words[0]!, drafts)) return;
  edit(before, { kind: 'date.created', parameters: {}, nullRate: undefined });
  edit(received, { kind: 'date.event', parameters: { after: before.column.name, gap: 168 }, nullRate: 0.15 });
}

/** A time that may be missing is no beginning behind one that never is: a hold is placed before it is collected. */
function beginWithWhatIsThere(drafts: readonly Draft[]): void {
  const created = drafts.filter((draft) => draft.kind === 'date.created');
  const before = created.length === 1 ? alwaysBefore(created[0]!, drafts) : undefined;
  if (!before) return;
  edit(created[0]!, { kind: 'date.event', parameters: { after: before.column.name, gap: 48 } });
  beginWith(before);
}

const EARLIER = wordSet('before such an end');
