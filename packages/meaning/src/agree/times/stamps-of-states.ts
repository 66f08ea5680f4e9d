import { edit, type Draft } from '../../edits/draft.ts';
import { isOneOf, makeOnlyWhen } from '../copies/only-when.ts';
import { isOutcome, labelsOfStamp } from '../life/labels-of-stamp.ts';
import { wordSet } from '../../read/words.ts';
import { isMoment } from './spans.ts';

/** Hours until an event of a row. */
const GAP = 72;

type Stamps = readonly (readonly [stamp: Draft, under: readonly string[]])[];

/** A state that follows from dates is no step of a process: the times of its labels are there where it has them, and come after the row was written. */
export function keepStampsIn(state: Draft, stamps: Stamps, drafts: readonly Draft[]): void {
  for (const [i, [stamp, under]] of stamps.entries()) {
    // What is there in each row that has this one, and comes first among the columns, happened before it: submitted, then decided.
    const before = stamps
      .slice(0, i)
      .findLast(([earlier, states]) => isOfType(earlier, stamp) && states.length > under.length && under.every((label) => states.includes(label)));
    const after = before && stamp.parameters.after === undefined ? { after: before[0].column.name } : afterWritten(stamp, drafts);
    edit(stamp, {
      kind: 'date.event',
      parameters: { ...after, gap: stamp.parameters.gap ?? GAP },
      entity: undefined,
      nullRate: undefined,
    });
    makeOnlyWhen(stamp, isOneOf(state, under));
  }
  leaveLife(state, drafts);
}

/** Takes a state that follows from dates, and the row's last change, out of the lifecycle. */
export function leaveLife(state: Draft, drafts: readonly Draft[]): void {
  edit(state, { entity: undefined });
  for (const each of drafts) if (each.kind === 'life.updatedAt') edit(each, { kind: 'date.updated', entity: undefined });
}

function isOfType(one: Draft, other: Draft): boolean {
  return one.column.type.base === other.column.type.base;
}

/** Participles of what is asked for, so that it can be decided. */
const ASKED = wordSet('asked to be decided');

/** The times of the row that are there in some of its states. */
export function stampsOf({ kind, parameters }: Draft, labels: readonly string[], drafts: readonly Draft[]): Stamps {
  const way = kind === 'life.state' ? [parameters.steps, parameters.goals].flat().filter((each): each is string => typeof each === 'string') : [];
  const under = (draft: Draft): readonly string[] => {
    if (draft.kind !== 'life.stamp') return draft.kind === 'date.event' ? labelsOfStamp(draft.words, labels) : [];
    const also = (draft.parameters.also ?? []) as readonly string[];
    const step = String(draft.parameters.step);
    const decided = draft.words.some((word) => ASKED.has(word)) ? labels.filter(isOutcome) : [];
    return [...new Set([step, ...also, ...(way.includes(step) ? way.slice(way.indexOf(step)) : []), ...decided])];
  };
  return drafts.flatMap((draft): [Draft, readonly string[]][] => {
    const some = draft.column.notNull ? [] : under(draft);
    return some.length > 0 && some.length < labels.length ? [[draft, some]] : [];
  });
}

/** The event comes after the row was written, or after its only other time. */
function afterWritten(stamp: Draft, drafts: readonly Draft[]): { readonly after?: unknown } {
  if (stamp.parameters.after !== undefined) return { after: stamp.parameters.after };
  const times = drafts.filter((each) => each !== stamp && isMoment(each) && each.column.notNull && each.column.type.base === stamp.column.type.base);
  const written = times.find(({ kind }) => kind === 'date.created') ?? (times.length === 1 ? times[0] : undefined);
  return written ? { after: written.column.name } : {};
}
