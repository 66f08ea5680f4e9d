import { hasForm, type DescribedThing, type TextForm, type TextSubject } from '@seedbed/engine';
import type { TableNames } from '../read/schema-names.ts';
import { tradesWith } from '../read/subjects/trades.ts';
import { describedThing } from '../read/subjects/described-things.ts';
import { edit, type Draft } from '../edits/draft.ts';
import { wordSet } from '../read/words.ts';

/** Tables of events: their descriptions narrate, as notes do. */
const HAPPENED = wordSet('tables of events');

/** Columns that narrate events, in any table. */
const TELLING = wordSet('columns that narrate');

/** Things that are used, kept and repaired. */
const USED = wordSet('things that are used and repaired');

/** Subjects whose notes are always about people. */
const PEOPLE_SUBJECTS = tradesWith('notes about people');

/** Customers are no employees. */
const CUSTOMERS = wordSet('customers');

/** Subjects whose machines have notes of their own. */
const MACHINE_SUBJECTS = tradesWith('notes of machines');

/** Lists whose descriptions the engine writes by the noun: a plan's content, a position's requirements. */
const WORDED = wordSet('lists described by the noun');

/** Subjects with trade, where notes on customers and orders are a shop's. */
const TRADING = tradesWith('notes of customers');
const OF_TRADE = wordSet('tables of trade');

/** Texts about a table's content follow its subject (`text.about`), if the engine has words for it; notes follow only a certain subject. */
export function speakOfSubject(drafts: readonly Draft[], table: TableNames, subject: TextSubject, sure: TextSubject = subject): void {
  for (const draft of drafts) {
    const element = elementOf(draft);
    const spoken = aboutSubject(element ? { ...draft, ...element } : draft, table, draft.kind === 'text.note' ? sure : subject);
    if (!spoken) continue;
    if (element) edit(draft, { parameters: { ...draft.parameters, element: spoken } });
    else edit(draft, { kind: spoken.kind, parameters: spoken.parameters });
  }
}

type Made = { readonly kind: string; readonly parameters: Record<string, unknown> };

/** The elements of a list of texts. */
function elementOf({ kind, parameters }: Draft): Made | undefined {
  const element = kind === 'array' ? (parameters.element as { kind?: string; parameters?: Record<string, unknown> } | undefined) : undefined;
  return element?.kind === undefined ? undefined : { kind: element.kind, parameters: element.parameters ?? {} };
}

function aboutSubject(draft: Draft, table: TableNames, subject: TextSubject): Made | undefined {
  const form = formOf(draft, table, subject);
  if (form === undefined || (draft.column.type.kind !== 'base' && draft.column.type.kind !== 'array')) return undefined;
  const thing = form === 'description' ? thingOf(draft, table, subject) : undefined;
  if (thing !== undefined) return { kind: 'text.described', parameters: { thing } };
  const of = subjectOfForm(form, table, subject, draft.words);
  return of && { kind: 'text.about', parameters: { ...(of === 'general' ? {} : { subject: of }), ...(form === 'note' ? {} : { form }) } };
}

/** The thing that the column describes, by its own words, otherwise by the table's. */
function thingOf({ words }: Draft, { tokens }: TableNames, subject: TextSubject): DescribedThing | undefined {
  if (PUBLISHED.has(words.at(-1) ?? '')) return undefined;
  return describedThing(words.slice(0, -1), subject) ?? describedThing(tokens.words, subject);
}

/** The form of text for a draft; undefined if its own is better. */
function formOf(draft: Draft, table: TableNames, subject: TextSubject): TextForm | undefined {
  const happened = HAPPENED.has(table.noun) || TELLING.has(draft.words.at(-1) ?? '');
  switch (draft.kind) {
    case 'text.note':
      return OF_TRADE.has(table.noun) && TRADING.has(subject) ? undefined : 'note';
    case 'text.clinicalNote':
      return subject === 'health' ? undefined : 'note';
    case 'text.comment':
      return WRITTEN_UNDER.has(table.noun) ? undefined : subject === 'forum' ? 'post' : 'note';
    case 'text.review':
      return REVIEWS.has(table.noun) || 'stars' in draft.parameters ? undefined : 'note';
    case 'text.description':
      if (WORDED.has(table.noun) || (tellsOfTickets(table) && TRACKING.has(subject))) return undefined;
      if (subject === 'forum' && PUBLISHED.has(draft.words.at(-1) ?? '')) return 'post';
      if (happened && hasForm(subject, 'note')) return 'note';
      return subject === 'forum' && thingOf(draft, table, subject) === undefined ? 'post' : 'description';
    case 'text.title':
      return 'title';
    case 'text.reason':
      return 'reason';
    case 'text.statement':
      if (subject === 'science') return 'finding';
      if (subject === 'fitness') return 'title';
      if (happened && hasForm(subject, 'note')) return 'note';
      return thingOf(draft, table, subject) === undefined ? undefined : 'description';
    case 'text.body':
    case 'text.paragraph':
      if (draft.words.at(-1) === 'message') return happened ? 'note' : describedThing(table.tokens.words, subject) === 'error' ? 'description' : undefined;
      return subject === 'forum' ? 'post' : happened && hasForm(subject, 'note') ? 'note' : undefined;
    default:
      return undefined;
  }
}

/** Texts that are part of the described thing. */
const PUBLISHED = wordSet('contents of a publication');

/** Subjects that the engine's titles, descriptions and reasons have words for. */
const WORDED_SUBJECTS = tradesWith('worded');

/** Subjects with customers' reasons in the engine. */
const CUSTOMER_SUBJECTS = tradesWith('reasons of customers');

/** Subjects with similar things; in others, one thing's text does not fit the next. */
const OF_ONE_KIND = tradesWith('things of one kind');

/** Bug reports, for which the engine has words. */
const BUGS = wordSet('bug reports');

function tellsOfTickets({ noun, tokens }: TableNames): boolean {
  return tokens.words.some((word) => BUGS.has(word)) || (noun === 'request' && tokens.words.includes('feature'));
}

const TRACKING = tradesWith('tickets');

/** Replies to something published. */
const WRITTEN_UNDER = wordSet('replies and posts');
const REVIEWS = wordSet('reviews');

/** The subject of a text with that form; undefined if its own kind is better. */
function subjectOfForm(form: TextForm, table: TableNames, subject: TextSubject, words: readonly string[]): TextSubject | undefined {
  if (form === 'note' && (words.includes('maintenance') || table.words.has('maintenance')) && !MACHINE_SUBJECTS.has(subject)) return 'equipment';
  if (form === 'note' && table.words.has('audit')) return 'admin';
  if (form === 'note' && USED.has(table.noun) && !MACHINE_SUBJECTS.has(subject)) return 'equipment';
  if (form === 'note' && subject === 'hr' && CUSTOMERS.has(table.noun)) return 'person';
  if (form === 'note' && table.agent && !PEOPLE_SUBJECTS.has(subject)) return 'person';
  if (form === 'note' && table.words.has('repair') && !MACHINE_SUBJECTS.has(subject)) return 'equipment';
  if (hasForm(subject, form)) return form === 'description' && !OF_ONE_KIND.has(subject) ? 'general' : subject;
  return (form === 'reason' ? CUSTOMER_SUBJECTS : WORDED_SUBJECTS).has(subject) ? undefined : 'general';
}
