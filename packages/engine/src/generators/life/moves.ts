import type { CompileContext } from '../definition.ts';
import type { Dice } from '../kit/dice.ts';
import { normal } from './label-roles.ts';
import { lastReached } from './last-reached.ts';
import type { Vocabulary } from './vocabularies.ts';

/** The share of lifecycles in state `from` that continue to `to`. */
export type NamedMove = { readonly from: string; readonly to: string; readonly share: number };

/** The same by the places of the states. */
export type Move = { readonly from: number; readonly to: number; readonly share: number };

/**
 * Transitions of a lifecycle: `out[i]` leave state i; `reached[i]` is the share of lifecycles that ever reach it. All
 * start in state 0.
 */
export type MoveGraph = { readonly moves: readonly Move[]; readonly out: readonly (readonly Move[])[]; readonly reached: readonly number[] };

/** Tolerance for sums of rounded shares. */
const ROUNDING = 1e-6;

/** The transition graph of a column's parameters. Unknown states, sums over 1 and cycles are errors. */
export function graphOf(context: Pick<CompileContext, 'fail'>, states: readonly string[], named: readonly NamedMove[]): MoveGraph {
  const placeOf = (name: string, pointer: string): number => {
    const place = states.findIndex((state) => normal(state) === normal(name));
    return place >= 0 ? place : context.fail(pointer, `There is no state ${name}; there are ${states.join(', ')}.`);
  };
  const moves = named.map(({ from, to, share }, i) => ({ from: placeOf(from, `/moves/${i}/from`), to: placeOf(to, `/moves/${i}/to`), share }));
  moves.forEach(({ from, to }, i) => {
    if (moves.findIndex((other) => other.from === from && other.to === to) < i)
      context.fail(`/moves/${i}`, `The move from ${states[from]} to ${states[to]} is given twice.`);
  });
  states.forEach((state, place) => {
    const sum = moves.reduce((all, { from, share }) => (from === place ? all + share : all), 0);
    if (sum > 1 + ROUNDING) context.fail('/moves', `The moves from ${state} come to ${Math.round(sum * 1000) / 10} %, more than all its lives.`);
  });
  return withReached(states.length, moves) ?? context.fail('/moves', 'The moves go round in a circle: a life reaches each state once at most.');
}

/** Null for moves in a circle. */
function withReached(count: number, moves: readonly Move[]): MoveGraph | null {
  const out = Array.from({ length: count }, (_, place) => moves.filter(({ from }) => from === place));
  const open = Array.from({ length: count }, (_, place) => moves.filter(({ to }) => to === place).length);
  const reached = open.map((_, place) => (place === 0 ? 1 : 0));
  const ready = open.flatMap((before, place) => (before === 0 ? [place] : []));
  for (let k = 0; k < ready.length; k++) {
    for (const { to, share } of out[ready[k]!]!) {
      reached[to]! += reached[ready[k]!]! * share;
      if (--open[to]! === 0) ready.push(to);
    }
  }
  return ready.length === count ? { moves, out, reached } : null;
}

/**
 * The shares of transitions that finished lifecycles have under a vocabulary, as the starting point for an edit.
 * @param mayEnd whether the end `k` may follow the step `from`; what it may not follow it follows later
 * @param skips how many steps that few reach may be left out in a row; more stop a life that has no moves of its own
 */
export function usualMoves({ steps, ends }: Vocabulary, mayEnd: (from: number, k: number) => boolean = () => true, skips: 1 | 'any' = 1): Move[] {
  const flows = new Map<string, number>();
  const visits = Array.from({ length: steps.length + ends.length }, () => 0);
  const add = (from: number, to: number, share: number) => {
    if (share > 0) flows.set(`${from} ${to}`, (flows.get(`${from} ${to}`) ?? 0) + share);
  };
  /** Adds lifecycles of a weight that go up to a step, and the state in which they stop. */
  const walk = (weight: number, until: number, stop: (place: number, weight: number) => void) => {
    const go = (place: number, next: number, here: number): void => {
      if (next >= until) return stop(place, here);
      const { share } = steps[next]!;
      const after = skips === 1 ? steps.slice(next + 1, next + 2) : steps.slice(next + 1);
      const isSkipped = share < 0.5 && after.some((step) => step.share > 0.5);
      if (share > 0) {
        add(place, next, here * share);
        visits[next]! += here * share;
        go(next, next + 1, here * share);
      }
      if (share === 1) return;
      if (isSkipped) go(place, next + 1, here * (1 - share));
      else stop(place, here * (1 - share));
    };
    visits[0]! += weight;
    go(0, 1, weight);
  };
  const last = lastReached(steps);
  walk(Math.max(0, 1 - ends.reduce((sum, { share }) => sum + share, 0)), steps.length, () => {});
  ends.forEach(({ share, late }, k) => {
    const end = (place: number, weight: number) => ((late && place !== last) || !mayEnd(place, k) ? undefined : add(place, steps.length + k, weight));
    if (late) return walk(share, steps.length, end);
    const early = Array.from({ length: Math.max(1, steps.length - 1) }, (_, before) => before + 1).filter((until) => mayEnd(until - 1, k));
    for (const until of early) walk(share / early.length, until, end);
  });
  return [...flows]
    .map(([key, flow]) => {
      const [from, to] = key.split(' ').map(Number) as [number, number];
      return { from, to, share: Number((flow / visits[from]!).toPrecision(4)) };
    })
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
}

/** The transition from a state, or null if the lifecycle stays. */
export function nextMove({ out }: MoveGraph, place: number, dice: Dice): Move | null {
  let u = dice.unit();
  for (const move of out[place]!) {
    if (u < move.share) return move;
    u -= move.share;
  }
  return null;
}

/**
 * The states of a lifecycle that must reach a given state, from the second on: found backwards along its transitions,
 * each chosen by its frequency.
 */
export function wayTo({ moves, reached }: MoveGraph, goal: number, dice: Dice): number[] {
  const way: number[] = [];
  for (let place = goal; place !== 0;) {
    way.unshift(place);
    const before = moves.filter(({ to, from, share }) => to === place && share * reached[from]! > 0);
    let u = dice.unit() * before.reduce((sum, { from, share }) => sum + share * reached[from]!, 0);
    const taken = before.find(({ from, share }) => (u -= share * reached[from]!) < 0) ?? before.at(-1);
    // A state without a move to it is reached from the first one.
    place = taken?.from ?? 0;
  }
  return way;
}

/** The usual path of a lifecycle: the most frequent transition from each state, until most stay. */
export function usualWay({ out }: MoveGraph): number[] {
  const way: number[] = [];
  for (let place = 0; ; place = way.at(-1)!) {
    const most = out[place]!.reduce<Move | null>((best, move) => (move.share > (best?.share ?? 0) ? move : best), null);
    const stays = 1 - out[place]!.reduce((sum, { share }) => sum + share, 0);
    if (!most || most.share < stays) return way;
    way.push(most.to);
  }
}
