import { edit, tune, type Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { childrenOf, namesOf, type DeriveContext } from '../context.ts';
import { wordSet } from '../../read/words.ts';

/** What is prepared for months, with people and things that are booked for it. */
const PREPARED = wordSet('prepared for months');
/** First words of what is settled beforehand. */
const BEFOREHAND = wordSet('settled beforehand');
/** Days within which it begins after it was written down, and hours until it is confirmed. */
const AHEAD = 240;
const CONFIRMED = 60;

/**
 * What others prepare is written down months before it begins, so that offers, tasks and guests come before it; and it is confirmed before it begins, not after.
 */
export function planAhead(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const created = createdOf(drafts);
  const start = drafts.find((draft) => draft.kind === 'date.start' && draft.column.type.base.startsWith('timestamp'));
  if (!created || !start || !PREPARED.has(namesOf(table, context).noun) || childrenOf(table, context).length < 2) return;
  if (start.parameters.days === undefined) edit(start, { parameters: { ...start.parameters, days: AHEAD } });
  for (const draft of drafts) if (isBeforehand(draft, start)) confirm(draft, created);
}

function createdOf(drafts: readonly Draft[]): Draft | undefined {
  return drafts.find((draft) => draft.kind === 'date.created' && draft.column.type.base.startsWith('timestamp'));
}

/** What is planned is planned for some days after the row was written down. */
export function planFromThen(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const created = createdOf(drafts);
  if (created) for (const draft of drafts) if (isPlannedFromThen(draft, created)) tune(draft, { after: created.column.name });
}

/** Whether it is planned some days after the row was written down: of few rows, each has days of the timeline for itself, and may be written down at their end. */
function isPlannedFromThen({ kind, parameters, column }: Draft, created: Draft): boolean {
  const isTime = column.type.base.startsWith('timestamp') || column.type.base === 'date';
  return /^date\.(?:start|scheduled)$/.test(kind) && parameters.after === undefined && isTime && created.column.notNull && created.nullRate === undefined;
}

function isBeforehand({ kind, words, parameters }: Draft, start: Draft): boolean {
  return kind === 'date.event' && BEFOREHAND.has(words[0] ?? '') && parameters.after === start.column.name;
}

function confirm(draft: Draft, created: Draft): void {
  edit(draft, {
    parameters: { after: created.column.name, gap: CONFIRMED },
    because: { ...draft.because, words: `${draft.because.words.replace(/; after .*$/, '')}; after ${created.column.name}` },
  });
}
