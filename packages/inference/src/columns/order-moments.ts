import type { Draft } from './draft.ts';

const PLANNED: ReadonlySet<string> = new Set(['scheduled', 'planned', 'estimated', 'expected', 'target', 'proposed']);
const AROUND_PLAN: ReadonlySet<string> = new Set(['date.start', 'date.business', 'date.scheduled', 'date.end', 'date.event', 'date.past']);

/**
 * Dates of a row follow one another in the order of the table: those that would all be its own moment (listed, pending, closed), those of
 * which nothing is known, and what happened after what was planned. Equal dates side by side, and dates in any order, are what no one types.
 */
export function orderMoments(drafts: readonly Draft[]): void {
  const moments = drafts.filter(isMoment);
  for (const draft of moments) if (isUnknown(draft)) draft.kind = 'date.business';
  for (const draft of moments) followPlan(draft, moments);
  if (!moments.some((draft) => draft.kind === 'date.created')) chainEvents(moments);
  const first = moments.find((draft) => draft.kind === 'date.created') ?? moments.find((draft) => draft.kind === 'date.business');
  let before = first;
  for (const draft of moments) {
    if (draft === first || draft.kind !== 'date.business' || !before) continue;
    follow(draft, before, isDay(draft) ? 240 : 5);
    before = draft;
  }
}

/** Without a moment of creation, what happened to the row happened in the order of its columns: picked up, delivered. */
function chainEvents(moments: readonly Draft[]): void {
  const happened = moments.filter((draft) => draft.kind === 'date.event' && Object.keys(draft.parameters).length === 0);
  for (const [index, draft] of happened.entries()) if (index > 0) follow(draft, happened[index - 1]!, isDay(draft) ? 30 : 2);
}

/** `actual_start` lies a little after `scheduled_start`. */
function followPlan(draft: Draft, moments: readonly Draft[]): void {
  if (draft.words[0] !== 'actual' || !AROUND_PLAN.has(draft.kind)) return;
  const rest = draft.words.slice(1).join(' ');
  const plan = moments.find((each) => PLANNED.has(each.words[0]!) && each.words.slice(1).join(' ') === rest);
  if (plan) follow(draft, plan, isDay(draft) ? 40 : 0.3);
}

function follow(draft: Draft, before: Draft, gap: number): void {
  draft.kind = 'date.event';
  draft.parameters = { after: before.column.name, gap };
}

function isUnknown(draft: Draft): boolean {
  return draft.kind === 'date.past' && draft.confidence <= 0.3 && Object.keys(draft.parameters).length === 0;
}

function isMoment({ column }: Draft): boolean {
  return /^(?:date|timestamptz?)$/.test(column.type.base);
}

function isDay({ column }: Draft): boolean {
  return column.type.base === 'date';
}
