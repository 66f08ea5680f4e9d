import { ownMember } from '@seedbed/contract';
import { edit, type Draft, type ShownLife } from '../../edits/draft.ts';
import { labelRole, plainState, tellsOfOutcome, tellsOfState } from '../../propose/drafts/label-roles.ts';
import type { TableInWork } from '../../propose/table-in-work.ts';
import { isParticiple } from '../../read/names/participles.ts';
import { rootOf } from '../../read/names/roots.ts';
import type { TableNames } from '../../read/schema-names.ts';
import { conceptStates } from './concept-states.ts';
import { createdBefore, keepsGroup, looseReferences, parametersWithin } from './keeps-group.ts';
import { labelAbbreviated, labelOfName } from './label-of-name.ts';
import { labelsOfTime } from './labels-of-time.ts';
import { isDecided } from './labels-of-stamp.ts';
import { endsLongLife } from './long-lives.ts';
import { isShortState, labelNamed, namesTimes, withoutMoment } from './names-times.ts';
import {
  mayShortenState,
  ownStates,
  isClosing,
  sayTheSame,
  statesInOrder,
  stateOfStamp,
  stateShortened,
  tellsBeginning,
  tellsState,
  type OwnStates,
} from './own-states.ts';
import { paceOf, SHORT } from './short.ts';
import { coverage, hasState, stepOf, VOCABULARY_NAMES, vocabularyOfNoun } from './stamps.ts';
import { labelsTold } from '../presence/labels-told.ts';
import { matcher, wordSet } from '../../read/words.ts';
import { PLAIN_TEXT_TYPES } from '../../schema/types.ts';

/** The name of the entity that a row's state and stamps share. */
const LIFE = 'life';

/** The share of NULL in timestamps of rare events. */
const RARE_EVENT_NULL_RATE = 0.94;

/** From this share of NULL on, what a timestamp tells happens to few rows. */
const RARE = 0.8;

/** States and stamps of a row are of a known life, or of the column's own labels. */
type Chosen = { readonly vocabulary: string } | { readonly own: OwnStates };

/** The lifecycle of a row, and the label to which each timestamp belongs. */
type Planned = {
  readonly state: Draft | undefined;
  readonly chosen: Chosen;
  readonly steps: ReadonlyMap<Draft, string>;
  /** Other labels at which a timestamp is set as well. */
  readonly also: ReadonlyMap<Draft, readonly string[]>;
  /** Whether a column belongs to a process outside the lifecycle. */
  readonly apart: (draft: Draft) => boolean;
  /** The transitions that conditions leave, where they leave not all. */
  readonly moves?: unknown;
};

/** At how many labels a timestamp may be set. */
type Labels = 'one label each' | 'several labels';

/**
 * Joins the state and the timestamps of a row in one lifecycle: `status`, `paid_at`, `shipped_at`, `cancelled_at` and `updated_at` agree.
 * Labels that no known lifecycle has make a lifecycle of their own if they describe a process. If they do not, or if no timestamp belongs
 * to one of them, the columns stay independent. A condition that every row of the lifecycle satisfies is no obstacle: `status <> 'done' OR
 * done_at IS NOT NULL`.
 */
export function settleLife(table: TableInWork): void {
  const { drafts, own: names, isBound: bound } = table;
  // A planned and an actual end cannot be in one lifecycle, because it would end before it began. The state alone shows whether the row
  // ended.
  if (drafts.some((draft) => draft.words[0] === 'actual' && draft.words[1] === 'end' && draft.parameters.after !== undefined)) return;
  const kept = planInConditions(table);
  const planned = kept ?? planLife(table, bound);
  if (!planned) return;
  const { state, chosen, steps, also, apart } = planned;
  const members: Draft[] = [];
  for (const [stamp, step] of steps) {
    // Without a state column, only few rows end badly, and what the name alone calls rare stays so: most people are not deactivated.
    const { nullRate = 0 } = stamp;
    const least = labelRole(step) === 'bad' ? RARE_EVENT_NULL_RATE : 0;
    if (!state && (least > 0 || nullRate >= RARE)) {
      edit(stamp, { nullRate: Math.max(nullRate, least) });
      continue;
    }
    const others = also.get(stamp);
    edit(stamp, {
      kind: 'life.stamp',
      parameters: { step, ...(others && { also: others }) },
      nullRate: undefined,
      because: { code: 'row', words: `the timestamp of ${[step, ...(others ?? [])].map((label) => `"${label}"`).join(' or ')} in the row's life` },
    });
    members.push(stamp);
  }
  if (state) {
    edit(state, { kind: 'life.state' });
    const stays =
      names.agent &&
      'own' in chosen &&
      chosen.own.steps.filter((label) => !BEFORE_JOINING.has(plainState(label))).length <= 1 &&
      [...steps.keys()].some(({ words }) => words.some((word) => LEAVING.has(word)));
    const isJoined =
      'own' in chosen && [...steps].some(([each, step]) => isJoining(each) && step === chosen.own.goals[0] && isAdmitted(step, chosen.own.steps));
    const pace = isJoined ? WEEKS : stays ? YEARS : paceOf(names, 'own' in chosen ? chosen.own.steps : []);
    const { moves } = kept ?? parametersWithin(shownBy(planned, state, table), []) ?? {};
    edit(state, { parameters: { ...statesOf(chosen, names), ...(moves === undefined ? {} : { moves }), ...(pace === undefined ? {} : { pace }) } });
    members.push(state);
  }
  const own = 'own' in chosen ? chosen.own : undefined;
  const began =
    own &&
    drafts.find(
      (draft) =>
        !apart(draft) &&
        mayBegin(draft) &&
        (tellsBeginning(draft.words, own) || labelAbbreviated(draft.column.name, own.steps.slice(0, 1)) !== undefined) &&
        (!bound(draft.column.name) || mayBeginWithin(draft, planned, table)),
    );
  // The start time becomes the beginning of the lifecycle, so that the end comes after it.
  if (began && members.some((member) => member.kind === 'life.stamp')) members.push(begin(began, own.steps[0]!));
  const updated = drafts.find((draft) => draft.kind === 'date.updated' && drafts.some((each) => each.kind === 'date.created'));
  if (updated) members.push(become(updated, 'life.updatedAt'));
  const reason = drafts.find(
    (draft) =>
      !draft.column.notNull &&
      (kept !== null || !bound(draft.column.name)) &&
      PLAIN_TEXT_TYPES.has(draft.column.type.base) &&
      (draft.kind === 'text.reason' || /^(?:text\.|values$|example$)/.test(draft.kind)) &&
      /^(?:cancel\w*|reject\w*|fail\w*|refund|declin\w*|refusal|denial|end|clos\w*|termination|suspension|block)(?: \w+)? reason$|^reason (?:for )?(?:cancel\w*|reject\w*|fail\w*)/.test(
        draft.words.join(' '),
      ),
  );
  // A reason that names a label is there in rows of that label, which the engine of presence knows in any language.
  if (state && reason && (bound(reason.column.name) || !namesLabel(reason, labelsOfLife(state)))) {
    const { values } = reason.parameters;
    members.push(become(reason, 'life.reason'));
    if (isTexts(values)) edit(reason, { parameters: { values } });
  }
  for (const member of members) edit(member, { entity: LIFE });
}

function labelsOfLife({ parameters: { steps = [], goals = [], ends = [] } }: Draft): readonly string[] {
  return [steps, goals, ends].flat() as string[];
}

/** `rejection_reason` names `rejected`. */
function namesLabel({ words }: Draft, labels: readonly string[]): boolean {
  return labels.some((label) =>
    plainState(label)
      .split('_')
      .every((part) => words.some((word) => rootOf(word) === rootOf(part) || sayTheSame(word, part))),
  );
}

/** A lifecycle whose state has conditions, if it satisfies all of them; null if it does not, or if there are none. */
function planInConditions(table: TableInWork): Planned | null {
  return planWithin(table, 'several labels') ?? planWithin(table, 'one label each');
}

function planWithin(table: TableInWork, how: Labels): Planned | null {
  const { bounds, isBound } = table;
  const isEquated = (column: string): boolean => bounds.equations.some((equation) => equation.column === column);
  const planned = planLife(table, isEquated, how);
  const { state } = planned ?? {};
  if (!planned || !state || !isBound(state.column.name)) return null;
  const shown = shownBy(planned, state, table);
  if (state.kind === 'values') edit(state, { told: shown });
  const within = parametersWithin(
    shown,
    bounds.groups.filter(({ columns }) => columns.includes(state.column.name)),
  );
  return within && { ...planned, moves: within.moves };
}

function shownBy({ chosen, steps, also }: Planned, { column: { name, type } }: Draft, { drafts, bounds, own: names, view, links }: TableInWork): ShownLife {
  return {
    state: name,
    parameters: statesOf(chosen, names),
    labels: type.labels ?? ownMember(bounds.domains, name)?.in,
    steps: new Map([...steps].map(([stamp, step]) => [stamp.column.name, step])),
    also: new Map([...also].map(([stamp, labels]) => [stamp.column.name, labels])),
    created: createdBefore([...steps.keys()], drafts),
    references: looseReferences(view, links),
  };
}

/** Whether a lifecycle that begins with this time satisfies its conditions: `repaired_at >= received_at`. */
function mayBeginWithin({ column: { name } }: Draft, planned: Planned, table: TableInWork): boolean {
  const { state, chosen } = planned;
  if (!state || !('own' in chosen) || table.bounds.equations.some(({ column }) => column === name)) return false;
  const shown = shownBy(planned, state, table);
  const begun = { ...shown, steps: new Map([...shown.steps, [name, chosen.own.steps[0]!]]) };
  return table.bounds.groups.every((group) => !group.columns.includes(name) || keepsGroup(begun, group));
}

/** The lifecycle that the columns describe, and its timestamps. */
function planLife({ drafts, own: names, bounds, concept }: TableInWork, bound: (column: string) => boolean, how: Labels = 'several labels'): Planned | null {
  const isScheduledFor = (draft: Draft): boolean => drafts.some(({ column, kind }) => kind === 'date.scheduled' && column.name === draft.parameters.after);
  const withState = drafts.some(({ kind, words }) => kind === 'life.state' || tellsOfState(words));
  const apart = (draft: Draft): boolean => endsLongLife(draft, drafts, names) || (!withState && isScheduledFor(draft));
  const known = conceptStates(drafts, concept, bound, bounds.domains);
  const usable = known && ([...known.steps.keys()].some(apart) || isInService(known.own)) ? null : known;
  const state =
    usable?.state ??
    drafts.find((draft) => draft.kind === 'life.state') ??
    drafts.find((draft) => isState(draft) || (isListed(draft) && namesTimes(draft, drafts))) ??
    drafts.find((draft) => isListed(draft) && tellsOfOutcome(draft.words, draft.parameters.values));
  const mayStamp = (draft: Draft): boolean =>
    draft.words.length <= 3 &&
    (draft.kind === 'date.event' ||
      isNamedAsState(draft, state) ||
      isTimeOf(draft, state) ||
      joinsBy(draft, state) ||
      (REPLACEABLE_TIMES.test(draft.kind) && (isDecided(draft.words) || isTold(draft, state))));
  const stamps = drafts.filter((draft) => !apart(draft) && (usable?.steps.has(draft) || (!draft.column.notNull && mayStamp(draft))));
  const chosen = usable ?? chooseLife(state, stamps, drafts, names, bound);
  if (chosen === undefined || (!usable && SHORT.has(names.noun) && ('vocabulary' in chosen || hasCourse(drafts)))) return null;
  const steps = new Map<Draft, string>();
  const also = new Map<Draft, readonly string[]>();
  const taken = new Set<string>();
  const labels = 'own' in chosen ? [...chosen.own.steps, ...chosen.own.goals, ...chosen.own.ends] : [];
  // Names with a verb take precedence over names with a noun: `delivered_on` is an event, but `delivery_date` may be the planned day.
  for (const stamp of stamps.toSorted((one, other) => Number(tellsOfDeed(other)) - Number(tellsOfDeed(one)))) {
    const several =
      how === 'several labels'
        ? (labelsOfTime(
            stamp,
            labels,
            drafts.filter((each) => each !== stamp),
          ) ?? ('own' in chosen ? labelsOnceDone(stamp, chosen.own, state, stamps) : undefined))
        : undefined;
    if (several) {
      steps.set(stamp, several[0]!);
      if (several.length > 1) also.set(stamp, several.slice(1));
      continue;
    }
    const step = usable?.steps.get(stamp) ?? stepOfStamp(chosen, stamp, names);
    if (step === undefined || (taken.has(step) && !usable?.steps.has(stamp))) continue;
    taken.add(step);
    steps.set(stamp, step);
  }
  // A row that is closed whatever came of it has that time at each end which has none of its own: a deal that was lost as well.
  for (const [stamp, step] of steps) {
    const own =
      'own' in chosen && !also.has(stamp) && isClosing(stamp.words) && !labels.some((label) => stamp.words.some((word) => sayTheSame(word, label)))
        ? chosen.own
        : null;
    const rest = own ? [...own.goals, ...own.ends].filter((label) => label !== step && ![...steps.values()].includes(label)) : [];
    if (own?.goals.includes(step) && rest.length > 0) also.set(stamp, rest);
    // Whoever graduated has left as well.
    const gone =
      (names.agent || [...steps.keys()].some(isJoining)) && 'own' in chosen && !also.has(stamp) && stamp.words.some((word) => LEAVING.has(word))
        ? [...chosen.own.goals, ...chosen.own.ends]
        : [];
    const others = gone.filter(
      (label) =>
        label !== step && ![...steps.values()].includes(label) && ['good', 'bad'].includes(labelRole(label) ?? '') && !INTERRUPTED.has(plainState(label)),
    );
    if (gone.includes(step) && others.length > 0) also.set(stamp, others);
  }
  return { state, chosen: leftAfterJoining(chosen, steps, also), steps, also, apart };
}

/** Whoever joined is where most are; they leave, whatever that is called, or are held back only after that, so that a time of leaving has one of joining before it. */
function leftAfterJoining(chosen: Chosen, steps: Planned['steps'], also: Planned['also']): Chosen {
  const [stamp, joined] = [...steps].find(([each]) => isJoining(each)) ?? [];
  if (!stamp || joined === undefined || !('own' in chosen)) return chosen;
  const { own } = chosen;
  const way = own.steps.slice(0, own.steps.indexOf(joined) + 1 || undefined).filter((label) => label !== joined);
  const after = [...own.steps, ...own.goals, ...own.ends].filter((label) => label !== joined && !way.includes(label));
  if (way.length === 0 || !isAdmitted(joined, way) || own.goals.some((label) => label !== joined && labelRole(label) === 'good')) return chosen;
  const left = new Set([...steps, ...also].flatMap(([{ words }, labels]) => (words.some((word) => LEAVING.has(word)) ? labels : [])));
  const late = after.filter((label) => !own.ends.includes(label) || left.has(label) || INTERRUPTED.has(plainState(label)) || own.late?.includes(label));
  const weights = after.map((label) => own.weights[[...own.goals, ...own.ends].indexOf(label)] ?? 1);
  const usual = weights.map((weight, i) => (own.goals.includes(after[i]!) ? 1 : weight));
  return { own: { steps: way, goals: [joined], ends: after, weights: [STAY * usual.reduce((sum, weight) => sum + weight, 0), ...usual], late } };
}

/** How many are still there for each who left. */
const STAY = 2;

function statesOf(chosen: Chosen, names: TableNames): Record<string, unknown> {
  return 'own' in chosen ? { ...chosen.own, ...likeOf(names, chosen.own) } : { vocabulary: chosen.vocabulary };
}

/**
 * The known lifecycle whose durations fit the states: an invoice is paid after days, an order within minutes. Rows are closed after days,
 * except accounts.
 */
function likeOf({ noun }: TableNames, { goals, ends }: OwnStates): { readonly vocabulary: string } | undefined {
  const vocabulary = vocabularyOfNoun(noun) ?? ([...goals, ...ends].some((label) => plainState(label) === 'closed') ? 'ticket' : undefined);
  return vocabulary === undefined ? undefined : { vocabulary };
}

/** People stay for years where other rows come to an end within a day. */
const YEARS = 900;
/** And they wait for weeks until they have joined. */
const WEEKS = 80;

/** Whether a row has the times at which it began and ended, which then tell its course. */
function hasCourse(drafts: readonly Draft[]): boolean {
  return [BEGAN, ENDED].every((times) => drafts.some(({ column, words, kind }) => !column.notNull && kind.startsWith('date.') && times.test(words.join(' '))));
}
const BEGAN = matcher('times of beginning');
const ENDED = matcher('times of ending');

/** Words of the time at which people leave. */
const LEAVING = wordSet('leaving of people');
/** Whoever is suspended is still there. */
const INTERRUPTED = wordSet('states of an interruption');

/** Whether a time's comment names labels of the state. */
function isTold({ column }: Draft, state: Draft | undefined): boolean {
  const labels = state?.parameters.values;
  return isTexts(labels) && labelsTold(column.column.comment, labels).length > 0;
}

/** Generators of times that a label describes better. */
const REPLACEABLE_TIMES = /^date\.(?:created|business|past|recent|anytime)$/;

/** Whether a time has the name of a label, such as `checked_in_at` for `checked_in`. Then it is no separate start. */
function isNamedAsState(draft: Draft, state: Draft | undefined): boolean {
  const { kind, words } = draft;
  const listed = state?.parameters.values;
  if (isTexts(listed) && REPLACEABLE_TIMES.test(kind) && (labelNamed(draft, listed.slice(1)) !== undefined || mayShortenState(draft.column.name))) return true;
  if (!/^date\.(?:start|end|past|recent)$/.test(kind) || !wordSet('endings of timestamps').has(words.at(-1) ?? '')) return false;
  const labels = state?.parameters.values;
  return isTexts(labels) && labels.some((label) => plainState(label) === words.slice(0, -1).join('_'));
}

/**
 * Whether the states belong to a thing in service, which ends only when it is retired: cars of a fleet are available or rented, and few are
 * retired.
 */
function isInService({ steps, goals }: OwnStates): boolean {
  return goals.length > 0 && goals.every((label) => labelRole(label) === 'bad') && steps.some((label) => labelRole(label) === 'running');
}

/** Whether a timestamp is independent, so that it can be the beginning of the row. */
function mayBegin({ kind, nullRate, column }: Draft): boolean {
  return /^date\.(?:event|past|recent|start|business)$/.test(kind) && nullRate === undefined && column.type.base.startsWith('timestamp');
}

function begin(draft: Draft, step: string): Draft {
  const begun = become(draft, 'life.stamp');
  edit(begun, { parameters: { step }, because: { code: 'row', words: `the row's life begins with "${step}"` } });
  return begun;
}

function tellsOfDeed({ words }: Draft): boolean {
  return words.some((word) => isParticiple(word));
}

function become(draft: Draft, kind: string): Draft {
  edit(draft, { kind, parameters: {}, nullRate: undefined });
  return draft;
}

function stepOfStamp(chosen: Chosen, { words, column }: Draft, names: TableNames): string | undefined {
  if ('own' in chosen) {
    const labels = [...chosen.own.steps, ...chosen.own.goals, ...chosen.own.ends].slice(1);
    return (
      labelOfName(column.name, labels) ??
      stateOfStamp(words, chosen.own) ??
      whenPaid(words, chosen.own, names) ??
      whenJoined(words, chosen.own) ??
      labelAbbreviated(column.name, labels) ??
      stateShortened(column.name, chosen.own) ??
      pastDraft(words, chosen.own)
    );
  }
  return words.map((word) => stepOf(chosen.vocabulary, word)).find((each) => each !== undefined);
}

function isListed(draft: Draft): draft is Draft & { readonly parameters: { readonly values: string[] } } {
  return draft.kind === 'values' && isTexts(draft.parameters.values);
}

function isState(draft: Draft): boolean {
  return isListed(draft) && tellsOfState(draft.words);
}

/** Whether a time is that of the outcome itself: `result_at` of `result`. */
function isTimeOf({ words, kind }: Draft, state: Draft | undefined): boolean {
  return (
    state !== undefined &&
    (kind === 'date.event' || REPLACEABLE_TIMES.test(kind)) &&
    isListed(state) &&
    tellsOfOutcome(state.words, state.parameters.values) &&
    withoutMoment(words) === state.words.join(' ')
  );
}

/** What was being done at a label is done from the next one on: `repaired_at` of `in_repair`, `ready`, `collected`. An outcome has its time whatever it is. */
function labelsOnceDone(stamp: Draft, { steps, goals, ends }: OwnStates, state: Draft | undefined, stamps: readonly Draft[]): readonly string[] | undefined {
  const { words } = stamp;
  if (isTimeOf(stamp, state)) return [...goals, ...ends];
  const way = [...steps, ...goals];
  const doing = way.findIndex((label) => {
    const plain = plainState(label);
    const done = DOING.exec(plain)?.groups!['deed'] ?? (/^[a-z]{4,}ing$/.test(plain) ? plain : undefined);
    return done !== undefined && words.some((word) => isParticiple(word) && rootOf(word) === rootOf(done));
  });
  const rest = doing < 0 ? [] : way.slice(doing + 1);
  const isOwn = (label: string): boolean => stamps.some((other) => other !== stamp && labelNamed(other, [label]) !== undefined);
  return rest.length > 0 && !isOwn(rest[0]!) ? rest : undefined;
}
const DOING = /^(?:in|under|being)_(?<deed>[a-z]+)$/;

/** What is no longer a draft was ordered or requested, whatever that state is called: `ordered_at` of `sent`. */
function pastDraft(words: readonly string[], { steps: [first = '', next] }: OwnStates): string | undefined {
  return DRAFTS.has(plainState(first)) && words.some((word) => COMES_TO_BE.has(word)) ? next : undefined;
}
const DRAFTS = wordSet('states of a draft');
const COMES_TO_BE = wordSet('deeds by which a row comes to be');

/** A payment was paid when it reached its goal, whatever that is called: `paid_at` of `completed`. */
function whenPaid(words: readonly string[], { goals }: OwnStates, { noun }: TableNames): string | undefined {
  const [goal] = goals;
  const isGood = goal !== undefined && goals.length === 1 && labelRole(goal) === 'good';
  return isGood && vocabularyOfNoun(noun) === 'payment' && words.some((word) => stepOf('payment', word) === 'succeeded') ? goal : undefined;
}

/** Whoever applied has joined when that label is over, whatever comes then: `joined_on` of `active`. */
function whenJoined(words: readonly string[], { steps: [first = '', ...steps], goals }: OwnStates): string | undefined {
  const isMeant = JOINED.has(words.join(' ')) && BEFORE_JOINING.has(plainState(first));
  return isMeant ? [...steps, ...goals].find((label) => labelRole(label) === 'running') : undefined;
}
const JOINED = wordSet('days of joining');
/** Whether a label is what comes of an application. */
const isAdmitted = (label: string, [first = '']: readonly string[]): boolean => labelRole(label) === 'running' && BEFORE_JOINING.has(plainState(first));
const isJoining = ({ words }: Draft): boolean => JOINED.has(words.join(' '));
const BEFORE_JOINING = wordSet('labels before joining');

/** Whether a person's state says from when on there is a time of joining. */
function joinsBy({ words, kind }: Draft, state: Draft | undefined): boolean {
  const labels = state?.parameters.values;
  return REPLACEABLE_TIMES.test(kind) && JOINED.has(words.join(' ')) && isTexts(labels) && labels.some((label) => BEFORE_JOINING.has(plainState(label)));
}

function isTexts(values: unknown): values is string[] {
  return Array.isArray(values) && values.length > 1 && values.every((value) => typeof value === 'string');
}

/**
 * The known lifecycle to which the timestamps belong: at least two of them, or one together with a state. Otherwise the lifecycle of the
 * state's labels.
 */
function chooseLife(
  state: Draft | undefined,
  stamps: readonly Draft[],
  drafts: readonly Draft[],
  names: TableNames,
  bound: (column: string) => boolean,
): Chosen | undefined {
  const labels = state?.kind === 'values' ? (state.parameters.values as string[]) : undefined;
  if (labels && !bound(state!.column.name)) {
    const told = inOrderOfStamps(labels, (state?.parameters.weights as number[] | undefined) ?? [], stamps);
    if (told) return { own: told };
  }
  const known = knownVocabulary(state, labels, stamps, names);
  if (known !== undefined && (!labels || coverage(known, labels) === 1)) return { vocabulary: known };
  const weights = (state?.parameters.weights as number[] | undefined) ?? [];
  const named = new Set(labels ? stamps.flatMap((stamp) => labelNamed(stamp, labels) ?? []) : []);
  const inOrder = (): OwnStates | null => {
    return [...named].filter((label) => labelRole(label) !== 'bad').length > 1 || isShortState(state!.column.name)
      ? statesInOrder(labels!, weights, named)
      : null;
  };
  const own = labels && !bound(state!.column.name) ? (ownStates(labels, weights) ?? inOrder() ?? ownStates(labels, weights, named)) : null;
  // A known lifecycle must have the final state of the labels; otherwise no row would ever reach it.
  if (own && known !== undefined && !own.goals.some((goal) => hasState(known, goal))) return { own };
  if (
    own &&
    (stamps.some((stamp) => stepOfStamp({ own }, stamp, names) !== undefined || labelsOfTime(stamp, labels!, []) !== undefined) ||
      (!stamps.some(({ words }) => tellsState(words)) && hasBeginning(drafts) && own.goals.some((label) => labelRole(label) === 'good')))
  )
    return { own };
  return known === undefined ? undefined : { vocabulary: known };
}

/** Timestamps in the order of the table, each named after a label, in the order of the list: three and more tell the way, whatever the words say elsewhere. */
function inOrderOfStamps(labels: readonly string[], weights: readonly number[], stamps: readonly Draft[]): OwnStates | null {
  const told = stamps.flatMap((stamp) => labelNamed(stamp, labels) ?? []).filter((label) => labelRole(label) !== 'bad');
  const isRising = told.every((label, i) => i === 0 || labels.indexOf(label) > labels.indexOf(told[i - 1]!));
  const way = labels.filter((label) => labelRole(label) !== 'bad');
  const isKnown = way.slice(1).every((label) => told.includes(label) || labelRole(label) !== null);
  const goal = labelRole(way.at(-1) ?? '');
  if (told.length < 3 || !isRising || !isKnown || (goal !== null && goal !== 'good')) return null;
  return statesInOrder(labels, weights, new Set(told));
}

/** Whether rows have a time at which they begin. Then old rows can be in a final state. */
function hasBeginning(drafts: readonly Draft[]): boolean {
  return drafts.some((draft) => ['date.created', 'date.business', 'date.start', 'date.scheduled'].includes(draft.kind));
}

function knownVocabulary(state: Draft | undefined, labels: readonly string[] | undefined, stamps: readonly Draft[], names: TableNames): string | undefined {
  const named = (state?.parameters.vocabulary as string | undefined) ?? vocabularyOfNoun(names.noun);
  const stepsNamed = (vocabulary: string): number =>
    new Set(stamps.flatMap((stamp) => stamp.words.map((word) => stepOf(vocabulary, word)).filter((step) => step !== undefined))).size;
  const fits = (vocabulary: string): boolean => stepsNamed(vocabulary) >= (state ? 1 : 2) && (!labels || coverage(vocabulary, labels) >= 0.5);
  if (named !== undefined && fits(named)) return named;
  if (!labels && state) return undefined;
  return VOCABULARY_NAMES.filter(fits).sort(
    (a, b) => stepsNamed(b) + (labels ? coverage(b, labels) * 4 : 0) - stepsNamed(a) - (labels ? coverage(a, labels) * 4 : 0),
  )[0];
}
