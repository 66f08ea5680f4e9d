import { singular } from '@seedbed/meaning/read';
import { frameOf, waysOf } from './frame.ts';
import { amountAt } from './numbers.ts';
import { childNamed, relationOf } from './per-parent.ts';
import { claimsOf } from './predicate.ts';
import { languageOf } from './place-codes.ts';
import type { Reading } from './reading.ts';
import { tableNamed, type NamedTable, type Scope } from './scope.ts';
import { wordsOf, type Token } from './tokens.ts';
import { whenOf } from './when.ts';

const THAN = '(as often as|more often than|as much as|more than) (the|all)? (rest|others|other ones|normal ones)';
const OFTENER = [
  frameOf(`{parents} {verb} {factor} ${THAN}`),
  frameOf('{parents} (have|has|place|places|get|gets|take|takes|give|gives|own|owns|make|makes) {factor} (as many|as much) {children}'),
  frameOf('{parents} (have|has|place|places|get|gets|take|takes|give|gives|own|owns|make|makes) {factor} (as many|as much) {children} (as|than) {other}'),
  frameOf('{parents} (have|has|place|places|get|gets|take|takes|give|gives|own|owns|make|makes) (more|fewer) {children} than {other}'),
  frameOf(
    '{parents} (have|has|place|places|get|gets|take|takes|give|gives|own|owns|make|makes) {factor} (as many|as much) {children} (as|than) (the|all)? (rest|others|other ones)',
  ),
];
const NONE_OF_KIND = frameOf('{parents} (have|has|place|places|get|gets|own|owns|make|makes) (no|never any|not any) {children}');
const EACH_IN_TIME = frameOf(
  '(each|every|all|the)? {parent} (have|has|had|place|places|placed|get|gets|make|makes|made) (a|an|one|at least one) {child} {when}',
);
const HOLIDAYS = frameOf('(no|never any) {table} (on|at|during) (the)? (public holidays|bank holidays|holidays|public holiday|bank holiday)');
const LANGUAGE = frameOf(
  '(all|the|all the)? (everything|values|names|texts|words|data|dataset|rows|it all) (is|are|be|should be|look|looks)? (in|into|to)? {language}',
);
const BY_PLACE = frameOf('(the|every)? (last|first|newest|latest|oldest|most recent) {child} (of|per|for) (every|each|a|the|all)? {parent} (is|are) {state}');

/**
 * Understood sentences that no change in words can fulfil: the reason, and an alternative. Only if the schema has all of their words;
 * other sentences count as not understood.
 */
export function noSuchRule(scope: Scope, tokens: readonly Token[]): Reading[] {
  return [
    ...oftener(scope, tokens),
    ...byPlace(scope, tokens),
    ...noneOfKind(scope, tokens),
    ...eachInTime(scope, tokens),
    ...onHolidays(scope, tokens),
    ...inLanguage(tokens),
  ];
}

/** `VIP customers order five times as often as the rest`: the number of children by the kind of parent. */
function oftener(scope: Scope, tokens: readonly Token[]): Reading[] {
  return OFTENER.flatMap((frame) => [...waysOf(frame, tokens)]).flatMap(({ parents, verb, factor, children, other }) => {
    if (factor && !isFactor(wordsOf(factor))) return [];
    const parent = kindOf(scope, parents!);
    const child = parent && childIn(scope, parent, children ?? verb!);
    if (other && !/^(?:rest|others|ones)$/.test(other.at(-1)!.word) && kindOf(scope, other)?.table !== parent?.table) return [];
    if (!parent || !child || !relationOf(scope, child.table, parent.table)) return [];
    const [of, rows] = [singular(plain(parent.table.name)), plain(child.table.name)];
    return cannot(
      `how many ${rows} one ${of} has does not depend on its kind: one fan-out is for all of them. “one ${of} with 30 % of all ${rows}” works`,
      parent.score * child.score,
    );
  });
}

/** `blocked customers have no orders`: rows of another table by the kind of their parent. */
function noneOfKind(scope: Scope, tokens: readonly Token[]): Reading[] {
  return [...waysOf(NONE_OF_KIND, tokens)].flatMap(({ parents, children }) => {
    const parent = kindOf(scope, parents!);
    const child = parent && childNamed(scope, parent, children!);
    if (!parent || !child || !relationOf(scope, child.table, parent.table)) return [];
    const at = parents!.findIndex((_, i) => i > 0 && tableNamed(scope, wordsOf(parents!.slice(i)))?.table === parent.table);
    if (claimsOf(scope, parent.table, parents!.slice(0, at)).length === 0) return [];
    const [of, rows] = [plain(parent.table.name), plain(child.table.name)];
    return cannot(
      `whether ${of} have ${rows} does not depend on their kind. “10 % of ${of} have no ${rows}” works for all of them`,
      parent.score * child.score,
    );
  });
}

/** `each customer has an order in the last 30 days`: a row of each parent at a certain time. */
function eachInTime(scope: Scope, tokens: readonly Token[]): Reading[] {
  return [...waysOf(EACH_IN_TIME, tokens)].flatMap(({ parent, child, when }) => {
    const of = tableNamed(scope, wordsOf(parent!));
    const rows = of && childNamed(scope, of, child!);
    if (!rows || !relationOf(scope, rows.table, of.table) || whenOf(wordsOf(when!)) === null) return [];
    const table = plain(rows.table.name);
    return cannot(
      `changes in words do not give every row of ${plain(of.table.name)} one of ${table} at a certain time. “${table} of the last 6 months only” works`,
      of.score * rows.score,
    );
  });
}

/** `no orders on public holidays`: they differ by country and year. */
function onHolidays(scope: Scope, tokens: readonly Token[]): Reading[] {
  return [...waysOf(HOLIDAYS, tokens)].flatMap(({ table }) => {
    const named = tableNamed(scope, wordsOf(table!));
    return named ? cannot(`Seedbed knows no public holidays. “no ${plain(named.table.name)} on Sundays” works`, named.score) : [];
  });
}

/** `everything german`, `all names in French`: the language is one setting of the dataset. */
function inLanguage(tokens: readonly Token[]): Reading[] {
  return [...waysOf(LANGUAGE, tokens)].flatMap(({ language }) => {
    const code = languageOf(wordsOf(language!).join(' '));
    return code === null
      ? []
      : cannot(
          `the language of names, places and words is one setting of the dataset: choose ${code} where the status bar below shows the locale, or pass --locale ${code}`,
          1,
        );
  });
}

/** `five times`, `twice`. */
function isFactor(words: readonly string[]): boolean {
  if (words.length === 1 && /^(?:twice|thrice|double)$/.test(words[0]!)) return true;
  const amount = amountAt(words, 0);
  return amount !== null && words.slice(amount.length).join(' ') === 'times';
}

/** A table after the words for a kind of its rows, but not after `all` or `every`. */
function kindOf(scope: Scope, tokens: readonly Token[]): NamedTable | null {
  for (let at = 1; at < tokens.length; at++) {
    const named = tableNamed(scope, wordsOf(tokens.slice(at)));
    if (named && !/^(?:all|every|the|our)$/.test(tokens[at - 1]!.word)) return named;
  }
  return null;
}

/** `lessons` of `take lessons`, and `orders` of `order`. */
function childIn(scope: Scope, parent: NamedTable, tokens: readonly Token[]): NamedTable | null {
  return childNamed(scope, parent, tokens) ?? childNamed(scope, parent, tokens.slice(1));
}

/** `the last order of every customer is still in the cart`: a row by its place among those of its parent. */
function byPlace(scope: Scope, tokens: readonly Token[]): Reading[] {
  return [...waysOf(BY_PLACE, tokens)].flatMap(({ child, parent, state }) => {
    const of = tableNamed(scope, wordsOf(parent!));
    const rows = of && childNamed(scope, of, child!);
    if (!of || !rows || !relationOf(scope, rows.table, of.table)) return [];
    const claims = claimsOf(scope, rows.table, state!);
    const [{ column, is }] = claims.length === 1 ? claims : [{ column: undefined, is: undefined }];
    if (!column) return [];
    const instead = is.kind === 'labels' ? `. A share works: “20 % of ${plain(rows.table.name)} ${is.labels[0]!}”` : '';
    return cannot(
      `changes in words do not choose rows by their place among the rows of one ${singular(plain(of.table.name))}${instead}`,
      of.score * rows.score,
    );
  });
}

function cannot(text: string, score: number): Reading[] {
  return [{ statements: [{ cannot: text }], score: score * 0.9 }];
}

function plain(name: string): string {
  return name.replaceAll('_', ' ');
}
