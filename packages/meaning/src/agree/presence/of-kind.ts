import { ownMember } from '@seedbed/contract';
import { isListed, type Draft } from '../../edits/draft.ts';
import { plainLabel } from '../../propose/drafts/label-roles.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { pieces } from '../../read/names/tokens.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { DeriveContext } from '../context.ts';
import { labelsAllowed } from '../copies/labels-of-state.ts';
import { isOneOf } from '../copies/only-when.ts';
import { isFreeToBeEmpty, mayBeEmpty } from './may-be-empty.ts';
import type { At, Holds } from './ways.ts';
import { wordGroups, wordSet } from '../../read/words.ts';

/** Last words of a column for the kind of the row, or the means of an action. */
const KINDS = wordSet('kinds and means');
/** Lists of labels by which rows do not differ in kind. */
const NO_KINDS = wordSet('lists that are no kind');
/** Letters of kinds that are told apart by one, with their words. */
const LETTERS = wordGroups('letters of kinds').map((words) => new Map(words.map((word) => [word.charAt(0), word])));
const TYPES = /^(?:text|varchar|bpchar|numeric|int[248]|float[48]|date|timestamp(?:tz)?)$/;
/** Words that make another thing of what stands behind them: a gift card is no card. */
const OTHERS = wordSet('makes another thing of it');
/** The share of NULL that a column has of which nothing is known. */
const SOMETIMES = 0.1;
/** Entities whose members are plausible independently. */
const LOOSE = /^(?:finance\.|person\.(?:birthDate|prefix|sex|gender)$|company\.(?:name|taxId|registrationNumber)$)/;

/**
 * What only some kinds of row have: `card_last4` beside a method that is `card` or `credit_card`, `delivery_address` beside the type `delivery`, a duration beside
 * kinds of which one is `image`. One of the words is a word of some of the labels, and not of all.
 */
export function ofKind(draft: Draft, what: string, { table, context, drafts, never }: At): Holds | undefined {
  // What some kinds never have may be a time that follows another one.
  if (!isOwn(never.size > 0 ? { ...draft, parameters: {} } : draft)) return undefined;
  const words = new Set(what.split(' '));
  const isMeant = (label: string): boolean => {
    const parts = pieces(label);
    if (never.size > 0) return !never.has(plainLabel(label)) && !parts.some((part) => never.has(part));
    return parts.some((part) => words.has(part)) && !(parts.length > 1 && parts.some((part) => OTHERS.has(part)));
  };
  for (const kind of drafts) {
    if (kind.column.type.kind === 'array' || !isPlainName(kind.column.name)) continue;
    if (!KINDS.has(kind.words.at(-1)!) && (never.size === 0 || !isListedKind(kind, table, context))) continue;
    if (kind === draft || (never.size === 0 && words.has(kind.words[0]!)) || kind.nullRate !== undefined) continue;
    const labels = labelsAllowed(kind, table, context);
    const inFull = lettersInFull(labels);
    const matching = labels.filter((label) => isMeant(inFull?.get(label.toLowerCase()) ?? label));
    if (matching.length === 0 || matching.length === labels.length) continue;
    return isFreeToBeEmpty(draft, table, context)
      ? { condition: isOneOf(kind, matching), changes: { entity: undefined, nullRate: rateWithin(draft) }, isAlways: true }
      : undefined;
  }
  return undefined;
}

/** What single letters stand for beside each other: `P` and `B` are private and business customers; undefined for other labels. */
function lettersInFull(labels: readonly string[]): ReadonlyMap<string, string> | undefined {
  const own = labels.map((label) => label.toLowerCase());
  return LETTERS.find((words) => own.length === words.size && own.every((label) => words.has(label)));
}

/** Where it holds it is there, unless something else said how often it is not. */
export function rateWithin({ nullRate = 0 }: Draft): number | undefined {
  return nullRate > SOMETIMES ? nullRate : undefined;
}

/** Whether a column shows labels that the schema lists, and these may be kinds of its rows. */
export function isListedKind({ column, words, because }: Draft, table: TableView, { bounds }: DeriveContext): boolean {
  const isGiven = column.type.labels !== undefined || ownMember(bounds.tables.get(table.name)!.domains, column.name)?.in !== undefined;
  return (isGiven || isListed(because)) && !NO_KINDS.has(words.at(-1)!);
}

export function isOwn(draft: Draft): boolean {
  const { column, kind, entity, parameters } = draft;
  return (
    mayBeEmpty(draft) &&
    TYPES.test(column.type.base) &&
    column.type.kind === 'base' &&
    (entity === undefined || LOOSE.test(kind)) &&
    !kind.startsWith('life.') &&
    parameters.after === undefined &&
    parameters.start === undefined
  );
}
