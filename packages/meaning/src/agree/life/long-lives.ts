import { edit, tune, type Draft } from '../../edits/draft.ts';
import type { TableNames } from '../../read/schema-names.ts';
import { wordSet } from '../../read/words.ts';

/** Things of months or years: residents, accounts, possessions. */
const LASTING = wordSet('things of months or years');
/** Things of days or weeks, despite their dates. */
const PASSING = wordSet('things of days or weeks');
const ENDINGS = wordSet('ends of a long life');
const BEGINNINGS = wordSet('beginnings of a long life');

/** Places that people go to, and the share of them that has not closed for good. */
const PLACES = wordSet('places that close for good');
const OPEN_PLACES = 0.93;

/** Median hours of such a lifecycle: about ten months. */
const MEDIAN_HOURS = 7_500;

/** Whether a timestamp ends a long life that another timestamp of the row began: a person hired in 2019 left later, whenever the row was created. */
export function endsLongLife(draft: Draft, drafts: readonly Draft[], names: TableNames): boolean {
  return isEndOfLongLife(draft, drafts, names, (each) => each.kind === 'date.past' && each.column.type.base === draft.column.type.base);
}

/** Whether a timestamp's name ends such a life, and another begins it: an opened account is closed years later, a tab within the hour. */
export function isEndOfLongLife(draft: Draft, drafts: readonly Draft[], names: TableNames, mayBegin: (each: Draft) => boolean = () => true): boolean {
  return (
    draft.words.some((word) => ENDINGS.has(word)) &&
    drafts.some((each) => each !== draft && mayBegin(each) && each.words.some((word) => BEGINNINGS.has(word)) && lasts(names, [draft, each]))
  );
}

/** Whether the span of these two lasts months or years: by the table, or since both have only days. */
function lasts(names: TableNames, ends: readonly Draft[]): boolean {
  return names.agent || LASTING.has(names.noun) || (!PASSING.has(names.noun) && ends.every(({ column }) => column.type.base === 'date'));
}

/** Whether nothing but its beginning is known of an end. */
function isPlainEnd({ kind, parameters }: Draft): boolean {
  return kind === 'date.end' && Object.keys(parameters).join() === 'start' && !String(parameters.start).startsWith('@');
}

/** `ends_on` of staff: no span of some days, as of a shift. */
function isEndOfPerson(draft: Draft, { agent }: TableNames): boolean {
  return agent && !draft.column.notNull && isPlainEnd(draft);
}

/** Things that are valid, in force or held for months or years, and words that say so. */
const TERMS = wordSet('things with a term');
const IN_FORCE = wordSet('in force');
/** Hours of such a term, and the share that has no end yet where it may be missing. */
const TERM = { minHours: 24 * 90, maxHours: 24 * 800 };
const OPEN_SHARE = 0.5;

/** `valid_until` of a card, `ends_on` of a contract: no span of some days, as of an offer. */
function isEndOfTerm(draft: Draft, { noun }: TableNames): boolean {
  return isPlainEnd(draft) && draft.column.type.base === 'date' && !PASSING.has(noun) && (TERMS.has(noun) || draft.words.some((word) => IN_FORCE.has(word)));
}

function extendTerm(draft: Draft, mayBeOpen: boolean): void {
  edit(draft, {
    parameters: { ...draft.parameters, ...TERM },
    ...(mayBeOpen && !draft.column.notNull && { nullRate: Math.max(draft.nullRate ?? 0, OPEN_SHARE) }),
  });
}

/** Most people and accounts are current, and those that left did so after months: not within hours like an order. */
export function endLongLives(drafts: readonly Draft[], names: TableNames): void {
  const isEvent = (draft: Draft) =>
    draft.kind === 'date.event' || draft.kind === 'date.past' || draft.kind === 'date.created' || draft.kind === 'date.business';
  for (const draft of drafts) {
    if (isEndOfTerm(draft, names)) extendTerm(draft, TERMS.has(names.noun));
    else if (isEndOfPerson(draft, names)) edit(draft, { kind: 'date.event', parameters: { after: draft.parameters.start } });
    else if (draft.kind !== 'date.event' || draft.parameters.gap !== undefined || !draft.words.some((word) => ENDINGS.has(word))) continue;
    const beginning = drafts.find(
      (each) => each !== draft && isEvent(each) && each.column.type.base === draft.column.type.base && each.words.some((word) => BEGINNINGS.has(word)),
    );
    if (!beginning ? !names.agent && !LASTING.has(names.noun) : !lasts(names, [draft, beginning])) continue;
    if (beginning) tune(draft, { after: beginning.column.name });
    tune(draft, { gap: MEDIAN_HOURS });
    // Current ones have no end; of the others most are current as well, and nearly all places are.
    if (!draft.column.notNull && PLACES.has(names.noun)) edit(draft, { nullRate: OPEN_PLACES });
    else if (!draft.column.notNull) edit(draft, { parameters: { ...draft.parameters, probability: 0.35, open: true }, nullRate: undefined });
  }
}
