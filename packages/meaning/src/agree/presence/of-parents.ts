import LINES from '../../../data/agree/of-parents.json' with { type: 'json' };
import { plainState, tellsOfState } from '../../propose/drafts/label-roles.ts';
import { wordSet } from '../../read/words.ts';
import { isKind } from './named-by-labels.ts';
import { rootsOf, withoutTime } from './of-flag.ts';

const UNDERGOES = wordSet('references to whom something is done');

/** A line of `data/agree/of-parents.json`: rows of such nouns refer only to rows whose state or kind has one of some labels. */
export type ParentLine = {
  /** Nouns of tables, `a|b`. */
  readonly rows: string;
  /** Nouns of the tables that they refer to, if not any; `people` are all nouns of people. */
  readonly of?: string;
  readonly except?: string;
  readonly by: 'state' | 'kind';
  /** Labels that the parent has; with `not` those that it has not, if one of `if` is among them. */
  readonly in?: string;
  readonly not?: string;
  readonly if?: string;
  /** Flags and times that the parent has, beside those that are called as one of `in`; it has none that are called as one of `not`. */
  readonly has?: string;
  /** The row is made after the parent came to that state; `over`: where no time says when that was, after the parent has taken place. */
  readonly after?: boolean | 'over';
  /** Every parent in that state has such a row. */
  readonly always?: boolean;
};

/** The labels of a parent that has such rows, and how these follow from it; `ofKind`: each has them that can have one only; `isRest`: all but some labels. */
export type LabelsOfParent = {
  readonly labels: readonly string[];
  readonly after: boolean | 'over';
  readonly always: boolean | 'ofKind';
  readonly isRest: boolean;
};

const parents = (LINES as readonly ParentLine[]).map((line) => ({
  ...line,
  nouns: setOf(line.rows),
  theirs: setOf(line.of),
  others: setOf(line.except),
  isIn: matcherOf(line.in),
  isNot: matcherOf(line.not),
  asks: matcherOf(line.if),
  there: stemsOf([line.in, line.has]),
  missing: stemsOf([line.not]),
}));

/** What the tables of a reference are called. */
export type Referring = {
  /** The noun of the rows, and what the reference says of what it leads to. */
  readonly noun: string;
  readonly as: readonly string[];
  /** The noun of the parent, and whether it is a person. */
  readonly of: string;
  readonly ofPerson: boolean;
};

/**
 * Which of the labels of its parent's column (`words`) a row of this noun has: returns are of orders that were delivered, a quiz is of a lesson of the kind `quiz`.
 * What its name adds to its parent's (`added`) is a kind as well: `photo` of photo assets. Undefined if that takes all of the labels, or says nothing.
 */
export function labelsOfParent(rows: Referring, words: readonly string[], labels: readonly string[], added?: string): LabelsOfParent | undefined {
  const by = tellsOfState(words) ? 'state' : isKind(words) ? 'kind' : undefined;
  const isSome = (some: readonly string[]): boolean => some.length > 0 && some.length < labels.length;
  const own = by === 'kind' ? labels.filter((label) => [rows.noun, added].includes(plainState(label))) : [];
  if (isSome(own)) return { labels: own, after: false, always: 'ofKind', isRest: false };
  for (const line of parents) {
    if (line.by !== by || !isMeant(line, rows) || (line.if !== undefined && !labels.some(line.asks))) continue;
    const some = labels.filter((label) => (line.not === undefined ? line.isIn(label) : !line.isNot(label)));
    if (isSome(some)) return { labels: some, after: line.after ?? false, always: line.always === true, isRest: line.not !== undefined };
  }
  return undefined;
}

/**
 * Whether the parent of such a row has a flag or a time of this name (`words`), or has none: views are of what was published, and nobody who is blocked orders.
 * Undefined if it may have either, or if `labels`, by which its state chooses the parent already, say it.
 */
export function hasOfParent(rows: Referring, words: readonly string[], labels?: readonly string[]): boolean | undefined {
  const said = withoutTime(words.join(' '));
  const stems = [rootsOf(said), rootsOf([plainState(said.join('_'))])];
  if (isOfHaving(said, rows.noun)) return true;
  const isSaid = labels?.some((label) => stems.includes(stemOf(plainState(label)))) === true;
  for (const line of isSaid ? [] : parents) {
    if (line.by !== 'state' || !isMeant(line, rows)) continue;
    if (!labels && stems.some((each) => line.there.has(each) || line.missing.has(`un${each}`))) return true;
    if (stems.some((each) => line.missing.has(each))) return false;
  }
  return undefined;
}

/** Whether a flag says that a row has rows of this noun at all: `track_lots`, `has_variants`, `batches_enabled`. */
function isOfHaving(words: readonly string[], noun: string): boolean {
  const rest = words.filter((word) => !HAVING.has(word));
  return rest.length > 0 && rest.length < words.length && rootsOf(rest) === rootsOf(noun.split(' '));
}
const HAVING = wordSet('flags of having rows');

function isMeant({ nouns, theirs, others, of }: (typeof parents)[number], { noun, as, of: parent, ofPerson }: Referring): boolean {
  return (
    nouns.has(noun) &&
    !others.has(parent) &&
    (of === undefined || ((theirs.has(parent) || (ofPerson && theirs.has('people'))) && !as.some((word) => UNDERGOES.has(word))))
  );
}

function setOf(words = ''): ReadonlySet<string> {
  return new Set(words.split('|'));
}

function stemsOf(words: readonly (string | undefined)[]): ReadonlySet<string> {
  return new Set(words.flatMap((each) => (each === undefined ? [] : each.split('|'))).map(stemOf));
}

function stemOf(label: string): string {
  return rootsOf(label.split('_'));
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
