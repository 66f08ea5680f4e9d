import LINES from '../../../data/agree/presence.json' with { type: 'json' };
import { edit, tune, type Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { namesOf, type DeriveContext } from '../context.ts';
import { makeOnlyWhen } from '../copies/only-when.ts';
import { readLine } from './line.ts';
import { ofFlag } from './of-flag.ts';
import { ofState } from './of-state.ts';
import { stepsOf } from './steps-of-row.ts';
import type { At, Holds, Way } from './ways.ts';
import { fillValueOfKind } from './values-of-kind.ts';

const PRESENCES = LINES.map(readLine);
/** Ways that the kind and the flags of a step say as the row's own state would. */
const OF_STEP: readonly Way[] = [ofState, ofFlag];

/**
 * The engine of presence: a column that describes something is empty in rows in which that does not hold, by the lines of `data/agree/presence.json`, the
 * first line first.
 */
export function keepPresence(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const { notNull } = context.bounds.tables.get(table.name)!;
  const { noun } = namesOf(table, context);
  fillValueOfKind(table, context);
  const steps = stepsOf(table, context);
  for (const { whatOf, ways, never, others, isOf } of PRESENCES)
    for (const draft of isOf(noun) ? drafts : []) {
      const what = whatOf(draft.words);
      if (what === undefined || (notNull.includes(draft.column.name) && !draft.column.notNull)) continue;
      const at: At = { table, context, drafts, path: '', whatOf, never, others };
      const find = (some: readonly Way[], place: At): Holds | undefined =>
        some.reduce<Holds | undefined>((found, way) => found ?? way(draft, what, place), undefined);
      const ofStep = ways.filter((way) => OF_STEP.includes(way));
      const holds =
        find(ways, at) ??
        steps.reduce<Holds | undefined>(
          (found, step) => found ?? (step.isOf(draft) ? find(ofStep, { ...at, drafts: step.drafts, path: step.path }) : undefined),
          undefined,
        );
      if (!holds) continue;
      if (holds.isAlways) fillGaps(draft);
      // The condition says when it is there, whatever share of long lives has ended.
      if (draft.kind === 'date.event') edit(draft, { parameters: withoutShare(draft.parameters) });
      makeOnlyWhen(draft, holds.condition, holds.words);
      edit(draft, holds.changes);
    }
}

function withoutShare({ probability: _, open: __, ...rest }: Draft['parameters']): Draft['parameters'] {
  return rest;
}

/** A list's own gaps say nothing where the kind says when it is there: the entry before takes their place, so that the others keep theirs. */
function fillGaps(draft: Draft): void {
  const { values } = draft.parameters;
  if (!Array.isArray(values) || !values.includes(null) || values.every((value) => value === null)) return;
  let last: unknown = values.find((value) => value !== null);
  tune(draft, { values: values.map((value: unknown) => (last = value ?? last)) });
}
