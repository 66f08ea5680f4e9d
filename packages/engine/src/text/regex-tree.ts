import type { CharSet } from './char-set.ts';

/** A regular expression in any syntax. Greediness and captures are dropped: the language is the same. */
export type RegexTree =
  | { readonly kind: 'set'; readonly set: CharSet }
  | { readonly kind: 'sequence'; readonly items: readonly RegexTree[] }
  | { readonly kind: 'choice'; readonly items: readonly RegexTree[] }
  /** `max` is Infinity if there is none. */
  | { readonly kind: 'repeat'; readonly item: RegexTree; readonly min: number; readonly max: number }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' }
  | { readonly kind: 'ahead'; readonly item: RegexTree; readonly negated: boolean };

/** A pattern that the automata cannot express (back references, word ends, lookbehind), or that is too large. */
export class UnreadablePattern extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnreadablePattern';
  }
}

export const set = (chars: CharSet): RegexTree => ({ kind: 'set', set: chars });
export const sequence = (...items: RegexTree[]): RegexTree => ({ kind: 'sequence', items });
export const repeat = (item: RegexTree, min = 0, max = Infinity): RegexTree => ({ kind: 'repeat', item, min, max });

/** Every set of the tree. */
export function* setsOf(tree: RegexTree): Generator<CharSet> {
  if (tree.kind === 'set') yield tree.set;
  else if (tree.kind === 'sequence' || tree.kind === 'choice') for (const item of tree.items) yield* setsOf(item);
  else if (tree.kind === 'repeat' || tree.kind === 'ahead') yield* setsOf(tree.item);
}
