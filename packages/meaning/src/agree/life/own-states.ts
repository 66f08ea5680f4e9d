import { isUnderWay, labelRole, plainLabel, plainState, type LabelRole } from '../../propose/drafts/label-roles.ts';
import { wordsAbbreviated } from './label-of-name.ts';
import { matcher, wordSet, wordGroups } from '../../read/words.ts';

/** A lifecycle through a column's own labels, in the form of `life.state`. */
export type OwnStates = {
  readonly steps: readonly string[];
  readonly goals: readonly string[];
  readonly ends: readonly string[];
  readonly weights: readonly number[];
  /** The ends that come only after all steps; set if known lifecycles differ. */
  readonly late?: readonly string[];
};

/** The place of each role in a lifecycle. `running` labels (`approved`, `active`) are on the way if a later label is a final state. */
const PLACE: Readonly<Record<LabelRole, number>> = { start: 0, progress: 1, running: 1, good: 2, bad: 3 };
/** Unknown labels are in progress; above this share it is no lifecycle. */
const UNKNOWN = 1 / 3;

/** Steps before shipping, if nothing else follows. */
const BEFORE_SENT = wordSet('before sending');
const SENT = wordSet('shipped');
/** An order is cancelled before its goal, a subscription after its start. */
const CANCELLED = wordSet('cancelled');
const AFTER_ALL = wordSet('after all');

/** Goals if the path ends with them: a quote is sent, and then accepted. */
const LAST = wordSet('goals if last');

/** Goals that are on the way to one that settles them. */
const INTERMEDIATE_GOALS = wordSet('intermediate goals');
const SETTLES = wordSet('settles');

/** The roles of labels. `shipped` is the goal, with `paid` on the way, if no `delivered` or `completed` follows. */
function rolesOf(labels: readonly string[], named: ReadonlySet<string>): (LabelRole | null)[] {
  const roles = namedRoles(labels, named);
  const plain = labels.map(plainState);
  const toGoals = (isGoal: (i: number) => boolean): (LabelRole | null)[] => roles.map((role, i) => (isGoal(i) ? 'good' : role === 'good' ? 'running' : role));
  if (plain.some((label) => SENT.has(label)) && roles.includes('good') && roles.every((role, i) => role !== 'good' || BEFORE_SENT.has(plain[i]!)))
    return toGoals((i) => SENT.has(plain[i]!));
  // A repaired thing is picked up, and that is all; a parcel travels on.
  const last = roles.findLastIndex((role) => role !== 'bad');
  const handedOver = plain.findIndex((label, i) => label === 'picked_up' || (label === 'collected' && i === last));
  if (!roles.includes('good') && handedOver >= 0) return toGoals((i) => i === handedOver);
  return last > 1 && LAST.has(plain[last]!) && roles.every((role, i) => role !== 'good' || plain[i] === 'sent') ? toGoals((i) => i === last) : roles;
}

/**
 * The roles of labels, of which a timestamp tells more than a lexicon does: a row reaches what it names, so a label that is `named` is on the way, or the goal
 * where no known one is. `signed_out` of `signed_out_at`, with `amended` after it, is where most rows rest.
 */
function namedRoles(labels: readonly string[], named: ReadonlySet<string>): (LabelRole | null)[] {
  const roles = labels.map(labelRole);
  const isReached = (i: number): boolean => i > 0 && roles[i] === null && named.has(labels[i]!);
  const goal = roles.includes('good') || roles.includes('running') ? -1 : labels.findLastIndex((_, i) => isReached(i));
  return roles.map((role, i) => (i === goal ? 'good' : isReached(i) ? 'progress' : role));
}

/** No timestamp has a label's name. */
const NONE: ReadonlySet<string> = new Set();

/**
 * The states of a lifecycle, if the labels describe a process that starts and ends; null otherwise. Labels of one role keep their order. `stamped` are the labels
 * whose names timestamps of the row have.
 */
export function ownStates(labels: readonly string[], weights: readonly number[], stamped: ReadonlySet<string> = NONE): OwnStates | null {
  const roles = rolesOf(labels, stamped);
  // Without anything before it, a running state is the beginning: preparation, in progress, completed; booked, checked in, completed.
  const goesOn = roles[0] === 'running' && roles.includes('progress') && roles.includes('good');
  if (!roles.includes('start') && (roles[0] === 'progress' || goesOn)) roles[0] = 'start';
  if (roles.filter((role) => role === null).length > labels.length * UNKNOWN) return null;
  const lastOnWay = inTheirOrder(roles);
  // `approved` is a final state if no label comes after it; before `paid`, it is on the way.
  const running = roles.includes('good') ? PLACE.running : PLACE.good;
  const placeOf = (i: number): number =>
    roles[i] === 'bad'
      ? PLACE.bad
      : lastOnWay !== null
        ? i <= lastOnWay
          ? PLACE.progress
          : PLACE.good
        : roles[i] === 'running'
          ? running
          : PLACE[roles[i] ?? 'progress'];
  const at = (place: number): number[] => labels.flatMap((_, i) => (placeOf(i) === place ? [i] : []));
  const [start, onWay, reached, ends] = [at(0), at(1), at(2), at(3)] as const;
  // A sent invoice is paid later, a delivery is completed: few old rows still have such a state.
  const isPassed = (i: number): boolean =>
    INTERMEDIATE_GOALS.has(plainState(labels[i]!)) && reached.some((later) => later > i && SETTLES.has(plainState(labels[later]!)));
  const way = [...onWay, ...reached.filter(isPassed)];
  const goals = reached.filter((i) => !isPassed(i));
  if (!roles.includes('start') || goals.length === 0) return null;
  const named = (places: readonly number[]): string[] => places.map((i) => labels[i]!);
  // Good intermediate states (`paid` before `shipped`) belong to the final ones. Before a goal that only a timestamp tells of, whose own weight is that of an
  // unknown word, all states do: most rows have reached the first one.
  const isUnknown = goals.every((i) => !['good', 'running'].includes(labelRole(labels[i]!) ?? ''));
  const passed = (isUnknown ? [...start, ...way] : way.filter((i) => roles[i] === 'good' || roles[i] === 'running')).reduce(
    (sum, i) => sum + (weights[i] ?? 1),
    0,
  );
  const handedOn = goals.map((_, at) => (isUnknown ? (at === 0 ? passed : 0) : passed / goals.length));
  return {
    steps: named([...start, ...way]),
    goals: named(goals),
    ends: named(ends),
    weights: [...goals.map((i, at) => (weights[i] ?? 1) + handedOn[at]!), ...ends.map((i) => weights[i] ?? 1)],
    ...(goals.some((i) => roles[i] === 'good' || ends.some((end) => isUnknownAfterAll(labels[end]!))) && endsAfterAll(named(ends))),
  };
}

/**
 * Makes all labels steps, in the order in which they are listed, if the timestamps have the names of the labels. The last one is the goal;
 * labels for failure are separate ends. Null if a label is unknown and no timestamp is `named` like it.
 */
export function statesInOrder(labels: readonly string[], weights: readonly number[], named: ReadonlySet<string>): OwnStates | null {
  const isEnd = (label: string): boolean => labelRole(label) === 'bad';
  const weightOf = (label: string): number => weights[labels.indexOf(label)] ?? 1;
  const way = labels.filter((label) => !isEnd(label));
  const ends = labels.filter(isEnd);
  const goal = way.at(-1);
  const isKnown = way.every((label, i) => i === 0 || named.has(label) || labelRole(label) !== null);
  if (goal === undefined || way.length < 2 || way[0] !== labels[0] || !named.has(goal) || !isKnown) return null;
  return {
    steps: way.slice(0, -1),
    goals: [goal],
    ends,
    weights: [way.reduce((sum, label) => sum + weightOf(label), 0), ...ends.map(weightOf)],
    ...(labelRole(goal) === 'good' && endsAfterAll(ends)),
  };
}

/** Which ends come only after all steps. Listed where the engine's own answer is wrong: what is cancelled ends on its way, as a delivered order is not cancelled. */
export function endsAfterAll(ends: readonly string[]): { readonly late: readonly string[] } | undefined {
  return ends.some((label) => isCancelled(label) || isUnknownAfterAll(label)) ? { late: ends.filter(isAfterAll) } : undefined;
}

const isCancelled = (label: string): boolean => CANCELLED.has(plainState(label));
/** Known lifecycles are English and of the whole, and do not show it. */
const isUnknownAfterAll = (label: string): boolean => isAfterAll(label) && plainLabel(label) !== wholeState(label);
const isAfterAll = (label: string): boolean => AFTER_ALL.has(wholeState(label));
/** `partially_refunded` comes as late as `refunded`. */
const wholeState = (label: string): string => plainState(label).replace(/^part(?:ly|ial|ially)_/, '');

/**
 * If labels are in the order of the process already (`pending`, `paid`, `shipped`, `delivered`): the index of the last one on the way; the
 * goals come after it. Null if they are in another order.
 */
function inTheirOrder(roles: readonly (LabelRole | null)[]): number | null {
  const rest = roles.lastIndexOf(roles.includes('good') ? 'good' : 'running');
  const last = roles.findLastIndex((role, i) => role === 'start' || role === 'progress' || ((role === 'running' || role === null) && i < rest));
  return roles[0] === 'start' && rest > last ? last : null;
}

/** Participles with the same meaning as a label. */
const SAME: readonly ReadonlySet<string>[] = wordGroups('states that mean the same').map((words) => new Set(words));

/** Whether a timestamp's word means the same as a label: `redeemed` and `Redeemed`, `completed` and `done`. */
export function sayTheSame(word: string, label: string): boolean {
  const plain = plainState(label);
  return plain === word || SAME.some((same) => same.has(word) && same.has(plain));
}

/** Whether a timestamp belongs to some state at all: `arrival_time` does not. */
export function tellsState(words: readonly string[]): boolean {
  return words.some((word) => SAME.some((same) => same.has(word)));
}

/** Whether a timestamp is the beginning of a row's lifecycle: `admit_date` of `admitted`, `opened_at` of `open`. */
export function tellsBeginning(words: readonly string[], { steps: [first = ''] }: OwnStates): boolean {
  const plain = plainState(first);
  const significant = words.filter((word) => !MOMENT.has(word));
  if (significant.length !== 1 || plain === '') return false;
  const [short, long] = significant[0]!.length < plain.length ? [significant[0]!, plain] : [plain, significant[0]!];
  return short === long || (short.length >= STEM && long.startsWith(short) && /^(?:t?ed|n)$/.test(long.slice(short.length)));
}

/** The minimum length of a word of which another word can be a form. */
const STEM = 4;

/** Words that only mark a column as a timestamp. */
const MOMENT = wordSet('moments');
const CLOSING = wordSet('closing');
const CLOSED = /^(?:closed|closing|ended|concluded)\b/;

/** Whether a time is that of an end, whatever the end is called. */
export function isClosing(words: readonly string[]): boolean {
  return words.length <= 2 && CLOSED.test(words[0] ?? '');
}
const BEGUN = matcher('times of beginning');

/** Words for states, to complete abbreviated names. */
const TELLING: readonly string[] = [...new Set([...CLOSING, ...SAME.flatMap((same) => [...same])])];

/** Whether the time's shortened name may be one of a state at all. */
export function mayShortenState(column: string): boolean {
  return wordsAbbreviated(column, TELLING).length > 0;
}

/** The label that a timestamp with an abbreviated name belongs to: `cls_at` (closed) belongs to `done`. Undefined if it may belong to several. */
export function stateShortened(column: string, own: OwnStates): string | undefined {
  const statesNamed = new Set(wordsAbbreviated(column, TELLING).flatMap((word) => stateOfStamp([word], own) ?? []));
  return statesNamed.size === 1 ? [...statesNamed][0] : undefined;
}

/** The label that a timestamp belongs to: `completed_at` belongs to `done`. The first of `states` is the row's beginning, and has no timestamp. */
export function stateOfStamp(words: readonly string[], { steps, goals, ends }: OwnStates): string | undefined {
  const states = [...steps, ...goals, ...ends].slice(1);
  const whole = words.filter((word) => !MOMENT.has(word)).join('_');
  const named = states.find((state) => plainState(state) === whole);
  if (named !== undefined) return named;
  for (const word of words) {
    const same = SAME.find((each) => each.has(word)) ?? new Set([word]);
    const found = states.find((state) => plainState(state) === word) ?? states.find((state) => same.has(plainState(state)));
    if (found !== undefined) return found;
  }
  // What is in consultation has begun, whatever its name.
  const begun = BEGUN.test(words.join(' ')) ? steps.slice(1).find((step) => isUnderWay(plainState(step))) : undefined;
  if (begun !== undefined) return begun;
  // A closed row has reached its end, whatever its name: `settled` of a claim.
  const last = goals.findLast((goal) => labelRole(goal) === 'good');
  return last !== undefined && (words.some((word) => CLOSING.has(word)) || (words[0] === 'actual' && words.includes('end'))) ? last : undefined;
}
