import type { Rows } from '../../columns/column.ts';
import type { CompileContext } from '../definition.ts';
import { fillTimeline, rowTimestamps } from '../date/timeline.ts';
import { now } from '../kit/now.ts';
import { perRows, int32 } from '../entities/per-rows.ts';
import { samplerOf, type Sampler } from '../distribution/sampler.ts';
import { MINUTE } from '../kit/iso.ts';
import { Dice } from '../kit/dice.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { graphOf, nextMove, usualMoves, type Move, type MoveGraph, type NamedMove } from './moves.ts';
import { goalsOf, liveTo, sharedGoals, type Shares } from './set-state.ts';
import { lastReached } from './last-reached.ts';
import { statesAlone } from './states-alone.ts';
import type { Vocabulary } from './vocabularies.ts';

/** States and timestamps of lifecycles, row by row. */
export type Life = {
  /** Steps, then ends: one state an entry. */
  readonly states: readonly string[];
  readonly rows: (rows: Rows) => LifeRows;
  /** The states alone: cheaper if the entity has no other member. */
  readonly statesOf: (rows: Rows) => Int32Array;
  /** The transitions between states with their shares: the given ones, or those that follow from the vocabulary. */
  readonly moves: () => readonly Move[];
};

/** A column's options for its lifecycle, beyond the vocabulary. */
export type LifeChoices = {
  readonly shares?: Shares | undefined;
  readonly dealt?: boolean | undefined;
  readonly moves?: readonly NamedMove[] | undefined;
  readonly held?: (state: string) => string;
};

export type LifeRows = {
  /** Place in `states` at the reference date. */
  readonly state: Int32Array;
  readonly created: Float64Array;
  /** The last change before the reference date. */
  readonly updated: Float64Array;
  /** One array per state: its timestamp in µs, or NaN if it was not reached. */
  readonly stamps: readonly Float64Array[];
};

/** The lifecycles of the entity's rows under a vocabulary, starting at their created timestamps. */
export function lifeOf(context: CompileContext, vocabulary: Vocabulary, { shares = {}, dealt, moves, held }: LifeChoices = {}): Life {
  return context.entity('life rows', (draws, { members, set }) => {
    const hash = draws('life');
    const timeline = rowTimestamps(context);
    const states = [...vocabulary.steps.map((step) => step.state), ...vocabulary.ends.map((end) => end.state)];
    const waits = [...vocabulary.steps, ...vocabulary.ends].map((each) => wait(each.minutes));
    const graph = moves ? graphOf(context, states, moves) : null;
    const dice = new Dice();
    const last = now(context);
    const stateOf = statesAlone(vocabulary, waits, lastReached(vocabulary.steps));
    const alone = perRows(int32, (rows, into) => {
      const scratch = borrow(rows.count);
      fillTimeline(context.timeline, timeline, rows, scratch.x);
      hash.fill(rows, scratch.a, scratch.b);
      for (let i = 0; i < rows.count; i++) into[i] = stateOf(dice.seed(scratch.a[i]!, scratch.b[i]!), scratch.x[i]!, last);
      giveBack(scratch);
    });
    const goals = set.length > 0 ? goalsOf(vocabulary, states, set, graph, held) : null;
    const shared = sharedGoals(context, vocabulary, states, shares, draws('shares'), graph, dealt);
    const goalOf = goals || shared ? (row: number, drawn: LifeRows, i: number) => goals?.(row, drawn, i) ?? shared?.(row, drawn, i) : null;
    const isAlone = !shared && !graph && [...members.keys()].every((kind) => kind === 'life.state');
    const life: Life = {
      states,
      moves: () => graph?.moves ?? usualMoves(vocabulary),
      statesOf: (rows) => (isAlone ? alone(rows) : life.rows(rows).state),
      rows: perRows(
        (size): LifeRows => ({
          state: int32(size),
          created: new Float64Array(size),
          updated: new Float64Array(size),
          stamps: states.map(() => new Float64Array(size)),
        }),
        (rows, into) => {
          const scratch = borrow(rows.count);
          fillTimeline(context.timeline, timeline, rows, into.created);
          hash.fill(rows, scratch.a, scratch.b);
          for (let i = 0; i < rows.count; i++) {
            dice.seed(scratch.a[i]!, scratch.b[i]!);
            if (graph) liveByMoves(graph, waits, dice, into, i, last);
            else live(vocabulary, waits, dice, into, i, last);
            const goal = goalOf?.(rows.at ? rows.at[i]! : rows.first + i, into, i);
            if (goal !== undefined) liveTo(goal, vocabulary, graph, waits, dice.seed(scratch.a[i]!, scratch.b[i]!), into, i, last);
          }
          giveBack(scratch);
        },
      ),
    };
    return life;
  });
}

function wait(minutes: number): Sampler {
  return minutes === 0 ? () => 0 : samplerOf({ distribution: 'lognormal', median: minutes * MINUTE, sigma: 0.75 });
}

/** Draws a whole lifecycle; only the part before the reference date counts. */
function live({ steps, ends }: Vocabulary, waits: readonly Sampler[], dice: Dice, into: LifeRows, i: number, last: number): void {
  for (const stamp of into.stamps) stamp[i] = Number.NaN;
  let timestamp = into.created[i]!;
  let state = 0;
  let updated = timestamp;
  into.stamps[0]![i] = timestamp;
  const end = chooseEnd(ends, dice);
  // An early end replaces one of the later steps.
  const until = end < 0 || ends[end]!.late ? steps.length : 1 + dice.below(Math.max(1, steps.length - 1));
  let reached = 0;
  for (let k = 1; k < until; k++) {
    // A lifecycle skips a step that few reach and continues with the next. It ends before a step that most reach.
    if (!dice.chance(steps[k]!.share)) {
      if (steps[k]!.share < 0.5 && k < steps.length - 1 && steps[k + 1]!.share > 0.5) continue;
      break;
    }
    timestamp += waits[k]!(dice.unit());
    if (timestamp > last) break;
    into.stamps[k]![i] = timestamp;
    state = reached = k;
    updated = timestamp;
  }
  if (end >= 0 && timestamp <= last && (!ends[end]!.late || reached === lastReached(steps))) {
    timestamp += waits[steps.length + end]!(dice.unit());
    if (timestamp <= last) {
      state = steps.length + end;
      into.stamps[state]![i] = updated = timestamp;
    }
  }
  into.state[i] = state;
  into.updated[i] = updated;
}

/** One lifecycle by its transitions: draws the next state from each, if there is one. */
function liveByMoves(graph: MoveGraph, waits: readonly Sampler[], dice: Dice, into: LifeRows, i: number, last: number): void {
  for (const stamp of into.stamps) stamp[i] = Number.NaN;
  let timestamp = into.created[i]!;
  let state = 0;
  let updated = timestamp;
  into.stamps[0]![i] = timestamp;
  for (let move = nextMove(graph, 0, dice); move; move = nextMove(graph, state, dice)) {
    timestamp += waits[move.to]!(dice.unit());
    if (timestamp > last) break;
    state = move.to;
    into.stamps[state]![i] = updated = timestamp;
  }
  into.state[i] = state;
  into.updated[i] = updated;
}

function chooseEnd(ends: Vocabulary['ends'], dice: Dice): number {
  let u = dice.unit();
  for (let k = 0; k < ends.length; k++) {
    if (u < ends[k]!.share) return k;
    u -= ends[k]!.share;
  }
  return -1;
}
