import { edit, type Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { isBeginning } from './beginnings.ts';
import { childrenOf, isFree, parentsOf, type DeriveContext } from '../context.ts';
import { wordSet } from '../../read/words.ts';
import { DATE_TYPES } from '../../schema/types.ts';

/** Kinds with the time of a row's creation or day. */
const OWN_TIME = /^(?:date\.(?:created|business|start|scheduled|epoch)|life\.)/;
/** Generators of a parent's times that must be before the row. */
const TIMES = /^(?:date\.(?:created|business|past|start)|life\.)/;
/** Share of NULL up to which a time can begin the row. */
const MAX_NULL_SHARE = 0.1;
/** Words of times other than the row's beginning. */
const OTHER_TIME_WORDS = wordSet('times other than a beginning');

/**
 * A row that belongs to something with a time of its own begins on the table's timeline, where it lies behind its
 * parents: `sat_on` of an exam behind the candidate's registration, `hired_on` behind the opening of the place. So does
 * what rows with a time of their own refer to, unless its name says that it was there before them: by time they then
 * find parents that exist, and are not pushed towards the end. Otherwise any day of the last years will do.
 */
export function beginOnTimeline(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (drafts.some(({ kind }) => OWN_TIME.test(kind))) return;
  const isBehind = parentsOf(table, context).some(({ to }) => context.drafts.get(to)!.some(isTime));
  const isAhead = childrenOf(table, context).some(({ from }) => context.drafts.get(from)!.some(({ kind }) => OWN_TIME.test(kind)));
  if (!isBehind && !isAhead) return;
  const times = drafts.filter((draft) => mayBegin(draft) && isFree(draft.column, table, context, 'or in an order'));
  // Where each row has a time of its own, one that may be missing begins nothing.
  const isTimed = drafts.some(
    ({ column, kind, parameters }) => column.notNull && kind === 'date.event' && parameters.after === undefined && DATE_TYPES.has(column.type.base),
  );
  const first = times.find(({ column }) => column.notNull) ?? (isTimed ? undefined : times[0]);
  if (!first || (!isBehind && isBeginning(first))) return;
  edit(first, {
    kind: 'date.created',
    parameters: {},
    because: {
      ...first.because,
      words: `${first.because.words}; when the row began, ${isBehind ? 'behind what it refers to' : 'before what refers to it'}`,
    },
  });
}

function isTime({ kind, nullRate, column: { type } }: Draft): boolean {
  return TIMES.test(kind) && (nullRate ?? 0) < MAX_NULL_SHARE && DATE_TYPES.has(type.base);
}

function mayBegin({ kind, nullRate, column: { type }, parameters, words }: Draft): boolean {
  return (
    kind === 'date.past' &&
    (nullRate ?? 0) < MAX_NULL_SHARE &&
    DATE_TYPES.has(type.base) &&
    parameters.after === undefined &&
    !words.some((word) => OTHER_TIME_WORDS.has(word))
  );
}
