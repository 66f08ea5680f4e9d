import type { Sampler } from '../distribution/sampler.ts';
import { dealer } from '../../random/dealt.ts';
import type { Draws } from '../../random/draws.ts';
import { uniform53 } from '../../values/uniform.ts';
import type { CompileContext, EntityContext } from '../definition.ts';
import type { Dice } from '../kit/dice.ts';
import { normal } from './label-roles.ts';
import { lastReached } from './last-reached.ts';
import type { LifeRows } from './life.ts';
import { usualWay, wayTo, type MoveGraph } from './moves.ts';
import type { Vocabulary } from './vocabularies.ts';

/** The share of the time up to now that a lifecycle may take if it must end before now. */
const WITHIN = 0.9;
/** The place of a state that the lifecycle does not know (overdue, on hold). Such a state counts as on the way, before the last step. */
const UNKNOWN = -1;

/**
 * The state that a row must reach because some of its cells are set: its state, or a timestamp of one. Undefined if nothing is set, or if
 * the drawn row agrees already.
 */
export function goalsOf(
  { steps }: Vocabulary,
  states: readonly string[],
  set: EntityContext['set'],
  graph: MoveGraph | null,
  held: (state: string) => string = (state) => state,
): (row: number, drawn: LifeRows, i: number) => number | undefined {
  const placeOf = (text: string): number => {
    const named = states.findIndex((state) => normal(state) === normal(text) || held(state) === text);
    return named >= 0 || !/^\d+$/.test(text) || Number(text) >= states.length ? named : Number(text);
  };
  const ofState = set.find(({ generator }) => generator.kind === 'life.state')?.cells;
  const stamps = set.flatMap(({ generator: { kind, parameters }, cells }) => {
    const place = kind === 'life.stamp' ? placeOf(String(parameters?.['step'])) : -1;
    return place < 0 ? [] : [{ place, cells }];
  });
  return (row, drawn, i) => {
    const state = ofState?.get(row);
    if (typeof state === 'string') {
      const place = placeOf(state);
      return place === drawn.state[i] ? undefined : place;
    }
    for (const { place, cells } of stamps) {
      const cell = cells.get(row);
      if (cell === undefined || (cell === null) === Number.isNaN(drawn.stamps[place]![i]!)) continue;
      if (cell !== null) return place;
      if (graph) return usualBefore(graph, place);
      return place < steps.length ? Math.max(0, place - 1) : lastReached(steps);
    }
    return undefined;
  };
}

/** Exact shares of states, by name. */
export type Shares = Readonly<Record<string, number>>;

/**
 * The state of a row if some states have exact shares: the row's own draw chooses one of them, and no other row has one. Null if no state
 * has a share. Fails for a state that the lifecycle does not know. `isDealt`: each share is met within one row.
 */
export function sharedGoals(
  context: Pick<CompileContext, 'fail'>,
  { steps, ends }: Vocabulary,
  states: readonly string[],
  shares: Shares,
  draws: Draws,
  graph: MoveGraph | null,
  isDealt = false,
): ((row: number, drawn: LifeRows, i: number) => number | undefined) | null {
  const named = Object.entries(shares).map(([name, share]) => {
    const place = states.findIndex((state) => normal(state) === normal(name));
    if (place < 0) context.fail('/shares', `There is no state ${name}; there are ${states.join(', ')}.`);
    return { place, share };
  });
  if (named.length === 0) return null;
  const taken = new Set(named.map(({ place }) => place));
  // The other rows get a state without an exact share, in proportion to the lifecycles that end there, if known.
  const free = [...steps, ...ends].flatMap(({ share }, place) => {
    const next = steps[place + 1];
    const rests = graph ? stayShare(graph, place) : place < steps.length ? 1 - (next?.share ?? 0) : share;
    return taken.has(place) ? [] : [{ place, weight: Math.max(0.001, rests) }];
  });
  const all = free.reduce((sum, { weight }) => sum + weight, 0);
  const words = new Int32Array(2);
  const deal = isDealt
    ? dealer(
        draws,
        named.map(({ share }) => share),
      )
    : null;
  const shareOf = (row: number): number => {
    draws.one(row, words);
    if (deal) return deal.of(row);
    let u = uniform53(words[0]!, words[1]!);
    return named.findIndex(({ share }) => (u < share ? true : ((u -= share), false)));
  };
  return (row, drawn, i) => {
    const goal = named[shareOf(row)]?.place;
    if (goal !== undefined) return goal === drawn.state[i] ? undefined : goal;
    if (!taken.has(drawn.state[i]!) || free.length === 0) return undefined;
    let v = all * ((words[0]! & 0xffff) / 0x10000);
    for (const { place, weight } of free) if ((v -= weight) < 0) return place;
    return free.at(-1)!.place;
  };
}

/** A lifecycle that reaches a state before now. If its usual durations are too long for that, they are shortened. */
export function liveTo(
  goal: number,
  vocabulary: Vocabulary,
  graph: MoveGraph | null,
  waits: readonly Sampler[],
  dice: Dice,
  into: LifeRows,
  i: number,
  last: number,
): void {
  for (const stamp of into.stamps) stamp[i] = Number.NaN;
  const created = into.created[i]!;
  const path = graph ? pathBy(graph, goal, dice) : pathTo(goal, vocabulary, dice);
  const times: number[] = [];
  let timestamp = created;
  for (const state of path) times.push((timestamp += waits[state]!(dice.unit())));
  const room = Math.max(0, last - created) * WITHIN;
  const scale = timestamp - created > room ? room / (timestamp - created) : 1;
  into.stamps[0]![i] = into.updated[i] = created;
  into.state[i] = 0;
  path.forEach((state, k) => {
    into.stamps[state]![i] = into.updated[i] = scale === 1 ? times[k]! : Math.floor(created + (times[k]! - created) * scale);
    into.state[i] = state;
  });
}

/** The states after the first one. */
function pathTo(goal: number, { steps, ends }: Vocabulary, dice: Dice): number[] {
  const usual = (until: number): number[] => steps.flatMap(({ share }, k) => (k > 0 && k <= until && (share >= 0.5 || k === until) ? [k] : []));
  if (goal === UNKNOWN) return usual(steps.length - 2);
  if (goal < steps.length) return usual(goal);
  const late = ends[goal - steps.length]!.late;
  return [...usual(late ? lastReached(steps) : dice.below(Math.max(1, steps.length - 1))), goal];
}

/** The states after the first one, along the moves. */
function pathBy(graph: MoveGraph, goal: number, dice: Dice): number[] {
  return goal === UNKNOWN ? usualWay(graph).slice(0, -1) : wayTo(graph, goal, dice);
}

/** The state of a lifecycle that did not reach `place`: the state from which most lifecycles come to it. */
function usualBefore({ moves, reached }: MoveGraph, place: number): number {
  const before = moves.filter(({ to }) => to === place).toSorted((a, b) => b.share * reached[b.from]! - a.share * reached[a.from]!);
  return before[0]?.from ?? 0;
}

/** The share of all lifecycles that end in a state. */
function stayShare({ out, reached }: MoveGraph, place: number): number {
  return reached[place]! * Math.max(0, 1 - out[place]!.reduce((sum, { share }) => sum + share, 0));
}
