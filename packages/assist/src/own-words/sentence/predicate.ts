import type { BlueprintTable } from '@seedbed/contract';
import { denied, type Claim } from './claim.ts';
import { readDurations } from './durations.ts';
import { readEvents } from './events.ts';
import { readLabels } from './labels.ts';
import { readAges, readEmptiness, readNumbers } from './measures.ts';
import { best, columnsNamed, type NamedColumn, type Scope } from './scope.ts';
import { readTimes } from './times.ts';
import { wordsOf, type Token } from './tokens.ts';
import { readValues } from './named-values.ts';

const PRONOUN = /^(?:that|which|who|whose|to|should|must|will|shall|may|can|do|does|did|they|it)$/;
const HAVE = /^(?:have|has|had|having|with|contain|contains|get|gets|carry|carries)$/;
const BE = /^(?:is|are|be|been|being|was|were|stay|stays|remain|remains|become|becomes)$/;
const ADVERB = /^(?:always|already|currently|still|only|all|either|just|also|now|both)$/;
const DENY = /^(?:not|never|no|nothing)$/;
const CONTRACTED = /^(?:is|are|was|were|has|have|had|do|does|did|should|can|wo)n't$|^(?:cannot|can't|won't)$/;

/** The most likely claims of a predicate, all equally likely. */
export function claimsOf(scope: Scope, table: BlueprintTable, tokens: readonly Token[]): Claim[] {
  const found = openedOf(tokens);
  if (found.rest.length === 0) return [];
  const claims = best(readingsOf(scope, table, found));
  if (!found.not) return claims;
  // `were no shows`: a value that begins with “no” is no negation.
  const no = tokens.findIndex(({ word }) => word === 'no');
  const named = no > 0 ? readLabels(scope, table, wordsOf(tokens.slice(no))).filter(({ not, score }) => !not && score > 0.9) : [];
  return named.length > 0 ? named : denied(claims);
}

/** Verbs and adverbs that open a statement. */
export type Opened = { readonly rest: readonly Token[]; readonly not: boolean; /** After have or with. */ readonly had: boolean };

export function openedOf(tokens: readonly Token[]): Opened {
  let [at, not, had] = [0, false, false];
  for (; at < tokens.length - 1; at++) {
    const { word } = tokens[at]!;
    if (HAVE.test(word)) had = true;
    else if (CONTRACTED.test(word)) {
      not = !not;
      had ||= word.startsWith('ha');
    } else if (word === 'no' && (had || at === 0)) break;
    // `no longer active`
    else if (DENY.test(word)) not = !not;
    else if (word === 'longer' && not) continue;
    else if (!PRONOUN.test(word) && !BE.test(word) && !ADVERB.test(word)) break;
  }
  return { rest: tokens.slice(at), not, had };
}

function readingsOf(scope: Scope, table: BlueprintTable, { rest, had }: Opened): Claim[] {
  const words = wordsOf(rest);
  const absent = readAbsence(scope, table, words, had);
  if (absent) return absent;
  return [
    ...readEmptiness(scope, table, words, had),
    ...readLabels(scope, table, words),
    ...readEvents(scope, table, words),
    ...readNumbers(scope, table, words),
    ...readAges(scope, table, words),
    ...readValues(scope, table, rest),
    ...readTimes(scope, table, words),
    ...readDurations(scope, table, words),
    ...(had ? presentOf(scope, table, words) : []),
  ];
}

const WITHOUT = /^(?:without|lack|lacks|lacking|miss|misses|missing)$/;

/** `have no phone`, `without a note`: the column is NULL. Null for any other words. */
function readAbsence(scope: Scope, table: BlueprintTable, words: readonly string[], had: boolean): Claim[] | null {
  const isNone = words[0] === 'no' && had;
  if ((!isNone && !WITHOUT.test(words[0] ?? '')) || words.length < 2) return null;
  const absent = columnsNamed(scope, words.slice(1), table)
    .filter((one) => canBeAbsent(one))
    .map(({ column, score }): Claim => ({ table, column, is: { kind: 'absent' }, not: false, score }));
  return absent.length > 0 ? absent : readEmptiness(scope, table, words, had);
}

/** `have a phone`. */
function presentOf(scope: Scope, table: BlueprintTable, words: readonly string[]): Claim[] {
  return columnsNamed(scope, words, table)
    .filter((one) => canBeAbsent(one))
    .map(({ column, score }) => ({ table, column, is: { kind: 'absent' }, not: true, score: score * 0.9 }));
}

/** Whether the column may be NULL. */
function canBeAbsent({ column }: NamedColumn): boolean {
  return column.nullable === true;
}
