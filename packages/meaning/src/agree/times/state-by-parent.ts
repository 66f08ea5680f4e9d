import type { Draft } from '../../edits/draft.ts';
import { plainState } from '../../propose/drafts/label-roles.ts';
import { wordSet } from '../../read/words.ts';
import type { Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { isAlwaysThere, namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { isStateOfRow, labelsOfState } from '../copies/labels-of-state.ts';
import { isOneOf } from '../copies/only-when.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { dependsOn } from '../depends-on.ts';
import { sayTheSame } from '../life/own-states.ts';
import { CALLED_OFF, followDates, isOnlyListed, spanOfRow, type LabelCase, type Lasts, type Phases } from './state-by-span.ts';
import { isMoment, spanOf } from './spans.ts';
import { keepStampsIn, stampsOf } from './stamps-of-states.ts';

/** What takes place at a time, or lasts for a while, so that rows under it have been there or will be. */
const EVENTS = wordSet('events at a time of their own');
const LASTING = wordSet('things of days or months with events');
const DRAFTS = wordSet('states of a draft');

type Above = Lasts & { readonly link: Link; readonly path: string; readonly start: Draft };

/**
 * The state of a row that is there for something with a time of its own follows from that time: nobody has attended what lies ahead, nobody is still registered for what
 * is over, and what was called off is called off for all. The row's times of a state are there in that state.
 */
export function agreeWithParents(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (spanOfRow(drafts) || drafts.some(({ column }) => column.name === 'today')) return;
  if (drafts.some(({ kind }) => kind === 'date.scheduled' || kind === 'date.start' || kind === 'life.reason')) return;
  const [above] = parentsOf(table, context).flatMap((link) => spanAbove(link, table, context) ?? []);
  const state = drafts.find((draft) => isStateOfRow(draft) && !draft.column.inKey);
  if (!above || !state || !isOnlyListed(state, table, context) || saysWhoActed(state, table, context)) return;
  if ([above.start, above.end].some((draft) => dependsOn({ table: above.link.to, draft }, { table, draft: state }, context))) return;
  const labels = labelsOfState(state);
  const reached = stampsOf(state, labels, drafts);
  if (!followDates(state, namesOf(table, context).noun, above, (phases) => casesAbove(above, phases, labels, context))) return;
  keepStampsIn(state, reached, drafts);
}

/** The first and the last moment of what the row is there for; null where a row may lack one. */
function spanAbove(link: Link, table: TableView, context: DeriveContext): Above | null {
  const { noun } = namesOf(link.to, context);
  if (!EVENTS.has(noun) && !LASTING.has(noun)) return null;
  const span = spanOf(context.drafts.get(link.to)!);
  const path = span ? pathTo(link, table, context) : null;
  if (!span || path === null) return null;
  const isSure = (draft: Draft): boolean => isMoment(draft) && draft.column.notNull && isAlwaysThere(link, draft, { ...draft.column, notNull: true }, context);
  return isSure(span.start) && isSure(span.end) ? { link, path, ...span } : null;
}

/** What was called off is so for its rows, and a draft of it has none that were there. */
function casesAbove({ link, path }: Above, { before }: Phases, labels: readonly string[], context: DeriveContext): LabelCase[] {
  const state = context.drafts.get(link.to)!.find(isStateOfRow);
  if (!state) return [];
  const isOff = (label: string): boolean => CALLED_OFF.has(plainState(label));
  const of = (is: (label: string) => boolean, own: readonly string[]): LabelCase[] => {
    const theirs = labelsOfState(state).filter(is);
    return theirs.length > 0 && own.length > 0 ? [{ when: isOneOf(state, theirs, `${path}.${state.column.name}`), labels: own }] : [];
  };
  return [...of(isOff, labels.filter(isOff)), ...of((label) => DRAFTS.has(plainState(label)), before)];
}

/** Whether references are there by the state: these are chosen first, and a state that follows from another reference comes too late for them. */
function saysWhoActed(state: Draft, table: TableView, context: DeriveContext): boolean {
  const labels = labelsOfState(state);
  return context.relations.of.get(table)!.some(({ link: { columns } }) => {
    const [name = ''] = columns;
    const isOptional = table.column.get(name)?.notNull === false;
    return (
      isOptional &&
      namesOf(table, context)
        .columns.get(name)!
        .words.some((word) => labels.some((label) => sayTheSame(word, label)))
    );
  });
}
