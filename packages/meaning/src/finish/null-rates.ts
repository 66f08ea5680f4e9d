import { dictionary } from '@seedbed/contract';
import { literalDefault } from '../read/column/default-value.ts';
import { edit, type Draft } from '../edits/draft.ts';
import { wordSet } from '../read/words.ts';

/**
 * Shares of NULL in nullable columns, by their content. A rule's own share comes first. `loose`: the schema uses NOT NULL so
 * seldom that its absence means nothing (NULL only if a value may really be missing).
 */
export function setNullRates(drafts: readonly Draft[], mayBeNull: (draft: Draft) => boolean, tableWords: ReadonlySet<string>, loose = false): void {
  const ofErrors = [...ERRORS].some((word) => tableWords.has(word));
  for (const draft of drafts) {
    // A reason is there where the life of its row ended so.
    if (!mayBeNull(draft) || draft.kind === 'life.reason') edit(draft, { nullRate: undefined });
    else if (!ofErrors && tellsOfError(draft)) edit(draft, { nullRate: Math.max(draft.nullRate ?? 0, SELDOM) });
    else edit(draft, { nullRate: loose ? rateWhereLoose(draft, drafts) : (draft.nullRate ?? usualRate(draft)) });
    if (draft.nullRate === 0) edit(draft, { nullRate: undefined });
  }
  for (const draft of drafts) if (mayBeNull(draft) && isSeldomDone(draft)) edit(draft, { nullRate: Math.max(draft.nullRate ?? 0, RARELY) });
  for (const draft of drafts) if (mayBeNull(draft)) edit(draft, { nullRate: rateOfDoing(draft, drafts) ?? draft.nullRate });
}

/** Unique columns and the row's first timestamp are never missing, nor are unknown columns. */
function rateWhereLoose(draft: Draft, drafts: readonly Draft[]): number {
  if (draft.column.unique || isFirst(draft, drafts)) return 0;
  const rate = draft.nullRate ?? usualRate(draft);
  return rate === UNKNOWN ? 0 : rate;
}

function isFirst({ kind, words, parameters: { after } }: Draft, drafts: readonly Draft[]): boolean {
  return kind === 'date.event' && !drafts.some(({ column }) => column.name === after) && !words.some((word) => OCCASIONAL_EVENTS.has(word));
}

/** Occasional events. */
const OCCASIONAL_EVENTS = wordSet('occasional events');

/** Most rows went well: `error_code`, `last_error_type` beside a state. */
const SELDOM = 0.85;
const ERRORS = wordSet('errors');

function tellsOfError({ words, column, kind }: Draft): boolean {
  const isError = words.length > 1 ? words.includes('error') && !ABOUT_ERRORS.has(words.at(-1)!) : words[0] === 'error';
  return isError && /^(?:text|varchar|citext|int[248]|json|jsonb)$/.test(column.type.base) && literalDefault(column.column) === null && kind !== 'number.count';
}

/** Recipients and counts of errors. */
const ABOUT_ERRORS = wordSet('beside errors, something of every row');

/** Actors and reasons: empty if nothing happened. */
const ACTOR_WORDS = wordSet('actors and reasons');

const SELDOM_DONE = wordSet('seldom done');

/** Share of rows to which nothing of the kind has happened. */
const RARELY = 0.94;
const SELDOM_TO_ROW = wordSet('seldom done to a row');

/** When something happened that few rows go through, and that no state tells of: `blacklisted_at`. */
function isSeldomDone({ kind, words }: Draft): boolean {
  return /^date\.(?:event|past|recent|anytime)$/.test(kind) && TIMESTAMPS.has(words.at(-1)!) && SELDOM_TO_ROW.has(words.at(-2) ?? '');
}

const SELDOM_BY = 0.9;

/** `declined_by` beside a mostly empty `declined_at` is empty as often. */
function rateOfDoing(draft: Draft, drafts: readonly Draft[]): number | undefined {
  const { words } = draft;
  if (words.length < 2 || !ACTOR_WORDS.has(words.at(-1)!) || draft.kind === 'life.reason' || literalDefault(draft.column.column) !== null) return undefined;
  const done = words.slice(0, -1).join(' ');
  const timestamp = drafts.find(
    (each) => each !== draft && !each.column.notNull && TIMESTAMPS.has(each.words.at(-1) ?? '') && each.words.slice(0, -1).join(' ') === done,
  );
  if (timestamp?.nullRate !== undefined) return timestamp.nullRate > Math.max(0.3, draft.nullRate ?? 0) ? timestamp.nullRate : undefined;
  if (words.at(-1) !== 'by' && !timestamp) return undefined;
  return SELDOM_DONE.has(words.at(-2)!) && (draft.nullRate ?? 0) < SELDOM_BY ? SELDOM_BY : undefined;
}

const TIMESTAMPS = wordSet('endings of timestamps');

function usualRate(draft: Draft): number {
  if (draft.words.at(-1) === 'reason' && draft.words.slice(0, -1).some((word) => UNUSUAL.has(word)) && literalDefault(draft.column.column) === null) return 0.9;
  if (literalDefault(draft.column.column) !== null || draft.column.column.default !== undefined) return 0;
  return rateByName(draft);
}

/** Default for unknown columns. */
const UNKNOWN = 0.08;

/** Share of NULLs, by the column's name and kind only. */
export function rateByName(draft: Draft): number {
  if (NEVER.has(draft.kind) || (draft.column.unique && draft.words.length === 0)) return 0;
  const last = draft.words.at(-1) ?? '';
  // Only old rows have an obsolete value.
  if (draft.words.some((word) => OUT_OF_USE.has(word)) && draft.words.length > 1) return 0.9;
  // A row's name is known, even if it is optional.
  if (draft.words.length === 1 && NAMES.has(last)) return 0;
  return BY_WORD[last] ?? BY_KIND[draft.kind] ?? (draft.entity === undefined ? UNKNOWN : 0);
}

const OUT_OF_USE = wordSet('out of use');

/** Rare events have reasons as rarely. */
const UNUSUAL = wordSet('rare events with reasons');

const NAMES = wordSet('columns that are rarely empty');

const BY_WORD: Readonly<Record<string, number>> = dictionary({
  fax: 0.8,
  description: 0.2,
  bio: 0.45,
  website: 0.35,
  parent: 0.35,
  avatar: 0.25,
  assignee: 0.25,
  phone: 0.15,
  mobile: 0.15,
  note: 0.6,
  notes: 0.6,
  comment: 0.4,
  comments: 0.4,
  metadata: 0.1,
  error: 0.9,
  coupon: 0.8,
  reason: 0.5,
  suffix: 0.95,
  previous: 0.6,
  old: 0.6,
  middle: 0.55,
});

const BY_KIND: Readonly<Record<string, number>> = dictionary({
  'text.note': 0.6,
  'text.description': 0.2,
  'company.url': 0.3,
  'image.avatar': 0.25,
  'phone.number': 0.12,
  'location.secondaryAddress': 0.75,
  'person.middleName': 0.55,
});

const NEVER: ReadonlySet<string> = new Set([
  'sequence',
  'life.stamp',
  'life.updatedAt',
  'life.reason',
  'values',
  'constant',
  'datatype.boolean',
  'life.state',
  'date.created',
  'date.updated',
  'date.start',
  'date.business',
  'number.quantity',
  'finance.amount',
  'finance.balance',
  'commerce.price',
  'commerce.cost',
  'finance.tax',
  'finance.shipping',
  'finance.discount',
  'finance.salary',
  'finance.currencyCode',
  'person.firstName',
  'person.lastName',
  'person.fullName',
  'internet.email',
  'internet.username',
  'company.name',
  'commerce.productName',
  'text.nounName',
  'text.title',
  'text.articleTitle',
  'text.taskTitle',
  'text.ticketTitle',
  'text.eventTitle',
  'location.city',
  'location.country',
  'location.countryCode',
  'number.position',
  'number.popularity',
  'number.mostlyZero',
  'number.stock',
  'number.rating',
  'code.eventName',
  'string.uuid',
  'location.venueName',
  'text.category',
  'text.tag',
  'media.songTitle',
  'media.albumTitle',
  'media.workTitle',
  'media.bookTitle',
  'location.latitude',
  'location.longitude',
]);
