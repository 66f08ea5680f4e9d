import LINES from '../../../data/agree/of-parents.json' with { type: 'json' };
import { plainState, tellsOfState } from '../../propose/drafts/label-roles.ts';
import { isKind } from './named-by-labels.ts';

/** A line of `data/agree/of-parents.json`: rows of such nouns refer only to rows whose state or kind has one of some labels. */
export type ParentLine = {
  /** Nouns of tables, `a|b`. */
  readonly rows: string;
  readonly by: 'state' | 'kind';
  /** Labels that the parent has; with `not` those that it has not, if one of `if` is among them. */
  readonly in?: string;
  readonly not?: string;
  readonly if?: string;
  /** The row is made after the parent came to that state. */
  readonly after?: boolean;
  /** Every parent in that state has such a row. */
  readonly always?: boolean;
};

/** The labels of a parent that has such rows, and how these follow from it; `ofKind`: each has them that can have one only. */
export type LabelsOfParent = { readonly labels: readonly string[]; readonly after: boolean; readonly always: boolean | 'ofKind' };

const parents = (LINES as readonly ParentLine[]).map((line) => ({
  ...line,
  nouns: setOf(line.rows),
  has: matcherOf(line.in),
  hasNot: matcherOf(line.not),
  asks: matcherOf(line.if),
}));

/**
 * Which of the labels of its parent's column (`words`) a row of this noun has: returns are of orders that were delivered, a quiz is of a lesson of the kind `quiz`.
 * What its name adds to its parent's (`added`) is a kind as well: `photo` of photo assets. Undefined if that takes all of the labels, or says nothing.
 */
export function labelsOfParent(noun: string, words: readonly string[], labels: readonly string[], added?: string): LabelsOfParent | undefined {
  const by = tellsOfState(words) ? 'state' : isKind(words) ? 'kind' : undefined;
  const isSome = (some: readonly string[]): boolean => some.length > 0 && some.length < labels.length;
  const own = by === 'kind' ? labels.filter((label) => [noun, added].includes(plainState(label))) : [];
  if (isSome(own)) return { labels: own, after: false, always: 'ofKind' };
  for (const line of parents) {
    if (line.by !== by || !line.nouns.has(noun) || (line.if !== undefined && !labels.some(line.asks))) continue;
    const some = labels.filter((label) => (line.not === undefined ? line.has(label) : !line.hasNot(label)));
    if (isSome(some)) return { labels: some, after: line.after === true, always: line.always === true };
  }
  return undefined;
}

function setOf(words = ''): ReadonlySet<string> {
  return new Set(words.split('|'));
}

/** Whether a label is one of the words, or has one: `partially_refunded`, but not `not_refunded`. */
function matcherOf(words: string | undefined): (label: string) => boolean {
  const set = setOf(words);
  return (label) => {
    const plain = plainState(label);
    const parts = plain.split('_');
    return set.has(plain) || (!parts.includes('not') && parts.some((part) => set.has(part)));
  };
}
