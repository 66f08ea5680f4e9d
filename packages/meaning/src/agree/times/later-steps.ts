import { edit, type Draft } from '../../edits/draft.ts';
import { isParticiple } from '../../read/names/participles.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { isFree, namesOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { wordSet } from '../../read/words.ts';
import { DATE_TYPES } from '../../schema/types.ts';

/** Kinds of the time that begins a row's steps. */
const BEGINNING = /^date\.(?:created|past|business|start|scheduled)$/;
/** Events at any stage of a row, or instead of the next step. */
const UNORDERED_EVENTS = wordSet('events at any stage');
/** Words after a step that only mark it as a time. */
const TIME_WORDS = wordSet('endings of timestamps');
/** The maximum length of a step, relative to its usual length. */
const LONGEST = 6;

/**
 * Steps of a row come one after another, as its columns do: received, inspected, released. A later step is absent if
 * the one before it is, so that nothing is released that was not inspected.
 */
export function keepStepsInTurn(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (namesOf(table, context).agent) return;
  const first = drafts.find((draft) => BEGINNING.test(draft.kind) && isTime(draft) && (draft.nullRate ?? 0) === 0);
  if (!first) return;
  const steps = drafts
    .slice(drafts.indexOf(first) + 1)
    .filter((draft) => isStep(draft) && draft.column.type.base === first.column.type.base && isFree(draft.column, table, context));
  if (steps.length < 2 || !stand(steps, first)) return;
  const [second] = steps;
  edit(second!, { parameters: { ...second!.parameters, after: first.column.name } });
  for (const [i, step] of steps.entries()) if (i > 0) follow(step, steps[i - 1]!);
}

function isTime({ column }: Draft): boolean {
  return DATE_TYPES.has(column.type.base);
}

function isStep({ kind, column, words, entity }: Draft): boolean {
  const [word, ...rest] = column.name.toLowerCase().split('_');
  return (
    kind === 'date.event' &&
    !column.notNull &&
    entity === undefined &&
    isPlainName(column.name) &&
    rest.length > 0 &&
    TIME_WORDS.has(rest.at(-1)!) &&
    (isParticiple(word!) || rest.length === 1) &&
    !words.some((each) => UNORDERED_EVENTS.has(each)) &&
    !UNORDERED_EVENTS.has(word!)
  );
}

/** Whether the known steps already follow in order: each follows the beginning or an earlier step. */
function stand(steps: readonly Draft[], first: Draft): boolean {
  return steps.every(({ parameters: { after } }, i) => after === undefined || [first, ...steps.slice(0, i)].some(({ column }) => column.name === after));
}

function follow(step: Draft, before: Draft): void {
  const hours = typeof step.parameters.gap === 'number' ? step.parameters.gap : step.column.type.base === 'date' ? 240 : 24;
  edit(step, {
    kind: 'date.after',
    parameters: { of: before.column.name, typical: hours, most: Math.round(hours * LONGEST * 10) / 10, open: true },
    because: { ...step.because, words: `${step.because.words}; not without ${before.column.name}` },
  });
}
