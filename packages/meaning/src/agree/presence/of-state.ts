import type { Draft } from '../../edits/draft.ts';
import { labelRole, labelRoles, plainState, tellsOfState } from '../../propose/drafts/label-roles.ts';
import { wordSet } from '../../read/words.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isStateOfRow, labelsOfState } from '../copies/labels-of-state.ts';
import { labelsOfStamp } from '../life/labels-of-stamp.ts';
import { isClosing, sayTheSame } from '../life/own-states.ts';
import { isMoment } from '../times/spans.ts';
import { isKind } from './named-by-labels.ts';
import { isFreeToBeEmpty, mayBeEmpty } from './may-be-empty.ts';
import { isOneOf } from '../copies/only-when.ts';
import { isDescription, rateOf, readsColumn, rootsOf, withoutTime } from './of-flag.ts';
import type { At, Holds } from './ways.ts';

const DRAFTS = wordSet('states of a draft');
const ENDED = wordSet('states after a span');
/** Times that a row has before it comes to its state. */
const PLANNED = /^date\.(?:scheduled|due|start|created)$/;

/** `frozen_until` beside a state of which `frozen` is a label. */
export function ofState(draft: Draft, what: string, { table, context, drafts, path }: At): Holds | undefined {
  if (!isDescription(draft) || PLANNED.test(draft.kind) || !isFreeToBeEmpty(draft, table, context)) return undefined;
  const words = withoutTime(what);
  const meant = rootsOf(words);
  for (const state of drafts) {
    const isState = tellsOfState(state.words) || (path !== '' && isKind(state.words));
    if (!isState || state.column.type.kind === 'array' || !isPlainName(state.column.name) || readsColumn(state, draft, drafts)) continue;
    const labels = labelsOfState(state);
    const named = labels.filter((label) => rootsOf(plainState(label).split('_')) === meant);
    const same = named.length > 0 ? named : labels.filter((label) => sayTheSame(words.join('_'), label));
    const found = same.length === 0 && path !== '' && isMoment(draft) ? labelsOfTime(draft.words, labels) : same;
    if (path === '' && isMoment(draft) && (isInGroup(draft, state, labels, drafts) || !found.every((label) => staysSo(label, state, labels)))) continue;
    const matching = andLater(state, found).slice(isFoundOut(words, found) ? 1 : 0);
    if (matching.length > 0 && matching.length < labels.length)
      return { condition: isOneOf(state, matching, path + state.column.name), changes: rateOf(draft) };
  }
  return undefined;
}

/** Whether it is only being found out at a label, so that it is there from the next one on: the diagnosis of `diagnosing`. */
export function isFoundOut(words: readonly string[], [label = '', other]: readonly string[]): boolean {
  const plain = plainState(label);
  return other === undefined && /[a-z]{4}ing$/.test(plain) && plain !== words.join('_') && !words.some((word) => word.endsWith('ing'));
}

/** The labels of a step at which a row has a time: `closed_at` at whatever ends it. */
function labelsOfTime(words: readonly string[], labels: readonly string[]): readonly string[] {
  const named = labelsOfStamp(words, labels);
  return named.length === 0 && isClosing(words) ? labels.filter((label) => ['good', 'bad'].includes(labelRole(label) ?? '')) : named;
}

/** Whether a group of the table will hold the state and its times: `stateWithStamps`. */
export function isInGroup({ column, words, kind }: Draft, state: Draft, labels: readonly string[], drafts: readonly Draft[]): boolean {
  const isRead = drafts.some(({ parameters: { after, start } }) => [after, start].includes(column.name));
  return state.kind === 'values' && /^date\.(?:event|past|business|recent|anytime)$/.test(kind) && !isRead && labelsOfStamp(words, labels).length > 0;
}

/** Whether no other label of the list may come after it, so that the time of it is there with this one only. */
function staysSo(label: string, { kind }: Draft, labels: readonly string[]): boolean {
  const role = labelRole(label);
  return kind === 'life.state' || role === null || role === 'bad' || label === labels.at(-1);
}

/** What a row came by on its way it still has at the steps behind. */
export function andLater({ kind, parameters }: Draft, labels: readonly string[]): readonly string[] {
  const [steps, goals] = [parameters.steps, parameters.goals] as (readonly string[] | undefined)[];
  const first = kind === 'life.state' && labels.length === 1 ? (steps?.indexOf(labels[0]!) ?? -1) : -1;
  return first < 0 ? labels : [...steps!.slice(first), ...(goals ?? [])];
}

/** What is still ahead, of rows that are neither settled nor drafts: `next_attempt_at` of an open invoice. */
export function whileGoing(draft: Draft, _: string, { table, context, drafts }: At): Holds | undefined {
  if (!mayBeEmpty(draft) || draft.entity !== undefined || !isFreeToBeEmpty(draft, table, context)) return undefined;
  const state = drafts.find((each) => isStateOfRow(each) && !readsColumn(each, draft, drafts));
  if (!state) return undefined;
  const labels = labelsOfState(state);
  const roles = labelRoles(labels);
  const going = labels.filter((label, i) => roles[i] !== 'good' && roles[i] !== 'bad' && !DRAFTS.has(plainState(label)) && !ENDED.has(plainState(label)));
  return going.length > 0 && going.length < labels.length && roles.includes('good') ? { condition: isOneOf(state, going), changes: rateOf(draft) } : undefined;
}
