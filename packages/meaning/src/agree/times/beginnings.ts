import { edit, type Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { childrenOf, isFree, namesOf, type DeriveContext } from '../context.ts';
import { wordSet } from '../../read/words.ts';

/** Words of the day since when something is there. */
const BEGAN = wordSet('days since when something is there');
/** Times of a child's rows. */
const HAPPENS = /^date\.(?:created|business|event|start|scheduled|recent)$/;
/** Rows lie in the last two years where their table has no timeline of its own. */
const TIMELINE_DAYS = 730;

/** Days within which those left that did: few of the rows that refer to them come later. */
const LEFT_DAYS = 90;
const CURRENT_SHARE = 0.9;
const LEFT = wordSet('days of leaving again');
/** Maximum validity of papers of current people. */
const RENEWED_DAYS = 1460;

/**
 * Events come after a thing's beginning, and few after its end: the subject of visits, sales or repairs was born, hired or built before the
 * first of them, and left lately.
 */
export function beginBefore(table: TableView, context: DeriveContext): void {
  const happens = (child: TableView) => context.drafts.get(child)!.some(({ kind }) => HAPPENS.test(kind));
  if (!childrenOf(table, context).some(({ from }) => happens(from))) return;
  const drafts = context.drafts.get(table)!.filter((draft) => isFree(draft.column, table, context, 'or in an order'));
  const begun = drafts.filter(isBeginning);
  begun.forEach(moveBack);
  const isPeople = namesOf(table, context).agent;
  // The same applies to people whose rows follow the table's own timeline.
  const joined = drafts.filter(
    ({ kind, words }) => isPeople && (kind === 'date.created' || kind === 'date.start') && (words.some((word) => BEGAN.has(word)) || words[0] === 'start'),
  );
  for (const draft of drafts.filter(({ parameters: { after } }) => joined.some(({ column }) => after === column.name))) {
    if (draft.parameters.open === true || LEFT.has(draft.words.join(' '))) leaveLately(draft);
  }
  for (const draft of drafts.filter(({ parameters: { after } }) => begun.some(({ column }) => after === column.name))) {
    if (draft.parameters.open === true) leaveLately(draft);
    // A licence that was there at the hire has been renewed since.
    else if (draft.kind === 'date.expires') edit(draft, { kind: 'date.future', parameters: { days: RENEWED_DAYS } });
  }
}

/** Whether a draft is the day since when something is there, by its name, without a bound yet. */
export function isBeginning({ kind, words, parameters }: Draft): boolean {
  if (kind === 'person.birthDate') return typeof parameters.from === 'number' && parameters.from * 365 < TIMELINE_DAYS;
  return kind === 'date.past' && parameters.least === undefined && words.some((word) => BEGAN.has(word));
}

function leaveLately(draft: Draft): void {
  edit(draft, { kind: 'date.recent', parameters: { days: LEFT_DAYS }, nullRate: CURRENT_SHARE });
}

function moveBack(draft: Draft): void {
  const { parameters } = draft;
  if (draft.kind === 'person.birthDate') edit(draft, { parameters: { ...parameters, from: Math.ceil(TIMELINE_DAYS / 365) } });
  else edit(draft, { parameters: { ...parameters, days: Math.max(Number(parameters.days ?? 1095), 2 * TIMELINE_DAYS), least: TIMELINE_DAYS } });
}
