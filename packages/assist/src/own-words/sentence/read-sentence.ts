import type { BlueprintTable } from '@seedbed/contract';
import { numbersAtTimes } from './at-times.ts';
import { averages } from './average.ts';
import { busyTimes, growing } from './busy-times.ts';
import { conditional } from './conditional.ts';
import { counts } from './counts.ts';
import { noSuchRule } from './no-such-rule.ts';
import { closedEvents } from './event-nouns.ts';
import { heavyParent, perParent } from './per-parent.ts';
import { phoneCountries } from './phone-countries.ts';
import type { Reading } from './reading.ts';
import { beforeTail, keepingOthers, resized } from './resized.ts';
import type { Scope } from './scope.ts';
import { shapedNumbers } from './shaped-numbers.ts';
import { shares } from './shares.ts';
import { steadyTimes } from './steady-times.ts';
import { sums } from './sums.ts';
import { tokensOf, type Token } from './tokens.ts';
import { twoColumns } from './two-columns.ts';
import { withoutChildren } from './without-children.ts';

const READERS = [
  averages,
  heavyParent,
  perParent,
  withoutChildren,
  growing,
  busyTimes,
  resized,
  counts,
  shares,
  conditional,
  shapedNumbers,
  sums,
  numbersAtTimes,
  steadyTimes,
  closedEvents,
  phoneCountries,
  twoColumns,
  noSuchRule,
];
/** Words of a request without content. */
const ASKING =
  /^(?:please|i|we|want|need|would|like|give|me|us|make|let|set|create|generate|add|have|there|should|be|must|are|is|to|sure|that|ensure|show|use|also|then|now|and|so)$/;
const MAX_WORDS = 24;

/**
 * Reads a sentence about the blueprint: an amount or share, a table or column, and a claim about its rows, using every word. Null if some
 * word is not understood, if nothing is named, or if it is ambiguous.
 */
export function readSentence(scope: Scope, sentence: string): Reading['statements'] | null {
  const tokens = tokensOf(sentence);
  if (tokens.length === 0 || tokens.length > MAX_WORDS) return null;
  return understood(scope, tokens) ?? understood(scope, withoutOpeningWords(tokens));
}

/** `… and keep everything else` is of the sentence before it. */
function understood(scope: Scope, tokens: readonly Token[]): Reading['statements'] | null {
  const before = beforeTail(tokens);
  return surest(before ? readingsOf(scope, before).map((one) => keepingOthers(scope, one)) : readingsOf(scope, tokens), scope.open);
}

function readingsOf(scope: Scope, tokens: readonly Token[]): Reading[] {
  return tokens.length === 0 ? [] : READERS.flatMap((read) => read(scope, tokens));
}

/** Without opening words such as `please make`. */
function withoutOpeningWords(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex(({ word }) => !ASKING.test(word));
  return first > 0 ? tokens.slice(first) : [];
}

/** The reading with the highest score; of different ones with the same score the one about the open table, and null if there is no single one. */
function surest(readings: readonly Reading[], open: BlueprintTable | undefined): Reading['statements'] | null {
  const most = Math.max(0, ...readings.map(({ score }) => score));
  if (most < MIN) return null;
  const likely = readings.filter(({ score }) => score >= most - 0.015).map(({ statements }) => statements);
  const same = (all: typeof likely) => (all.length > 0 && all.every((meant) => textOf(meant) === textOf(all[0]!)) ? all[0]! : null);
  return same(likely) ?? (open ? same(likely.filter((meant) => meant.every((one) => 'table' in one && one.table === open))) : null);
}

const MIN = 0.4;

function textOf(meant: Reading['statements']): string {
  return JSON.stringify(meant, (name, value: unknown) => {
    if (name !== 'table' && name !== 'column') return value;
    const { schema, name: called } = value as { schema?: string; name?: string };
    return called === undefined ? value : `${schema ?? ''}.${called}`;
  });
}
