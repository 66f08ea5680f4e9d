import type { CharClasses } from './char-classes.ts';
import type { CharSet } from './char-set.ts';
import { UnreadablePattern, type RegexTree } from './regex-tree.ts';

/** One state: the condition to leave it. `next` lists the following states. */
type NfaState =
  | { readonly kind: 'free' | 'start' | 'end'; readonly next: number[] }
  | { readonly kind: 'letter'; readonly mask: Uint8Array; readonly next: number[] }
  | { readonly kind: 'ahead'; readonly inner: Nfa; readonly negated: boolean; readonly next: number[] }
  | { readonly kind: 'match'; readonly next: number[] };

/** State 0 is the first. */
export type Nfa = { readonly states: readonly NfaState[] };

/** A pattern with more states is not compiled; the proof tests it. */
const MAX_STATES = 6_000;

/** Thompson's construction, with bounded repeats unrolled. */
export function buildNfa(tree: RegexTree, classes: CharClasses): Nfa {
  return new NfaBuilder(classes).build(tree);
}

class NfaBuilder {
  readonly #states: NfaState[] = [];
  readonly #classes: CharClasses;
  readonly #masks = new Map<CharSet, Uint8Array>();

  constructor(classes: CharClasses) {
    this.#classes = classes;
  }

  build(tree: RegexTree): Nfa {
    const first = this.#add({ kind: 'free', next: [] });
    const last = this.#part(tree, first);
    this.#link(last, this.#add({ kind: 'match', next: [] }));
    return { states: this.#states };
  }

  /** Builds `tree` from state `from`; returns the state where it ends. */
  #part(tree: RegexTree, from: number): number {
    switch (tree.kind) {
      case 'set':
        return this.#append(from, { kind: 'letter', mask: this.#mask(tree.set), next: [] });
      case 'start':
      case 'end':
        return this.#append(from, { kind: tree.kind, next: [] });
      case 'ahead':
        return this.#append(from, { kind: 'ahead', inner: buildNfa(tree.item, this.#classes), negated: tree.negated, next: [] });
      case 'sequence':
        return tree.items.reduce((at, item) => this.#part(item, at), from);
      case 'choice': {
        const end = this.#add({ kind: 'free', next: [] });
        for (const item of tree.items) this.#link(this.#part(item, this.#append(from, { kind: 'free', next: [] })), end);
        return end;
      }
      case 'repeat':
        return this.#repeat(tree, from);
    }
  }

  #repeat(tree: RegexTree & { kind: 'repeat' }, from: number): number {
    let at = from;
    for (let i = 0; i < tree.min; i++) at = this.#part(tree.item, at);
    const end = this.#add({ kind: 'free', next: [] });
    if (tree.max === Infinity) {
      const loop = this.#append(at, { kind: 'free', next: [] });
      this.#link(this.#part(tree.item, loop), loop);
      this.#link(loop, end);
      return end;
    }
    for (let i = tree.min; i < tree.max; i++) {
      this.#link(at, end);
      at = this.#part(tree.item, at);
    }
    this.#link(at, end);
    return end;
  }

  /** A letter leaves the states of `letter`, so links from them are followed after reading it. */
  #append(from: number, state: NfaState): number {
    const added = this.#add(state);
    this.#link(from, added);
    return added;
  }

  #link(from: number, to: number): void {
    this.#states[from]!.next.push(to);
  }

  #add(state: NfaState): number {
    if (this.#states.length >= MAX_STATES) throw new UnreadablePattern('a pattern that is too large');
    return this.#states.push(state) - 1;
  }

  #mask(set: CharSet): Uint8Array {
    const known = this.#masks.get(set);
    if (known) return known;
    const mask = this.#classes.mask(set);
    this.#masks.set(set, mask);
    return mask;
  }
}
