import type { Nfa } from './nfa.ts';
import { UnreadablePattern } from './regex-tree.ts';

/** A deterministic automaton over letter classes. Numbers its states in the order in which they are reached. */
export interface Dfa {
  readonly start: number;
  step(state: number, letter: number): number;
  /** Whether a text that ends here is in the language. */
  accepts(state: number): boolean;
}

/** A pattern whose automaton has more states is not compiled. */
const MAX_STATES = 8_000;
/**
 * Maximum number of threads followed in total: about a second. Few states may have many threads each, as in
 * `(a{1,64}){1,64}`.
 */
const MAX_WORK = 2_000_000;
let nextId = 0;

/** A thread of the NFA, with the lookaheads that still watch the text from their starting point. */
type Thread = { readonly state: number; readonly watches: readonly Watch[] };
type Watch = { readonly dfa: PatternDfa; readonly state: number; readonly negated: boolean };
type State = { readonly threads: readonly Thread[]; readonly matched: boolean; readonly steps: Map<number, number>; accepts: boolean | undefined };

/**
 * The lazy subset construction of one pattern. With `search` a match may begin anywhere, as with `~`; without, it must
 * begin at the first letter, as for a lookahead. A match may end anywhere unless `$` requires otherwise.
 */
export class PatternDfa implements Dfa {
  readonly start: number;
  /** Distinguishes lookaheads within one process; never leaves it. */
  readonly id = nextId++;
  readonly #nfa: Nfa;
  readonly #search: boolean;
  readonly #states: State[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #lookaheads = new Map<Nfa, PatternDfa>();
  #work = 0;

  constructor(nfa: Nfa, search: boolean) {
    this.#nfa = nfa;
    this.#search = search;
    this.start = this.#intern(this.#close([{ state: 0, watches: [] }], search, false));
  }

  step(state: number, letter: number): number {
    const from = this.#states[state]!;
    if (from.matched) return state;
    const known = from.steps.get(letter);
    if (known !== undefined) return known;
    const moved: Thread[] = [];
    for (const thread of from.threads) {
      const node = this.#nfa.states[thread.state]!;
      const stays = node.kind === 'letter' ? node.mask[letter] === 1 : node.kind === 'match';
      if (!stays) continue;
      const watches = advance(thread.watches, letter);
      if (!watches) continue;
      if (node.kind === 'match') moved.push({ state: thread.state, watches });
      else for (const next of node.next) moved.push({ state: next, watches });
    }
    if (this.#search) moved.push({ state: 0, watches: [] });
    const to = this.#intern(this.#close(moved, false, false));
    from.steps.set(letter, to);
    return to;
  }

  accepts(state: number): boolean {
    const at = this.#states[state]!;
    at.accepts ??=
      at.matched ||
      this.#close(at.threads, this.#search && state === this.start, true).some((thread) => this.#isMatch(thread) && thread.watches.every(holdsAtEnd));
    return at.accepts;
  }

  /** The pattern has matched already, whatever follows. */
  matched(state: number): boolean {
    return this.#states[state]!.matched;
  }

  /** Whether no continuation of the text can match. */
  failed(state: number): boolean {
    const at = this.#states[state]!;
    return at.threads.length === 0 && !at.matched;
  }

  #isMatch(thread: Thread): boolean {
    return this.#nfa.states[thread.state]!.kind === 'match';
  }

  /** Follows transitions without a letter. Keeps threads that wait for a letter or for the end, or have matched. */
  #close(threads: readonly Thread[], atStart: boolean, atEnd: boolean): Thread[] {
    const out: Thread[] = [];
    const seen = new Set<string>();
    const open = [...threads];
    for (let thread = open.pop(); thread; thread = open.pop()) {
      if (++this.#work > MAX_WORK) throw new UnreadablePattern('a pattern that takes too much work');
      const key = keyOf(thread);
      if (seen.has(key)) continue;
      seen.add(key);
      const node = this.#nfa.states[thread.state]!;
      if (node.kind === 'letter' || node.kind === 'match') out.push(thread);
      else if (node.kind === 'end' && !atEnd) out.push(thread);
      else if (node.kind === 'start' && !atStart) continue;
      else {
        const watches = node.kind === 'ahead' ? this.#watch(thread, node.inner, node.negated) : thread.watches;
        if (watches) for (const next of node.next) open.push({ state: next, watches });
      }
    }
    return out;
  }

  #watch(thread: Thread, inner: Nfa, negated: boolean): readonly Watch[] | null {
    let dfa = this.#lookaheads.get(inner);
    if (!dfa) this.#lookaheads.set(inner, (dfa = new PatternDfa(inner, false)));
    return settle([...thread.watches, { dfa, state: dfa.start, negated }]);
  }

  #intern(threads: Thread[]): number {
    const matched = threads.some((thread) => this.#isMatch(thread) && thread.watches.length === 0);
    const key = matched ? 'matched' : threads.map(keyOf).sort().join(' ');
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    if (this.#states.length >= MAX_STATES) throw new UnreadablePattern('a pattern with too many states');
    const number = this.#states.push({ threads, matched, steps: new Map(), accepts: undefined }) - 1;
    // The start state is distinguished: only there, in an empty text, does `^` hold at the end.
    if (number > 0) this.#numbers.set(key, number);
    return number;
  }
}

function keyOf(thread: Thread): string {
  if (thread.watches.length === 0) return String(thread.state);
  return `${thread.state}:${thread.watches
    .map((watch) => `${watch.dfa.id}.${watch.state}.${watch.negated}`)
    .sort()
    .join(',')}`;
}

function advance(watches: readonly Watch[], letter: number): readonly Watch[] | null {
  if (watches.length === 0) return watches;
  return settle(watches.map((watch) => ({ ...watch, state: watch.dfa.step(watch.state, letter) })));
}

/** Drops lookaheads that are satisfied; null if one can never be satisfied. */
function settle(watches: readonly Watch[]): readonly Watch[] | null {
  const open: Watch[] = [];
  for (const watch of watches) {
    const done = watch.dfa.matched(watch.state);
    if (!done && !watch.dfa.failed(watch.state)) open.push(watch);
    else if (done === watch.negated) return null;
  }
  return open;
}

function holdsAtEnd(watch: Watch): boolean {
  return watch.dfa.accepts(watch.state) !== watch.negated;
}
